// Each operator, condition, text and block of a part is changed, one at a time, as Stryker changes it: a test of that part must fail.
// MUTATED=saving,projects names some of the parts, MUTATED_EVERY=4 takes every fourth change; what no test noticed is printed.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { start } from '../../scripts/tools/run.mjs'
import { copyProduct } from '../tasks/tasks.mjs'
import { addRow, rowsOf } from './journal.mjs'
import { parts } from './parts.mjs'

const chosen = process.env.MUTATED?.split(',') ?? Object.keys(parts)

/** Below the product, so that its packages are found. */
const folder = resolve('.cache/bench/mutation')
const [reached, ended] = ['reached', 'ended'].map((name) => join(folder, `${name}.jsonl`))

/** Tests of hooks run in browsers. */
const isLeftOut = /\.test\.|\/testing\/|\/use-[^/]+$/

/** Of a part's changes one in so many is tried. */
const every = Number(process.env.MUTATED_EVERY ?? 1)

/** After so long without an end a change has made a loop that nothing stops. */
const hangsMs = 120_000

/** Puts every change of a part into the copy, each behind a switch of its own. */
async function instrument({ mutate }) {
  const stryker = resolve('bench/node_modules/@stryker-mutator/instrumenter/dist/src/index.js')
  const { Instrumenter } = await import(pathToFileURL(stryker).href)
  const nothing = () => {}
  const logger = { debug: nothing, info: nothing, warn: console.warn, isDebugEnabled: () => false }
  const names = readdirSync(folder, { recursive: true }).filter((name) => mutate.test(name) && !isLeftOut.test(name))
  const files = names.map((name) => ({
    name: join(folder, name),
    content: readFileSync(join(folder, name), 'utf8'),
    mutate: true,
  }))
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false }
  const changed = await new Instrumenter(logger).instrument(files, options)
  for (const { name, content } of changed.files) writeFileSync(name, content)
  return changed.mutants.filter(({ id }) => Number(id) % every === 0)
}

/** Runs the tests of a part in the copy, and ends them where a change hangs. */
async function runTests(part, step) {
  const args = [
    'vitest/vitest.mjs',
    'run',
    '--silent',
    '--reporter=dot',
    '--config',
    'bench/mutation/vitest.config.mjs',
  ]
  const env = {
    ...process.env,
    MUTATED_PART: part,
    MUTATION_STEP: step,
    MUTATED_EVERY: String(every),
    MUTATION_REACHED: reached,
    MUTATION_ENDED: ended,
  }
  const child = start(process.execPath, [resolve('node_modules', args[0]), ...args.slice(1)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  const watch = setInterval(() => {
    const last = rowsOf(ended).at(-1)
    if (last?.end !== 'began' || Date.now() - statSync(ended).mtimeMs < hangsMs) return
    addRow(ended, { ...last, end: 'hung', isSpoilt: true })
    child.kill('SIGKILL')
  }, 5000)
  await new Promise((done) => child.once('close', done))
  clearInterval(watch)
}

/** What became of each change: noticed, unnoticed, reached by no test; null where only a module that loads comes by it. */
function endsOf(mutants) {
  const noticed = new Set(
    rowsOf(ended).flatMap(({ mutant, end }) => (end === 'noticed' || end === 'hung' ? mutant : [])),
  )
  const tried = new Set(rowsOf(ended).map(({ mutant }) => mutant))
  const hit = new Set(rowsOf(reached).flatMap(({ hits = {} }) => Object.keys(hits)))
  const whileLoading = new Set(rowsOf(reached).flatMap(({ whileLoading = [] }) => whileLoading))
  return mutants.map((mutant) => {
    if (noticed.has(mutant.id)) return { mutant, end: 'noticed' }
    if (tried.has(mutant.id) || hit.has(mutant.id)) return { mutant, end: 'survived' }
    return { mutant, end: whileLoading.has(mutant.id) ? null : 'uncovered' }
  })
}

function printUnnoticed({ mutant: { fileName, location, replacement }, end }) {
  const { line } = location.start
  const text = readFileSync(fileName.replace(folder, resolve('.')), 'utf8').split('\n')[line]
  const to = replacement.split('\n')[0]
  console.log(`  ${fileName.slice(folder.length + 1)}:${line + 1}  ${text.trim()}  →  ${to}  (${end})`)
}

async function mutate(part) {
  copyProduct(folder)
  const mutants = await instrument(parts[part])
  await runTests(part, 'rehearse')
  // A process that a change has spoilt is followed by another.
  for (let before = -1; before < rowsOf(ended).length; ) {
    before = rowsOf(ended).length
    await runTests(part, 'change')
    if (!rowsOf(ended).at(-1)?.isSpoilt) break
  }
  const ends = endsOf(mutants)
  ends.filter(({ end }) => end === 'survived' || end === 'uncovered').forEach(printUnnoticed)
  const count = (wanted) => ends.filter(({ end }) => end === wanted).length
  const [noticed, survived, uncovered] = ['noticed', 'survived', 'uncovered'].map(count)
  return { part, noticed, survived, uncovered, score: (noticed / (noticed + survived + uncovered)) * 100 }
}

export async function benchMutation() {
  const scores = []
  for (const part of chosen) scores.push(await mutate(part))
  return { scores }
}
