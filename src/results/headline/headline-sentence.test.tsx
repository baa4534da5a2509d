import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { startMonthOf } from '../../domain/model/season/start-month'
import { type Language, languages } from '../../domain/options'
import { parsePlan } from '../../domain/plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../../domain/plan/plan'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { en } from '../../i18n/en'
import { type Headline, headlineOf } from './headline'
import { moneyParts } from './money-parts'
import { useHeadlineSentence } from './use-headline-sentence'

const dictionaries = { en, ar }
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../domain/testing/${name}`, import.meta.url), 'utf8'))
const stores: Record<string, object> = fixture('realistic-stores.json')
const [first, , third]: { plan: object }[] = fixture('worked-examples.json')
const planOf = (stored: object) => parsePlan(JSON.stringify(stored)).plan

const plans: [string, Plan][] = Object.entries({ ...stores, Noor: first?.plan ?? {}, Layan: third?.plan ?? {} }).map(
  ([name, stored]) => [name, planOf(stored)],
)

function Sentence({ headline, plan }: { headline: Headline; plan: Plan }) {
  return <p>{useHeadlineSentence()(headline, plan.currency, startMonthOf(plan))}</p>
}

/** The sentence as it is read: no tags, no marks of direction, plain spaces. */
function sentence(plan: Plan, language: Language): string {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
      <Sentence headline={headlineOf(evaluate(plan))} plan={plan} />
    </I18nextProvider>,
  )
  return markup.replace(/<[^>]+>|[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')
}

const whole = (value: number) => Math.round(Math.abs(value)).toLocaleString('en-US')

describe.each(languages)('the sentence in %s', (language) => {
  it.each(plans)('names the bottom line, the money needed and the month: %s', (_, plan) => {
    const evaluation = evaluate(plan)
    const { advanced, cashPlan, bottomLine, monthly } = evaluation
    const text = sentence(plan, language)
    expect(text).toContain(whole(bottomLine.operatingIncome))
    if (bottomLine.returnsAndStockMo > 0) expect(text).toContain(whole(monthly.operatingIncome))
    expect(text).toContain(whole(cashPlan?.cashNeeded ?? advanced?.peakFundingNeed ?? 0))
    const month = cashPlan ? cashPlan.backMonth : advanced?.cashBreakevenMonth
    const never = { en: 'never gets it back', ar: 'ولا يسترده' }[language]
    expect(text).toContain(month === null ? never : { en: `month ${month}`, ar: `الشهر ${month}` }[language])
    expect(text).not.toMatch(/\{\{|NaN|undefined|null/)
  })

  it.each(plans)('is not minus anything, and its parts make the money needed: %s', (_, plan) => {
    const evaluation = evaluate(plan)
    expect(sentence(plan, language)).not.toMatch(/[−-]\s?(SAR )?\d/)
    const sum = moneyParts(evaluation).reduce((total, { amount }) => total + amount, 0)
    const needed = headlineOf(evaluation).needed.amount ?? 0
    expect(Math.abs(sum - needed)).toBeLessThan(2)
  })
})

describe('the sentence of the sample stores', () => {
  it('tells the first before and after returns, with and without growth', () => {
    expect(sentence(planOf(first?.plan ?? {}), 'en')).toBe(
      'This store makes SAR 1,782 per month after returns and inventory (SAR 2,743 before), needs SAR 32,170, and has its money back in month 7 (17 without growth).',
    )
    expect(sentence(planOf(first?.plan ?? {}), 'ar')).toBe(
      'متجرك يربح 1,782 ر.س شهريًا بعد المرتجعات والمخزون (2,743 ر.س قبلهما)، ويحتاج إلى 32,170 ر.س، ويسترد رأس ماله في الشهر 7 (الشهر 17 بلا نمو).',
    )
  })

  it('takes money and month from the cash plan of the second, which knows nothing of growth', () => {
    const text = sentence(planOf(third?.plan ?? {}), 'en')
    expect(text).toContain('needs SAR 27,768, and has its money back in')
    expect(text).toContain('(month 10).')
  })

  it('names the calendar month as the tile does, where the first month is known', () => {
    const plan = { ...planOf(first?.plan ?? {}), startMonth: '2026-06' }
    expect(sentence(plan, 'en')).toContain('has its money back in December 2026 (month 7, or 17 without growth).')
    expect(sentence(plan, 'ar')).toContain('في ديسمبر 2026 (الشهر 7، أو الشهر 17 بلا نمو).')
    const { cashPlan } = planOf(third?.plan ?? {})
    const planned = { ...plan, cashPlan: { ...cashPlan, enabled: true } }
    const { backMonth } = evaluate(planned).cashPlan ?? expect.fail()
    expect(backMonth).not.toBeNull()
    expect(sentence(planned, 'en')).toMatch(new RegExp(`back in \\w+ 202\\d \\(month ${backMonth}\\)\\.$`))
    expect(sentence(planned, 'ar')).toMatch(new RegExp(`في \\S+ 202\\d \\(الشهر ${backMonth}\\)\\.$`))
  })
})

describe('a store', () => {
  const product = { ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: 200, unitCostLanded: 20 }
  const plan = { ...blankPlan(), products: [product] }
  const strong = evaluate(plan)

  it('is told without cash while nothing works it out', () => {
    expect(sentence(plan, 'en')).toMatch(/^This store makes SAR [\d,]+ per month\.$/)
    expect(headlineOf(strong)).toMatchObject({ word: 'strong', back: null })
  })

  it('is moderate at most where its money never comes back, and strong while that is not computed', () => {
    const { advanced } = evaluate({ ...plan, enableAdvancedAnalysis: true })
    if (!advanced) throw new Error('The analysis is off')
    const never = { ...strong, advanced: { ...advanced, cashBreakevenMonth: null } }
    expect(headlineOf(never)).toMatchObject({ word: 'moderate', back: { kind: 'never' } })
    expect(headlineOf({ ...never, verdict: 'unprofitable' }).word).toBe('unprofitable')
    expect(headlineOf({ ...strong, advanced }).word).toBe('strong')
  })

  it('is told by its cash plan not to be back within the plan, without a month of no growth', () => {
    const { cashPlan, ...rest } = evaluate(planOf(third?.plan ?? {}))
    if (!cashPlan) throw new Error('The cash plan is off')
    const { back } = headlineOf({ ...rest, cashPlan: { ...cashPlan, backMonth: null } })
    expect(back).toEqual({ kind: 'notWithin', months: cashPlan.months.length - 1 })
  })
})
