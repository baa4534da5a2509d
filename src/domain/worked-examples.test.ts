import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { parsePlan } from './parse-plan'

const fixture = new URL('./testing/worked-examples.json', import.meta.url)
const examples: { plan: { storeName: string }; evaluation: object }[] = JSON.parse(readFileSync(fixture, 'utf8'))

/** Every difference of more than a part in a thousand million, by the path of the result. */
function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const isSame = Math.abs(actual - expected) <= 1e-9 * Math.max(Math.abs(actual), Math.abs(expected))
    return isSame ? [] : [`${path}: ${actual}, not ${expected}`]
  }
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null) {
    return actual === expected ? [] : [`${path}: ${actual}, not ${expected}`]
  }
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...keys].flatMap((key) =>
    differences(Reflect.get(actual, key), Reflect.get(expected, key), path === '' ? key : `${path}.${key}`),
  )
}

describe.each(examples)('the worked example $plan.storeName', ({ plan, evaluation }) => {
  it('gives every result', () => {
    const parsed = parsePlan(JSON.stringify(plan))
    expect(parsed.status).toBe('ok')
    expect(differences(evaluate(parsed.plan), evaluation, '')).toEqual([])
  })
})
