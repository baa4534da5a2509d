import { expect, it } from 'vitest'
import { evaluatedInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { builtInBenchmarks } from '../../../domain/reference/benchmarks'
import { secondSample } from '../../../domain/samples/second-sample'
import { formatMoney, formatPercent } from '../../../i18n/format'
import { picturedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { EarnsPanel } from './earns-panel'
import { KeyTiles } from './key-tiles'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('the tiles count returns and stock, as the answer above them does', () => {
  const plan = picturedPlans['everything in use']
  const { monthly, bottomLine } = evaluatedInState({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks })
  expect(bottomLine.operatingMarginPct).not.toBe(monthly.operatingMarginPct)
  const text = textOf(render(<KeyTiles />, plan, 'en'))
  expect(text).toContain(formatPercent(bottomLine.operatingMarginPct, 'en'))
  expect(text).not.toContain(formatPercent(monthly.operatingMarginPct, 'en'))
  expect(text).toContain(plain(formatMoney(monthly.salesExVAT, 'en', plan.currency, { min: 0, max: 0 })))
  expect(text).toContain(plain(formatMoney(bottomLine.orderLeaves, 'en', plan.currency)))
})

it('the break-even is that of the month above it, also where the store will have to register', () => {
  const sample = secondSample()
  const plan = { ...sample, products: sample.products.map((one) => ({ ...one, unitPriceInclVAT: 399 })) }
  const evaluation = evaluate(plan)
  const { bottomLine } = evaluatedInState({ plan, evaluation, benchmarks: builtInBenchmarks })
  expect(bottomLine.monthlyBreakEvenUnits).not.toBe(evaluation.bottomLine.monthlyBreakEvenUnits)
  expect(textOf(render(<EarnsPanel />, plan, 'en'))).toContain(
    `It breaks even at ${bottomLine.monthlyBreakEvenUnits} of`,
  )
})

it('that customers cost nothing is said once, with what can be done about it', () => {
  const { acquisition, caps } = dictionaries.en.summary
  const free = { ...demoPlan(), customerAcquisitionCost: 0, influencersMo: 0, paidAdsMo: 0 }
  const nearlyFree = { ...demoPlan(), customerAcquisitionCost: 0.01, influencersMo: 0, paidAdsMo: 0 }
  const text = textOf(render(<EarnsPanel />, free, 'en'))
  expect(text).toContain(acquisition.free)
  expect(text).not.toContain(caps.freeCustomers)
  expect(textOf(render(<EarnsPanel />, nearlyFree, 'en'))).toContain(caps.freeCustomers)
})
