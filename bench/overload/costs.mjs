// What every procedure costs the processor, on a large account and with the worst input: measured in the real application
// over the embedded database, which is part of its process, and written beside the allowances. Statements stand there as
// the test counts them, at first calls.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/tools/run.mjs'

const file = 'server/http/budgets.ts'

/** What is written above the median that was measured: other machines, and what a run did not meet. */
const margin = 1.25

/** Tenths below 10 ms, whole ones above. */
function rounded(ms) {
  const kept = ms * margin
  return kept < 10 ? Math.max(0.1, Math.ceil(kept * 10) / 10) : Math.ceil(kept)
}

async function measured() {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-costs-'))
  const report = join(folder, 'costs.json')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/http/bounds/costs']
  try {
    const env = { ...process.env, COSTS_REPORT: report }
    // The database of a server elsewhere would not be counted.
    delete env.DATABASE_URL_TEST
    // A new cost may come to more than an allowance: that is told below, in the new figures.
    await run(process.execPath, vitest, { env })
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the costs into the table, each in the line of its name. */
function write(costs) {
  let text = readFileSync(file, 'utf8')
  for (const [name, { cpuMs }] of Object.entries(costs)) {
    const line = new RegExp(`^(  '?${name.replaceAll('.', '\\.')}'?: \\{.*cpuMs: )[\\d.]+`, 'm')
    text = text.replace(line, (_, before) => `${before}${rounded(cpuMs)}`)
  }
  writeFileSync(file, text)
}

export async function benchCosts() {
  const costs = await measured()
  write(costs)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/http/bounds/costs']
  return { costs, fits: (await run(process.execPath, vitest)) === 0 }
}
