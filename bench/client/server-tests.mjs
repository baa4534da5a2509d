import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/tools/run.mjs'

/** The tests of a file of the server, by their titles: how many passed, and which did not. */
export async function testsOf(file, title, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-callable-'))
  const report = join(folder, 'report.json')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', file, '-t', title]
  const args = [...vitest, '--reporter=json', `--outputFile=${report}`]
  try {
    await run(process.execPath, args, { env: { ...process.env, ...settings } })
    const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
      ({ assertionResults }) => assertionResults,
    )
    for (const { failureMessages = [] } of tests)
      for (const message of failureMessages) console.log(`  ${message.slice(0, 3000)}`)
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    return { passed: tests.filter(({ status }) => status === 'passed').length, failed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
