// Formulas with one thing changed at random, an operation, an operand or a bound: each must be noticed by worked examples,
// by the second model or by a law, and not only because the written modules are others. MUTATED_SECTIONS=cashMonths,conclusion
// names some sections.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { run } from '../../../scripts/tools/run.mjs'
import { copyProduct } from '../../tasks/tasks.mjs'
import { equivalent } from './equivalent.mjs'

const count = Number(process.env.MUTATIONS ?? 40)
const firstSeed = Number(process.env.MUTATION_SEED ?? 1)
const ofSections = process.env.MUTATED_SECTIONS?.split(',')
const outDir = resolve('.cache/bench/mutations')

async function bundled(name, as, plugins = []) {
  const entryFileNames = `${as}.mjs`
  const input = resolve(`bench/second-model/mutations/${name}.mjs`)
  const rolldownOptions = { input, output: { entryFileNames } }
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: { ssr: true, outDir, emptyOutDir: false, target: 'node20', rolldownOptions },
  })
  return pathToFileURL(join(outDir, entryFileNames)).href
}

/** The written modules of a mutant in place of those that are there. */
const instead = (modules) => ({
  name: 'mutant',
  load: (id) => Object.entries(modules).find(([name]) => id.endsWith(`/src/domain/model/${name}`))?.[1] ?? null,
})

/** The tests of the model, but for the one that holds what is written to the formulas, which are not changed in the copy. */
const laws = [
  resolve('node_modules/vitest/vitest.mjs'),
  'run',
  ...['--project', 'unit', 'src/domain/model', '--exclude', 'src/domain/model/values.test.ts'],
]

/** Whether one of them fails in a copy with the mutant's modules. */
async function isNoticedByLaws(modules) {
  const folder = copyProduct(resolve('.cache/bench/mutated'))
  try {
    for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, 'src/domain/model', name), text)
    const env = { ...process.env, FUZZ_RUNS: '250' }
    return (await run(process.execPath, laws, { cwd: folder, env, stdio: 'ignore' })) !== 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What notices a mutant; null when nothing does. */
async function judged(seed, { refused, modules }) {
  if (refused) return 'the command, which refuses it'
  if (!modules) return null
  const { noticedBy } = await import(await bundled('judge', `judge-${seed}`, [instead(modules)]))
  return noticedBy() ?? ((await isNoticedByLaws(modules)) ? 'laws' : null)
}

export async function benchMutations() {
  mkdirSync(outDir, { recursive: true })
  const maker = await bundled('mutant', 'mutant')
  const mutants = []
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const { mutant } = await import(`${maker}?seed=${seed}`)
    const { figure, before, after, ...made } = mutant(seed, ofSections)
    const same = equivalent.find((one) => one.figure === figure && one.after === after)
    const by = same ? `the same in meaning: ${same.why}` : await judged(seed, made)
    console.log(`  ${seed}  ${figure}: ${before}  →  ${after}: ${by ?? 'NOT NOTICED'}`)
    mutants.push({ seed, figure, before, after, by })
  }
  rmSync(outDir, { recursive: true, force: true })
  return { mutants, unnoticed: mutants.filter(({ by }) => by === null) }
}
