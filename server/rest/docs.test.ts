import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { testDatabase, testServer } from '../../db/testing'
import { openSecretKey } from '../infra/secret-key'
import { StoresStandIn } from '../stores/testing/stand-in'
import { openStores } from '../stores/testing/stores-app'
import { startTestApp, Visitor } from '../testing/test-app'
import { groupsOf } from './docs/call'
import { examplesOf } from './docs/examples'
import { tasks } from './docs/tasks'
import { openPrinted } from './docs/testing/printed'
import { restRoutes } from './routes'

const standIn = 'the few options of curl that it uses'
const starts = (command: string) => spawnSync(command, ['--version']).status === 0
const hasCurl = starts('curl')
const canRun = (language: string) => (language === 'curl' ? hasCurl : language === 'TypeScript' || starts('python3'))

/** The commands of the document's one session, and what it says that they print. */
async function session() {
  const text = await readFile('docs/rest.md', 'utf8')
  const lines = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'))
  return {
    script: lines.join('\n'),
    printed: lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2)),
  }
}

/** A folder for PATH in which `curl` is our own reading of it. */
async function standInFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-curl-'))
  const command = `#!/bin/sh\nexec '${process.execPath}' '${resolve('server/rest/docs/testing/curl.mjs')}' "$@"\n`
  await writeFile(join(folder, 'curl'), command, { mode: 0o755 })
  return folder
}

describe('the document for programs', () => {
  // The stand-in starts a program for every line: once is enough where there is a curl.
  const curls = [...(hasCurl ? ['the curl of this machine'] : []), ...(hasCurl && testServer ? [] : [standIn])]

  it.each(curls)('shows a session that goes as written, with %s', { timeout: 120_000 }, async (curl) => {
    const app = await startTestApp()
    const [url, folder] = [
      await app.listen({ port: 0, host: '127.0.0.1' }),
      await mkdtemp(join(tmpdir(), 'mizan-rest-')),
    ]
    try {
      const { script, printed } = await session()
      const first = curl === standIn ? [await standInFolder()] : []
      const PATH = [...first, process.env.PATH].join(delimiter)
      const options = { cwd: folder, env: { ...process.env, PATH, MIZAN: url } }
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], options)
      expect(stdout.split('\n').filter(Boolean)).toEqual(printed)
      expect(printed.length).toBeGreaterThan(15)
    } finally {
      await app.close()
      await rm(folder, { recursive: true })
    }
  })

  it('leads to a page that a browser may show and that runs nothing', async () => {
    const answer = await new Visitor(await startTestApp()).get('/api/docs')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(answer.body).not.toMatch(/<script|(href|src)="?https?:|@import|url\(/)
    expect(answer.body).toContain('<section id="projects.save">')
  })

  it('has a section for each task, and finds calls by the words of a search', async () => {
    const visitor = new Visitor(await startTestApp())
    const whole = await visitor.get('/api/docs')
    for (const { id, calls } of tasks) {
      expect(whole.body).toContain(`<section id="${id}">`)
      for (const name of calls) expect(whole.body).toContain(`href="#${name}"`)
    }
    const search = async (q: string) => (await visitor.get(`/api/docs?q=${encodeURIComponent(q)}`)).body
    const restoring = await search('Version restore')
    expect(restoring).toContain('<section id="projects.versions.restore">')
    expect(restoring).not.toContain('<section id="auth.login">')
    expect(await search('nothing like that')).toContain('No call has these words')
    const hostile = await search('"><script>alert(1)</script>')
    expect(hostile).not.toContain('<script')
    expect((await visitor.get('/api/docs?q=a&q=b')).statusCode).toBe(200)
  })

  it('says what has changed, and names the latest day with every answer', async () => {
    const visitor = new Visitor(await startTestApp())
    const page = await visitor.get('/api/changelog')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const [latest] = [...page.body.matchAll(/<section id="(\d{4}-\d\d-\d\d)">/g)].map(([, day]) => day)
    for (const url of ['/api/health', '/api/projects', '/api/nothing'])
      expect([url, (await visitor.get(url)).headers['mizan-version']]).toEqual([url, latest])
  })

  it('writes every call in three languages, which run as they stand', { timeout: 3_600_000 }, async () => {
    const secretKey = await openSecretKey((await testDatabase()).db)
    const { stores } = await openStores(new StoresStandIn(24), { secretKey })
    const app = await startTestApp({ env: { RATE_LIMIT: false, FREE_ACCESS_LIMIT: 100_000 }, stores })
    const groups = groupsOf((await new Visitor(app).get('/api/openapi.json')).json())
    const calls = groups.flatMap((group) => group.calls)
    for (const call of calls) for (const { text } of examplesOf(call)) expect(text).not.toMatch(/\/\{\w+\}|undefined/)
    // Each is a program of its own: here one call is enough, `npm run bench -- client` runs them all.
    const isWhole = process.env.PRINTED === 'all'
    const run = isWhole ? calls : calls.filter(({ path }) => path === '/api/evaluate')
    const printed = await openPrinted(app)
    const wrong: string[] = []
    for (const call of run)
      for (const example of examplesOf(call).filter(({ language }) => isWhole || canRun(language))) {
        const { found, documented, printed: text } = await printed.run(call, example)
        if (found !== documented)
          wrong.push(
            `${call.operation.operationId} in ${example.language}: ${found}, not ${documented}: ${text.slice(-300)}`,
          )
        if (call.path === '/api/evaluate') expect(text).toContain('salesExVAT')
      }
    await printed.close()
    await app.close()
    expect(wrong).toEqual([])
  })

  it('stands in short at /llms.txt, with a link to each call', async () => {
    const answer = await new Visitor(await startTestApp()).get('/llms.txt')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    for (const { method, path, procedure } of restRoutes)
      expect(answer.body).toContain(`- [${method} ${path}](/api/docs#${procedure}): `)
    expect(answer.body).toContain('POST /mcp')
  })
})
