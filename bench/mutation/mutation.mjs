// Each operator, condition, text and block of a part is changed, one at a time, by Stryker: a test of that part must fail.
// MUTATED=saving,projects names some of the parts; what no test noticed is printed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from '../../scripts/tools/run.mjs'
import { parts } from './parts.mjs'

const chosen = process.env.MUTATED?.split(',') ?? Object.keys(parts)
const stryker = [
  resolve('bench/node_modules/@stryker-mutator/core/bin/stryker.js'),
  'run',
  'bench/mutation/stryker.config.mjs',
]

/** How many mutants have each of these ends, as Stryker counts its score. */
function countsOf(mutants) {
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  return { noticed: of('Killed', 'Timeout'), survived: of('Survived'), uncovered: of('NoCoverage') }
}

function printUnnoticed(path, { source, mutants }) {
  const lines = source.split('\n')
  for (const { status, location, replacement } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    const { line } = location.start
    console.log(`  ${path}:${line}  ${lines[line - 1].trim()}  →  ${replacement.split('\n')[0]}  (${status})`)
  }
}

async function mutate(part) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-mutation-'))
  const report = join(folder, 'report.json')
  try {
    await run(process.execPath, stryker, { env: { ...process.env, MUTATED_PART: part, MUTATION_REPORT: report } })
    const { files } = JSON.parse(readFileSync(report, 'utf8'))
    for (const [path, file] of Object.entries(files)) printUnnoticed(path, file)
    const counts = countsOf(Object.values(files).flatMap(({ mutants }) => mutants))
    const score = (counts.noticed / (counts.noticed + counts.survived + counts.uncovered)) * 100
    return { part, ...counts, score }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function benchMutation() {
  const scores = []
  for (const part of chosen) scores.push(await mutate(part))
  return { scores }
}
