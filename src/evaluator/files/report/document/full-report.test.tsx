import { expect, it } from 'vitest'
import { exportedOf } from '../../../../domain/actuals/testing/exported'
import { evaluate } from '../../../../domain/model/evaluate'
import { type Language, languages } from '../../../../domain/options'
import type { Plan } from '../../../../domain/plan/plan'
import { secondSample } from '../../../../domain/samples/second-sample'
import { formatMoney } from '../../../../i18n/format'
import { loadReaderTexts, ReaderWords } from '../../../../i18n/reader-words'
import { cashLines } from '../../../../results/explain/cash-lines'
import { scenarioLines } from '../../../../results/explain/row-lines'
import { resultNames, rowOf } from '../../../../results/result-kinds'
import { picturedPlans } from '../../../../results/testing/example-plans'
import { render, textOf, wordAt, dictionaries as words } from '../../../state/testing/render'
import { FullReport } from './full-report'
import { OnePage } from './one-page'

it('the full report tells the actual months: why the latest differs, and all of them', () => {
  const { demo } = picturedPlans
  const told = (language: 'en' | 'ar', months = exportedOf(demo)) =>
    textOf(render(<FullReport footer={null} months={months} contents={[]} />, demo, language))
  const english = told('en')
  expect(english).toContain('September 2026 made a loss')
  expect(english).toMatch(/refused parcels by .*40% of cash-on-delivery orders instead of 0%/)
  expect(english).toContain('Provisional')
  expect(english).toContain('August 2026')
  expect(told('ar')).toContain('الأشهر الفعلية')
  expect(told('en', [])).not.toContain('Actual months')
})

it('the full report has every result that is declared, and says what the figures leave out', () => {
  const { demo, 'everything in use': everything } = picturedPlans
  const { cashPlan } = everything
  const plans = [
    { ...demo, contingencyMo: 10_000, fulfillmentMethod: '3pl' as const, fulfillmentPerOrder: 4 },
    demo,
    { ...everything, cashPlan: { ...cashPlan, openingCash: 5000 } },
    { ...everything, vatRegistered: true },
    picturedPlans['charges for cash on delivery'],
    // So small that it need not register for VAT.
    { ...everything, products: everything.products.map((one) => ({ ...one, unitsPerMonth: 30 })) },
  ]
  const text = plans
    .map((plan) => textOf(render(<FullReport footer={null} months={[]} contents={[]} />, plan, 'en')))
    .join(' ')
  const labelOf = (name: (typeof resultNames)[number]) => wordAt(words.en.results.names, rowOf(name).shownBy ?? name)
  expect(resultNames.filter((name) => !text.includes(textOf(labelOf(name))))).toEqual([])
  const { names, scenarioRows } = words.en.results
  expect(cashLines.filter((line) => !text.includes(textOf(names.cashMonth[line])))).toEqual([])
  expect(scenarioLines.filter((line) => !text.includes(textOf(scenarioRows[line])))).toEqual([])
  expect(text).not.toContain(textOf(words.en.results.reality.title))
  expect(text).toContain(textOf(words.en.report.basis))
})

it('the full report says in words that a customer pays back with the first order, and that there is no season', () => {
  const { demo } = picturedPlans
  const told = (plan: Plan, language: Language = 'en') =>
    textOf(render(<FullReport footer={null} months={[]} contents={[]} />, plan, language))
  expect(told(demo)).toContain('Months until a customer pays back with the first order')
  expect(told(demo, 'ar')).toContain('من الطلب الأول')
  expect(told(demo)).toMatch(/Seasonality of the planned period (Example )?×1, none/)
  expect(told({ ...demo, seasonalityFactor: 1.6 })).toMatch(/Seasonality of the planned period (Example )?×1\.6/)
})

it.each(languages)('the full report calls the store no one’s own, in: %s', async (language) => {
  const report = (
    <ReaderWords texts={await loadReaderTexts(language)}>
      <FullReport footer={null} months={exportedOf(picturedPlans.demo)} contents={[]} />
    </ReaderWords>
  )
  // The one message that was specified to the word.
  const quoted = textOf(words.en.summary.eachSaleLoses)
  const spoken =
    /\byou(?:rs?)?\b|متجرك|فواتيرك|إيراداتك|أرقامك|خطتك|سيولتك|أسعارك|مبيعاتك|عملائك|مستودعك|لديك|نفسك|تريد|ارفع|رقمك/giu
  const said = Object.values(picturedPlans).map((plan) => textOf(render(report, plan, language)).replaceAll(quoted, ''))
  expect(said.flatMap((text) => text.match(spoken) ?? [])).toEqual([])
})

it('the page for a partner says why a store is rated no better', () => {
  const { demo } = picturedPlans
  const told = (changed: Partial<Plan>) =>
    textOf(render(<OnePage />, { ...demo, ...changed }, 'en')).replaceAll('\u00a0', ' ')
  const wanting = told({ ownerPayMo: 30_000, contingencyMo: 0 })
  expect(wanting).toContain('Moderate')
  expect(wanting).toMatch(/The profit is SAR [\d,]+ less than the SAR 30,000 you want to take each month/)
})

const plainly = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const pageOf = (plan: Plan, language: Language = 'en') => plainly(textOf(render(<OnePage />, plan, language)))
const whole = (value: number | null | undefined) => plainly(formatMoney(value ?? null, 'en', 'SAR', { min: 0, max: 0 }))

it('the page of a store that loses says what growth makes of it, as the quick estimate further on does', () => {
  const losing: Plan = { ...picturedPlans.demo, contingencyMo: 15_000 }
  const { advanced, conclusion } = evaluate(losing)
  expect(conclusion.needed?.kind).toBe('none')
  expect(advanced?.cashBreakevenMonth).not.toBeNull()
  expect(pageOf(losing)).toContain(
    `If sales grow 8% per month, as this plan assumes, it needs ${whole(advanced?.peakFundingNeed)} and the money is back in month ${advanced?.cashBreakevenMonth}.`,
  )
  expect(pageOf({ ...losing, monthlyGrowthRate: 0 })).not.toContain('If sales grow')
})

it('the page says how much of the money needed is there', () => {
  const plan = secondSample()
  const { needed } = evaluate(plan).conclusion
  const amount = needed?.kind === 'amount' ? needed.amount : expect.fail()
  const { openingCash } = plan.cashPlan
  expect(pageOf(plan)).toContain(`${whole(openingCash)} is available; ${whole(amount - openingCash)} is missing.`)
  const rich = { ...plan, cashPlan: { ...plan.cashPlan, openingCash: 90_000 } }
  expect(pageOf(rich)).toContain(`${whole(90_000)} is available, which is enough.`)
  expect(pageOf({ ...plan, cashPlan: { ...plan.cashPlan, openingCash: 0 } })).not.toContain('is available')
})

it.each(languages)('months that count a store as registered which is not say so, in: %s', (language) => {
  const told = (plan: Plan) =>
    plainly(textOf(render(<FullReport footer={null} months={[]} contents={[]} />, plan, language)))
  const { registered } = words[language].cash
  const plan = secondSample()
  expect(told(plan)).toContain(registered)
  expect(told({ ...plan, cashPlan: { ...plan.cashPlan, enabled: false } })).toContain(registered)
  expect(told({ ...plan, vatRegistered: true })).not.toContain(registered)
})
