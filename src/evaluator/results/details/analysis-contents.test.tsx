import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import type { Plan } from '../../../domain/plan/plan'
import { simplePlan } from '../../../domain/testing/simple-plan'
import { isReaderAtom } from '../../state/atoms'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { CustomersTab } from '../advanced/customers-tab'
import { KeyFigures } from '../advanced/key-figures'
import { healthTone } from '../summary/health-tone'
import { ResultsTop } from '../top/results-top'
import { AllFigures } from './all-figures'
import { RealityCheck } from './disclosures'

const { results } = dictionaries.en
const allFigures = (plan: Plan) => textOf(render(<AllFigures unfolded />, plan, 'en'))

it('all figures have the parts of the month: revenue, product cost, margins, fixed costs, break-even', () => {
  const text = allFigures(demoPlan())
  const { revenue, product, variable, fixed, breakEven } = results.cards
  const places = [revenue, product, variable, fixed, breakEven].map((title) => text.indexOf(title))
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true)
  expect(text).toContain('Performance: ')
  expect(text).toContain('healthy above 20%')
})

it('a store that loses on each sale cannot break even', () => {
  expect(allFigures(simplePlan({}, { unitCostLanded: 200 }))).toContain('Cannot break even')
})

it('customers, cash, inventory and growth are there once the advanced analysis is on', () => {
  const { names, tabs } = results
  const [on, off] = [allFigures(demoPlan()), allFigures({ ...demoPlan(), enableAdvancedAnalysis: false })]
  for (const part of [tabs.clv, tabs.cash, tabs.inventory, tabs.growth]) expect(on).toContain(part)
  const beyond = [names.customerLifetimeValue, names.averageInventoryValue, names.projectedRevenue12Months]
  expect(beyond.map((name) => [on.includes(name), off.includes(name)])).toEqual(beyond.map(() => [true, false]))
})

it('a cash plan leaves the quick estimate its own month in which the money is back', () => {
  const planned = { ...demoPlan(), cashPlan: { ...demoPlan().cashPlan, enabled: true, openingCash: 20_000 } }
  const monthOf = (plan: Plan) => {
    const { back } = evaluate(plan).conclusion
    return back?.kind === 'month' ? back.month : null
  }
  expect(monthOf(planned)).not.toBe(monthOf(demoPlan()))
  expect(allFigures(planned)).toContain(`the money is back in month ${monthOf(demoPlan())}`)
})

it('four key figures: health, the value of a customer, when the money is back, working capital', () => {
  const text = textOf(render(<KeyFigures />, demoPlan(), 'en'))
  const { health, ratio, ratioTarget, runway, capital } = results.advanced
  for (const label of [health, ratio, ratioTarget, runway, capital]) expect(text).toContain(label)
  expect(text).toContain('/100')
  expect(text).toContain('for 3 months of fixed costs')
})

it('a payback within two orders is marked as good', () => {
  const contents = (customerAcquisitionCost: number) => {
    const plan = { ...demoPlan(), customerAcquisitionCost, firstOrderSharePct: 100 }
    const payback = evaluate(plan).advanced?.customerPaybackPeriod ?? Number.NaN
    return [payback <= 2, textOf(render(<CustomersTab />, plan, 'en')).includes(results.advanced.paybackGood)]
  }
  expect([contents(20), contents(300)]).toEqual([
    [true, true],
    [false, false],
  ])
})

it('a health score is green from 75, amber from 50, else red', () => {
  expect([100, 75, 74.9, 50, 49.9, 0].map(healthTone)).toEqual(['good', 'good', 'warning', 'warning', 'bad', 'bad'])
})

it('the reality check asks for a second pair of eyes', () => {
  expect(textOf(render(<RealityCheck />, demoPlan(), 'en'))).toContain(results.reality.text)
})

it('who reads another’s plan is not asked to check it', () => {
  const store = createStore()
  store.set(isReaderAtom, true)
  const page = (
    <Provider store={store}>
      <RealityCheck />
    </Provider>
  )
  expect(render(page, demoPlan(), 'en')).toBe('')
})

it('a gross margin is great from 20 % and decent from 10 %, and another yardstick of the profit margin says which limit is which', () => {
  // Ten units at 100; what else a month costs leaves so much of the 1,000.
  const gross = (margin: number) => allFigures(simplePlan({ currency: 'USD' }, { unitCostLanded: 100 - margin }))
  expect(
    [20, 19, 10, 9].map((margin) => /(great|decent|low) \(for any store: great from 20%/.exec(gross(margin))?.[1]),
  ).toEqual([...['great', 'decent', 'decent', 'low']])
  expect(gross(20)).toContain('By a yardstick for any store, a margin below 5% is low and from 15% high.')
})

it('a profit margin has one word, that of its performance', () => {
  const text = allFigures(simplePlan({ contingencyMo: 600 - 16 * 10 }))
  expect(text).toContain('Performance: Fair')
  expect(text).not.toMatch(/excellent \(|good \(/)
})

it('a gross margin has one word beside its category, and the limits of another yardstick after it', () => {
  const text = allFigures(simplePlan({ productCategory: 'home' }, { unitCostLanded: 75 }))
  expect(text).toContain(
    'Low for the category (excellent from 59%, good from 45%, acceptable from 31%). By a yardstick for any store, a margin below 10% is low and from 20% high.',
  )
  expect(text).not.toContain('great (for any store')
})

it('money that is back within six months is marked as good', () => {
  const tones = [1, 60].map((importLeadTimeMonths) => {
    const plan = { ...demoPlan(), importLeadTimeMonths: importLeadTimeMonths / 10, supplierPaymentTermsDays: 0 }
    const month = evaluate(plan).advanced?.cashBreakevenMonth ?? Number.NaN
    const markup = render(<KeyFigures />, plan, 'en')
    return [month <= 6, new RegExp(`text-accent[^>]*>(<[^>]+>)*Month ${month}<`).test(markup)]
  })
  expect(tones).toEqual([
    [true, true],
    [false, false],
  ])
})

it('results say first that each sale loses, where it does', () => {
  const first = (unitCostLanded: number) => textOf(render(<ResultsTop />, simplePlan({}, { unitCostLanded }), 'en'))
  const { eachSaleLoses } = dictionaries.en.summary
  expect([first(200).includes(eachSaleLoses), first(40).includes(eachSaleLoses)]).toEqual([true, false])
})
