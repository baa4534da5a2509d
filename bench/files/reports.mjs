// Whether an amount is divided in one of the one-page reports of twenty-one stores, in both languages.
import { run } from '../../scripts/tools/run.mjs'

const pages = 42

export async function benchReports() {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'src/evaluator/files/report/document/amounts',
  ]
  const env = { ...process.env, REPORTS: 'all' }
  return { pages, isWhole: (await run(process.execPath, args, { env })) === 0 }
}
