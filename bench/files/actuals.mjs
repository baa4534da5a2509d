// Whether a year of orders, statements and advertising of any plan, written as each platform writes it, is read back to the halala,
// and how long a large file takes.
import { run } from '../../scripts/tools/run.mjs'
import { benchLargeFiles } from './large-files.mjs'

const plans = 500

export async function benchActuals() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'src/files/actuals']
  const env = { ...process.env, ACTUALS_PLANS: String(plans) }
  return { plans, agrees: (await run(process.execPath, args, { env })) === 0, large: await benchLargeFiles() }
}
