// Whether the laws of the model and of its explanations, and its second writing, hold on many more random plans than `npm test` tries; others
// with FUZZ_SEED=random.
import { run } from '../../scripts/tools/run.mjs'
import { none } from '../goals.mjs'

const plans = 1500

export async function benchLaws() {
  const tests = ['src/domain', 'src/results/explain', 'bench/second-model']
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests]
  const env = { ...process.env, FUZZ_RUNS: String(plans) }
  return { plans, hold: (await run(process.execPath, args, { env })) === 0 }
}

export const lawGoals = ({ plans, hold }) => [none(`laws that do not hold on ${plans} random plans`, hold ? 0 : 1)]
