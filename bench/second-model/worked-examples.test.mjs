import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { differences } from '../../src/domain/testing/compare'
import { evaluateAgain } from './evaluate.mjs'

const examples = JSON.parse(
  readFileSync(new URL('../../src/domain/testing/worked-examples.json', import.meta.url), 'utf8'),
)

it.each(examples)('works out $plan.storeName', ({ plan, evaluation }) => {
  expect(differences(evaluateAgain(plan), evaluation)).toEqual([])
})
