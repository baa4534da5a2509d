// Twelve accounts save all that their limits allow, with five webhooks each whose receivers take their time. Measured is how
// long after a save of another account its webhook is told, from one process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/tools/run.mjs'

const seconds = Number(process.env.FLOOD_SECONDS ?? 60)
const test = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/connect/webhook-flood']

export async function benchWebhooks() {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-webhooks-'))
  const report = join(folder, 'report.json')
  try {
    await run(process.execPath, test, { env: { ...process.env, FLOOD_SECONDS: String(seconds), FLOOD_REPORT: report } })
    const { delays, flooded } = JSON.parse(readFileSync(report, 'utf8'))
    const sorted = delays.sort((a, b) => a - b)
    const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    return { seconds, honest: sorted.length, flooded, median, worst }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
