import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { concludedOf } from '../../domain/model/conclusion/concluded'
import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import { parsePlan } from '../../domain/plan/parse-plan'
import type { Plan } from '../../domain/plan/plan'
import { createI18n } from '../../i18n'
import { en } from '../../i18n/en'
import { useConclusionTexts } from './use-conclusion-texts'

const fixture = new URL('../../domain/testing/realistic-stores.json', import.meta.url)
const stores: Record<string, object> = JSON.parse(readFileSync(fixture, 'utf8'))

const products = (plan: Plan, changed: (product: Plan['products'][number]) => Partial<Plan['products'][number]>) => ({
  products: plan.products.map((product) => ({ ...product, ...changed(product) })),
})
const units = (times: number) => (plan: Plan) =>
  products(plan, ({ unitsPerMonth }) => ({ unitsPerMonth: unitsPerMonth * times }))
const prices = (times: number) => (plan: Plan) =>
  products(plan, ({ unitPriceInclVAT }) => ({ unitPriceInclVAT: unitPriceInclVAT * times }))
const growing = (monthlyGrowthRate: number) => () => ({ enableAdvancedAnalysis: true, monthlyGrowthRate })

/** What may be different about a store. */
const scenarios: Record<string, (plan: Plan) => Partial<Plan>> = {
  'as it is': () => ({}),
  'units × 2': units(2),
  'units × 5': units(5),
  'units × 18': units(18),
  'units × 100': units(100),
  'prices − 30 %': prices(0.7),
  'prices + 30 %': prices(1.3),
  'refusals 0 %': () => ({ codRefusalPct: 0 }),
  'refusals 20 %': () => ({ codRefusalPct: 20 }),
  'refusals 40 %': () => ({ codRefusalPct: 40 }),
  'refusals 60 %': () => ({ codRefusalPct: 60 }),
  'VAT 0 %': () => ({ vatPct: 0 }),
  registered: () => ({ vatRegistered: true }),
  unregistered: () => ({ vatRegistered: false }),
  'no growth': growing(0),
  'growth 5 %': growing(0.05),
  'growth 15 %': growing(0.15),
}

const cases = Object.entries(stores).flatMap(([store, stored]) => {
  const { plan } = parsePlan(JSON.stringify(stored))
  return Object.entries(scenarios).map(([scenario, changed]) => {
    const changedPlan = { ...plan, ...changed(plan) }
    return { store, scenario, plan: changedPlan, evaluation: evaluate(changedPlan) }
  })
})

const inState = (plan: Plan, { conclusion }: Evaluation, changed: Partial<Plan> = {}) =>
  evaluate({ ...plan, ...changed, vatRegistered: conclusion.state === 'registered' })

/** What a planned month leaves in cash. */
function monthlyCash(plan: Plan, evaluation: Evaluation): number {
  const { monthly, bottomLine } = inState(plan, evaluation)
  return monthly.operatingIncome + monthly.oneTimeMo - bottomLine.returnsAndStockMo
}

function firstScreen({ plan, evaluation }: (typeof cases)[number]): string {
  const { conclusion } = evaluation
  let cells: readonly (string | null)[] = []
  function Reader() {
    const texts = useConclusionTexts()(concludedOf(plan, evaluation))
    const { income, needed, back, trend, stress, existing, caps, registration, ownerPay } = texts
    const depends = [trend, stress, existing, ...caps.map(({ text }) => text), registration, ownerPay].filter(
      (text) => text !== null,
    )
    cells = [conclusion.verdict, income, needed, back, depends.join(' ')]
    return null
  }
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', en)}>
      <Reader />
    </I18nextProvider>,
  )
  return cells
    .map((cell) => (cell ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' '))
    .join(' | ')
}

describe.each(cases)('$store, $scenario', ({ plan, evaluation }) => {
  const { conclusion } = evaluation

  it('names an amount of money only where a month leaves cash', () => {
    const leaves = monthlyCash(plan, evaluation) > 0.005
    if (conclusion.needed !== null) expect(conclusion.needed.kind === 'none').toBe(!leaves)
  })

  it('is never back only where it is not back without growth either', () => {
    const { back } = inState(plan, evaluation, { monthlyGrowthRate: 0 }).conclusion
    if (conclusion.back?.kind === 'never') expect(back?.kind).toBe('never')
    else expect(conclusion.back).toEqual(back)
  })

  it('is strong only where nothing speaks against it', () => {
    if (conclusion.verdict !== 'strong') return
    expect(conclusion.caps).toEqual([])
    expect(conclusion.stressIncome).toBeGreaterThanOrEqual(0)
    expect(conclusion.income).toBeGreaterThan(0)
  })
})

it('shows for every store and scenario what the table records', async () => {
  const header = ['store, scenario | word | month | money | back | depends on', '--- | --- | --- | --- | --- | ---']
  const rows = cases.map((one) => `${one.store}, ${one.scenario} | ${firstScreen(one)}`)
  await expect(`${[...header, ...rows].join('\n')}\n`).toMatchFileSnapshot('testing/first-screens.md')
})
