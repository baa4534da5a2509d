import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import superjson from 'superjson'
import { expect } from 'vitest'
import { userSessions, users } from '../../db/schema'
import { emptyDatabase, testDatabase } from '../../db/testing'
import type { TokenScope } from '../../src/domain/options'
import { plainJson } from '../../src/domain/schemas/plain-json'
import { fileName } from '../../src/files/file-name'
import { madeTypes } from '../../src/files/made-file'
import { type AppOptions, createApp } from '../app/app'
import { createRefuseEasyPassword } from '../auth/easy-passwords/judge'
import { emptyList } from '../auth/easy-passwords/word-list'
import { createPasswords } from '../auth/passwords'
import { publicAddresses } from '../connect/addresses'
import { type Env, readEnv } from '../infra/env'
import { createLog } from '../infra/log'
import { createMail } from '../infra/mail/mail'
import { openSecretKey } from '../infra/secret-key'
import { createCardPayments } from '../payments/stripe'
import type { FileMaker } from '../projects/files/file-maker'
import type { AppRouter } from '../routers/router'

export interface TestOptions extends Partial<Omit<AppOptions, 'env'>> {
  env?: Partial<Env>
}

/** Hashing that costs next to nothing: what the tests look at is not how hard it is. */
export const quick = { memoryCost: 64, timeCost: 1 }

/** In place of the thread that makes files, which takes seconds: what was ordered, as the file. */
export const quickFiles: FileMaker = {
  make: async (order) => {
    const name = fileName(order.projectName, order.kind, madeTypes[order.kind].extension)
    return { name, bytes: new Uint8Array(Buffer.from(JSON.stringify(order))) }
  },
  close: async () => {},
}

/** Where the outbox of the tests is. */
export const testDataDir = join(tmpdir(), `mizan-test-${process.pid}`)

const open = new Map<FastifyInstance, string | undefined>()

/** An application that is not closed looks at its process all the time, and is kept in memory. */
async function closeThoseOfOtherFiles(file: string | undefined) {
  const others = [...open].filter(([, madeIn]) => madeIn !== file).map(([app]) => app)
  for (const app of others) open.delete(app)
  await Promise.all(others.map((app) => app.close()))
}

/** The real application over the worker's emptied database. */
export async function startTestApp({ env, ...options }: TestOptions = {}): Promise<FastifyInstance> {
  const file = expect.getState().testPath
  await closeThoseOfOtherFiles(file)
  const database = await testDatabase()
  await emptyDatabase(database)
  const settings = { ...readEnv({ LOG_LEVEL: 'silent', DATA_DIR: testDataDir }), ...env }
  const log = options.log ?? createLog('silent')
  const app = await createApp({
    database,
    replica: null,
    version: 'test',
    // A machine that runs several suites at once is late without being overloaded by us.
    maxWait: 0,
    log,
    mail: createMail(settings, log),
    passwords: createPasswords(quick),
    refuseEasyPassword: createRefuseEasyPassword(emptyList),
    secretKey: await openSecretKey(database.db),
    // No test asks a name server.
    addressesOf: publicAddresses(async () => [{ address: '93.184.215.14', family: 4 }]),
    stores: null,
    payments: await createCardPayments(settings, { timeout: 500, maxNetworkRetries: 0 }),
    files: quickFiles,
    ...options,
    env: settings,
  })
  open.set(app, file)
  return app
}

type Body = Record<string, unknown>

/** One browser: it keeps its cookies, says that its requests are its own, and reads JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly app: FastifyInstance,
    private readonly headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    private readonly remoteAddress?: string,
  ) {}

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...this.headers, ...(cookie && { cookie }), ...options.headers }
    const response = await this.app.inject({
      ...(this.remoteAddress && { remoteAddress: this.remoteAddress }),
      ...options,
      headers,
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get(url: string) {
    return this.send({ method: 'GET', url })
  }

  post(url: string, payload: Body = {}) {
    return this.send({ method: 'POST', url, payload })
  }

  put(url: string, payload: Body = {}) {
    return this.send({ method: 'PUT', url, payload })
  }

  /** The client that the browser has too. */
  readonly trpc = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'http://localhost/trpc',
        transformer: { input: plainJson, output: superjson },
        fetch: async (input, init) => {
          const { pathname, search } = new URL(String(input))
          const method = init?.method === 'POST' ? 'POST' : 'GET'
          const response = await this.send({
            method,
            url: pathname + search,
            headers: { 'content-type': 'application/json' },
            ...(typeof init?.body === 'string' && { payload: init.body }),
          })
          return new Response(response.body, { status: response.statusCode })
        },
      }),
    ],
  })
}

let people = 0

/** A new user, as the registration form sends them. */
export function newPerson(changes: Body = {}) {
  const email = `noor${++people}@store.example`
  return {
    email,
    password: 'a password of mine',
    firstName: 'Noor',
    lastName: 'Saleh',
    phone: '0501234567',
    ...changes,
  }
}

/** A browser with a new, signed-in user. */
export async function signedInVisitor(app: FastifyInstance, changes: Body = {}, visitor = new Visitor(app)) {
  const person = newPerson(changes)
  const answer = await visitor.post('/api/auth/register', person)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { visitor, person, user: answer.json().user }
}

/** A browser in which an administrator is signed in. */
export async function adminVisitor(app: FastifyInstance) {
  const { db } = await testDatabase()
  const { visitor, person, user } = await signedInVisitor(app)
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id))
  return { visitor, person, user }
}

/** The browser of a user who signed in ten minutes ago, and has not proved since to be still there. */
export async function longAgo({ visitor, user }: { visitor: Visitor; user: { id: string } }): Promise<Visitor> {
  const { db } = await testDatabase()
  const before = new Date(Date.now() - 10 * 60_000)
  await db.update(userSessions).set({ createdAt: before, provedAt: null }).where(eq(userSessions.userId, user.id))
  return visitor
}

/** A program with a new access token of this user: it keeps no cookies, and says of no site that it is its own. */
export async function programOf(app: FastifyInstance, { trpc }: Visitor, scope: TokenScope) {
  const { id, token } = await trpc.tokens.create.mutate({ name: 'A program', scope })
  return { id, token, visitor: new Visitor(app, { authorization: `Bearer ${token}` }) }
}
