// Writes what the second model says into the worked examples: results that are new, or that it now gives another value.
// What it still agrees with stays as it is, to the last digit; what the evaluation has no longer goes.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { evaluateAgain } from './evaluate.mjs'

const file = new URL('../../src/domain/testing/worked-examples.json', import.meta.url)

/** Two numbers that differ by rounding alone. */
const isSame = (one, other) => Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))

function kept(given, found) {
  if (typeof given === 'number' && typeof found === 'number') return isSame(given, found) ? given : found
  if (Array.isArray(found)) return found.map((inner, at) => kept(given?.[at], inner))
  if (typeof found !== 'object' || found === null) return found
  // Results stay in their order; new ones come after.
  const names = new Set([...Object.keys(given ?? {}), ...Object.keys(found)].filter((name) => name in found))
  return Object.fromEntries([...names].map((name) => [name, kept(given?.[name], found[name])]))
}

const examples = JSON.parse(readFileSync(file, 'utf8'))
const written = examples.map(({ plan, evaluation, ...rest }) => {
  return { plan, ...rest, evaluation: kept(evaluation, evaluateAgain(plan)) }
})
writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(file)], { stdio: 'inherit' })
