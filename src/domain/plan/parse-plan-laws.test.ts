import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { checkPlan } from '../rules/rules'
import { unsoundNumbers } from '../testing/compare'
import { wildPlan } from '../testing/plan-arbitraries'
import { type ParsedPlan, parsePlan } from './parse-plan'
import { blankPlan, blankProduct, type Plan } from './plan'
import { guardPlanText } from './plan-guard'
import { planSchema } from './plan-schema'

const parse = (value: unknown): ParsedPlan => parsePlan(JSON.stringify(value))
const planOf = (value: unknown): Plan => parse(value).plan

const someKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'mine',
  'orderQty',
  'unitPriceInclVAT',
  'internationalFreight',
)
const planKeys = fc.constantFrom(
  ...Object.keys(blankPlan()),
  ...Object.keys(blankProduct('')),
  'amount',
  'mode',
  'months',
)
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('12', '1e9', ''),
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc
    .array(fc.tuple(fc.oneof(planKeys, someKeys), tie('value')), { maxLength: 8 })
    .map((entries) => Object.fromEntries(entries)),
}))

function expectSound(text: string): void {
  const { plan, status } = parsePlan(text)
  const stored = JSON.stringify(plan)
  expect(parsePlan(stored)).toEqual({ plan, status: 'ok' })
  expect(status === 'unreadable' || guardPlanText(stored).ok).toBe(true)
  expect(planSchema.safeParse(plan).success).toBe(true)
  expect(unsoundNumbers(plan)).toEqual([])
  expect(unsoundNumbers(evaluate({ ...plan, enableAdvancedAnalysis: true }))).toEqual([])
  expect(checkPlan(plan)).toEqual(checkPlan(plan))
}

it('makes a sound plan of any text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json({ stringUnit: 'binary' })), expectSound))
})

it('makes a sound plan of anything under the keys of a plan', () => {
  fc.assert(fc.property(anything.object, (value) => expectSound(JSON.stringify(value))))
})

it('keeps a plan of any numbers as it is', () => {
  fc.assert(
    fc.property(wildPlan, (plan) => {
      expect(parse(plan)).toEqual({ plan: JSON.parse(JSON.stringify(plan)), status: 'ok' })
      expect(evaluate(planOf(plan))).toEqual(evaluate(plan))
    }),
  )
})

it('evaluates a raw plan as the plan that would be read from it', () => {
  fc.assert(
    fc.property(wildPlan, fc.uniqueArray(fc.constantFrom(...Object.keys(blankPlan()))), (plan, missing) => {
      const raw = Object.fromEntries(Object.entries(plan).filter(([key]) => !missing.includes(key)))
      expect(evaluate(Object.assign(Object.create(null), raw))).toEqual(evaluate(planOf(raw)))
    }),
  )
})
