import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { apiTokens } from '../../../../db/connect-schema'
import { categoryBenchmarks } from '../../../../db/reference-schema'
import { users } from '../../../../db/schema'
import { testDatabase } from '../../../../db/testing'
import { tokenScopes } from '../../../../src/domain/options'
import { programOf, signedInVisitor, type Visitor } from '../../../testing/test-app'
import type { Call } from '../call'
import type { examplesOf } from '../examples'
import { documentedCalls } from './documented'
import { callerOf } from './inputs'
import { openWorld } from './world'

type Printed = ReturnType<typeof examplesOf>[number]

const commands = {
  curl: (text: string) => ['bash', ['-c', text]] as const,
  TypeScript: (text: string) => [process.execPath, ['--input-type=module', '--eval', text]] as const,
  Python: (text: string) => ['python3', ['-c', text]] as const,
}

/** Where a reader puts in a code that was mailed: as printed it is refused, as the document says of a wrong one. */
const needsOwn: Readonly<Record<string, number>> = { 'account.deleteByCode': 400 }

/** The status that the document says a request as printed is answered with. */
function documentedStatus({ operation }: Call): number {
  const own = needsOwn[operation.operationId]
  if (own !== undefined) return own
  return Number(Object.keys(operation.responses).find((status) => status.startsWith('2')))
}

/** Stands before the application, puts the ids of rows that are there in the place of the examples', and keeps the last status. */
async function startFront(target: string, idsIn: (path: string) => string) {
  let status = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (!/^(connection|content-length|expect|host|transfer-encoding)$/.test(name)) headers.set(name, String(value))
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null
    const answer = await fetch(target + idsIn(request.url ?? ''), { method: request.method ?? '', headers, body })
    status = answer.status
    const kept = [...answer.headers].filter(
      ([name]) => !/^(connection|content-(encoding|length)|keep-alive|transfer-encoding)$/.test(name),
    )
    response.writeHead(status, kept)
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    status: () => status,
    forget: () => {
      status = 0
    },
    close: () => server.close(),
  }
}

/** The cookies of a browser, as a file of curl and as a header. */
const cookieFile = (cookies: Visitor['cookies']) =>
  [...cookies].map((pair) => ['127.0.0.1', 'FALSE', '/', 'FALSE', '0', ...pair].join('\t')).join('\n')
const cookieHeader = (cookies: Visitor['cookies']) => [...cookies].map((pair) => pair.join('=')).join('; ')

/** What a call makes is not there before it, if there can be one of it alone; an account is, where the call signs in. */
async function setRows(app: FastifyInstance, { operation }: Call) {
  const example = operation.requestBody?.content?.['application/json'].example
  if (typeof example !== 'object' || example === null) return
  const { db } = await testDatabase()
  if (operation.operationId === 'admin.categoryBenchmarks.create' && 'categoryId' in example)
    await db.delete(categoryBenchmarks).where(sql`${categoryBenchmarks.categoryId} = ${example.categoryId}`)
  if (!('email' in example)) return
  await db.delete(users).where(eq(users.email, String(example.email)))
  if (operation.operationId === 'auth.login') await signedInVisitor(app, { ...example })
}

/** Runs what the page for programs prints, each as a program of its own, beside rows that its ids stand for. */
export async function openPrinted(app: FastifyInstance) {
  const target = await app.listen({ port: 0, host: '127.0.0.1' })
  const world = await openWorld(app)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-printed-'))
  let examples: [string, string][] = []
  const front = await startFront(target, (path) => examples.reduce((one, [from, to]) => one.replace(from, to), path))

  async function settingsFor(call: Call) {
    const documented = documentedCalls.find(({ operation }) => operation.operationId === call.operation.operationId)
    if (!documented) throw new Error(`${call.path} is not documented`)
    await world.restore(documented)
    await setRows(app, call)
    const ids = world.ids()
    examples = (call.operation.parameters ?? []).flatMap(({ name, schema }) => {
      const own = ids[name]
      return own === undefined ? [] : [[String(schema.examples?.[0]), own]]
    })
    const caller = world.visitorFor(callerOf(documented))
    // An account may have few of them.
    const { db } = await testDatabase()
    await db.delete(apiTokens).where(eq(apiTokens.name, 'A program'))
    const scope = tokenScopes.find((one) => one === call.operation['x-scope'])
    const { token } = scope && caller.cookies.size > 0 ? await programOf(app, caller, scope) : { token: '' }
    await writeFile(join(folder, 'cookies'), cookieFile(caller.cookies))
    return { MIZAN: front.url, TOKEN: token, COOKIE: cookieHeader(caller.cookies) }
  }

  return {
    /** The status that a request as printed was answered with, what it printed, and what the document says. */
    async run(call: Call, { language, text }: Printed) {
      front.forget()
      const env = { ...process.env, ...(await settingsFor(call)) }
      const [command, args] = commands[language](text)
      const printed = await new Promise<string>((resolve) => {
        const done = (error: Error | null, out: string, errors: string) => resolve(error ? out + errors : out)
        const child: ChildProcess = execFile(command, args, { cwd: folder, env }, done)
        child.stdin?.end()
      })
      return { found: front.status(), documented: documentedStatus(call), printed }
    },
    async close() {
      front.close()
      await rm(folder, { recursive: true })
    },
  }
}
