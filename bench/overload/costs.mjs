// What every procedure costs the processor, on a large account and with the worst input, and whether anything that is sent or
// stored keeps other requests waiting: measured in the real application
// over the embedded database, which is part of its process, and compared with what each procedure says that it needs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/tools/run.mjs'

/** Milliseconds a minute that one caller may take of a procedure: a tenth of a core. */
const atMostMs = 6000

/** What is noted above the median that was measured: other machines, and what a run did not meet. */
const margin = 1.25

/** Tenths below 10 ms, whole ones above. */
function rounded(ms) {
  const budgeted = ms * margin
  return budgeted < 10 ? Math.max(0.1, Math.ceil(budgeted * 10) / 10) : Math.ceil(budgeted)
}

async function measured() {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-costs-'))
  const report = join(folder, 'costs.json')
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--no-file-parallelism',
    'server/http/bounds',
  ]
  try {
    const env = { ...process.env, COSTS_REPORT: report }
    // The database of a server elsewhere would not be counted.
    delete env.DATABASE_URL_TEST
    await run(process.execPath, vitest, { env })
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function benchCosts() {
  const costs = await measured()
  const notable = costs.map(({ cpuMs, ...cost }) => ({ ...cost, cpuMs: rounded(cpuMs) }))
  for (const { name, cpuMs, noted } of notable)
    if (cpuMs > noted || cpuMs < noted / 2) console.log(`  ${name}: cpuMs ${cpuMs}, and ${noted} is noted`)
  return { costs, fits: notable.every(({ cpuMs, aMinute }) => cpuMs * aMinute <= atMostMs) }
}
