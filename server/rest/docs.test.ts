import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { testServer } from '../../db/testing'
import { startTestApp, Visitor } from '../testing/test-app'
import { groupsOf } from './docs/call'
import { examplesOf } from './docs/examples'
import { restRoutes } from './routes'

const standIn = 'the few options of curl that it uses'
const hasCurl = spawnSync('curl', ['--version']).status === 0

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

  it('writes every call in three languages, which run as they stand', { timeout: 120_000 }, async () => {
    const app = await startTestApp()
    const MIZAN = await app.listen({ port: 0, host: '127.0.0.1' })
    const groups = groupsOf((await new Visitor(app).get('/api/openapi.json')).json())
    const calls = groups.flatMap((group) => group.calls)
    const evaluate = calls.find(({ path }) => path === '/api/evaluate')
    for (const { language, text } of evaluate ? examplesOf(evaluate) : []) {
      const [command, args] = {
        curl: ['bash', ['-c', text]] as const,
        TypeScript: [process.execPath, ['--input-type=module', '--eval', text]] as const,
        Python: ['python3', ['-c', text]] as const,
      }[language]
      if (spawnSync(language === 'curl' ? 'curl' : command, ['--version']).status !== 0) continue
      const { stdout } = await promisify(execFile)(command, args, { env: { ...process.env, MIZAN } })
      expect([language, stdout]).toEqual([language, expect.stringContaining('salesExVAT')])
    }
    for (const call of calls) for (const { text } of examplesOf(call)) expect(text).not.toMatch(/\/\{\w+\}|undefined/)
    await app.close()
  })

  it('stands in short at /llms.txt, with a link to each call', async () => {
    const answer = await new Visitor(await startTestApp()).get('/llms.txt')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    for (const { method, path, procedure } of restRoutes)
      expect(answer.body).toContain(`- [${method} ${path}](/api/docs#${procedure}): `)
    expect(answer.body).toContain('POST /mcp')
  })
})
