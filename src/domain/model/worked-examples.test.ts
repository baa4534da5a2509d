import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { parsePlan } from '../plan/parse-plan'
import { differences } from '../testing/compare'
import { evaluate } from './evaluate'

const fixture = new URL('../testing/worked-examples.json', import.meta.url)
const examples: { plan: { storeName: string }; evaluation: object }[] = JSON.parse(readFileSync(fixture, 'utf8'))

it.each(examples)('gives every result of the worked example $plan.storeName', ({ plan, evaluation }) => {
  const parsed = parsePlan(JSON.stringify(plan))
  expect(parsed.status).toBe('ok')
  expect(differences(evaluate(parsed.plan), evaluation)).toEqual([])
})

it('gives the results of the first example for the demo plan', () => {
  expect(differences(evaluate(demoPlan()), examples[0]?.evaluation)).toEqual([])
  expect(demoPlan()).toEqual(demoPlan())
  expect(demoPlan()).not.toBe(demoPlan())
})
