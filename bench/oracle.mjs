// Whether auto-save loses anything: 500 random runs of its logic in a simulated world, and random days of real browsers
// against the real server, which is killed in between; and whether histories of saves do. Other runs with FUZZ_SEED=random, more days with ORACLE_DAYS.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from '../scripts/tools/chromium.mjs'
import { run } from '../scripts/tools/run.mjs'

const runs = 500
const histories = 1000
const days = Number(process.env.ORACLE_DAYS ?? 100)

const node = (args, env) => run(process.execPath, args, { env: { ...process.env, ...env } })

/** Answers whether all runs kept everything: the first that does not ends them. */
async function logicKeepsAll() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'src/evaluator/saving/autosave-oracle']
  return (await node(args, { ORACLE_RUNS: String(runs) })) === 0
}

/** Answers whether every text of the last hour can be restored, in random histories of saves, conflicts and deletions. */
async function historyKeepsAll() {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'server/projects/history/history-oracle',
  ]
  return (await node(args, { ORACLE_RUNS: String(histories) })) === 0
}

/** What the days found; null when they came to no end. */
async function liveDays() {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-oracle-report-'))
  const report = join(folder, 'report.json')
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', 'autosave-oracle\\.spec']
  const env = { CHROMIUM_PATH: await provideChromium(), ORACLE_REPORT: report }
  Object.assign(env, { ORACLE_DAYS: String(days), ORACLE_AT_ONCE: '4' })
  try {
    await node(args, env)
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function benchOracle() {
  return {
    runs,
    isKept: await logicKeepsAll(),
    histories,
    isRestorable: await historyKeepsAll(),
    days,
    found: await liveDays(),
  }
}
