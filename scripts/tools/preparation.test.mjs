import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from '../testing/counts.mjs'
import { fingerprint } from './fingerprint.mjs'
import { isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { isNewEnough } from './node-version.mjs'
import { sources } from './prepare.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mizan-preparation-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('knows which Node is new enough', () => {
  const have = ['18.20.0', '20.18.9', '20.19.0', '20.20.2', '22.1.0', '24.0.0']
  expect(have.filter((version) => isNewEnough(version, '>=20.19'))).toEqual(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])
})

describe('what is installed', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' }
  const foreign = { version: '1.0.0', integrity: 'sha512-f', optional: true, os: ['none'] }
  const own = { version: '1.0.0', integrity: 'sha512-o', optional: true, os: [process.platform], cpu: [process.arch] }
  const compare = (wanted, installed) => isInstalled({ packages: { '': {}, ...wanted } }, { packages: installed })

  it('is compared with the lockfile, package by package', () => {
    expect(compare({ 'node_modules/a': a }, { 'node_modules/a': a })).toBe(true)
    expect(compare({ 'node_modules/a': a }, {})).toBe(false)
    expect(compare({ 'node_modules/a': a }, { 'node_modules/a': { ...a, version: '1.0.1' } })).toBe(false)
    expect(compare({ 'node_modules/a': a }, { 'node_modules/a': { ...a, integrity: 'sha512-b' } })).toBe(false)
    expect(compare({}, { 'node_modules/a': a })).toBe(false)
  })

  it('may lack packages for other platforms, and none for this one', () => {
    expect(compare({ 'node_modules/f': foreign }, {})).toBe(true)
    expect(compare({ 'node_modules/o': own }, {})).toBe(false)
    expect(compare({ 'node_modules/o': { ...own, libc: ['musl'] } }, {})).toBe(true)
  })
})

it('builds again when any script changes that a build runs', () => {
  const imported = (script) => {
    const text = readFileSync(script, 'utf8')
    const own = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => normalize(join(dirname(script), path)))
    return [script, ...own.flatMap(imported)]
  }
  const isCovered = (file) => sources.some((source) => file === source || file.startsWith(`${source}/`))
  const run = imported('scripts/build.mjs')
  expect(run.length).toBeGreaterThan(3)
  expect(run.filter((file) => !isCovered(file))).toEqual([])
})

it('sees a change in any file, a new name and a removed file, and nothing else', () => {
  const file = (name) => join(folder, name)
  mkdirSync(file('sub'))
  writeFileSync(file('a.ts'), '1')
  writeFileSync(file('sub/b.ts'), '2')
  const skip = (path) => path.endsWith('.test.ts')
  const now = () => fingerprint([folder, file('missing')], { skip })
  const first = now()
  expect(now()).toBe(first)
  writeFileSync(file('a.test.ts'), 'x')
  expect(now()).toBe(first)
  writeFileSync(file('sub/b.ts'), '3')
  const second = now()
  rmSync(file('sub/b.ts'))
  writeFileSync(file('sub/c.ts'), '3')
  expect(new Set([first, second, now()]).size).toBe(3)
})

describe('the lock', () => {
  it('lets go when the work fails, and takes over from a dead process', async () => {
    const path = join(folder, 'lock')
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    writeFileSync(path, '999999999')
    expect(await withLock(path, () => readFileSync(path, 'utf8'))).toBe(String(process.pid))
  })
})

describe('the counts', () => {
  const report = (content) => {
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify(content))
    return path
  }

  it('come from the reports of the runners', () => {
    const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] }
    expect(vitestCounts(1, report(vitest))).toMatchObject({ passed: 3, failed: 1, skipped: 2 })
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }
    expect(playwrightCounts(0, report({ stats, suites: [] }))).toMatchObject({ passed: 5, failed: 0, skipped: 0 })
  })

  it('report how long each test took, at any depth of suites', () => {
    const assertionResults = [{ fullName: 'a plan is read', duration: 1500 }, { fullName: 'one is left out' }]
    const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }
    expect(vitestCounts(0, report({ ...counts, testResults: [{ assertionResults }] })).tests).toEqual([
      { title: 'a plan is read', seconds: 1.5 },
      { title: 'one is left out', seconds: 0 },
    ])
    const spec = { title: 'opens', tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }] }
    const suites = [{ title: 'demo.spec.ts', specs: [], suites: [{ title: 'en', specs: [spec] }] }]
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
    expect(playwrightCounts(0, report({ stats, suites })).tests).toEqual([
      { title: 'demo.spec.ts › en › opens', seconds: 2.5 },
    ])
  })

  it('name what failed, and why', () => {
    const assertionResults = [{ fullName: 'a plan is kept', status: 'failed', failureMessages: ['expected 1 to be 2'] }]
    const counts = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
    const failure = 'expected 1 to be 2'
    expect(vitestCounts(1, report({ ...counts, testResults: [{ assertionResults }] })).tests).toMatchObject([
      { failure },
    ])
    const results = [{ duration: 2000, error: { message: failure } }]
    const suites = [{ title: 'demo.spec.ts', specs: [{ title: 'opens', ok: false, tests: [{ results }] }] }]
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
    expect(playwrightCounts(1, report({ stats, suites })).tests).toMatchObject([{ failure }])
  })

  it('never hide a runner that failed', () => {
    const none = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
    expect(vitestCounts(1, report(none)).failed).toBe(1)
    expect(vitestCounts(0, join(folder, 'none.json')).failed).toBe(1)
  })
})
