import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { concludedOf } from '../../domain/model/conclusion/concluded'
import type { Conclusion } from '../../domain/model/conclusion/types'
import { evaluate } from '../../domain/model/evaluate'
import { startMonthOf } from '../../domain/model/season/start-month'
import { type Language, languages } from '../../domain/options'
import { parsePlan } from '../../domain/plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../../domain/plan/plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { en } from '../../i18n/en'
import type { ConclusionTexts } from './conclusion-texts'
import { moneyParts } from './money-parts'
import { useConclusionTexts } from './use-conclusion-texts'

const dictionaries = { en, ar }
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../domain/testing/${name}`, import.meta.url), 'utf8'))
const stores: Record<string, object> = fixture('realistic-stores.json')
const [first, , third]: { plan: object }[] = fixture('worked-examples.json')
const planOf = (stored: object) => parsePlan(JSON.stringify(stored)).plan

const plans: [string, Plan][] = Object.entries({ ...stores, Noor: first?.plan ?? {}, Layan: third?.plan ?? {} }).map(
  ([name, stored]) => [name, planOf(stored)],
)

const read = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

/** What is said of a conclusion, as it is read: no marks of direction, plain spaces. */
function texts(conclusion: Conclusion, plan: Plan, language: Language): ConclusionTexts {
  let said: ConclusionTexts | undefined
  function Reader() {
    said = useConclusionTexts()({ ...concludedOf(plan, evaluate(plan)), conclusion })
    return null
  }
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
      <Reader />
    </I18nextProvider>,
  )
  if (!said) throw new Error('Nothing was said')
  return said
}

function sentence(plan: Plan, language: Language): string {
  const { income, needed, back } = texts(evaluate(plan).conclusion, plan, language)
  return read([income, needed, back].filter((text) => text !== null).join(' '))
}

const whole = (value: number) => Math.round(Math.abs(value)).toLocaleString('en-US')

describe.each(languages)('what is concluded, in %s', (language) => {
  it.each(plans)('names the month, the money needed and when it is back, and minus nothing: %s', (_, plan) => {
    const { income, needed, back } = evaluate(plan).conclusion
    const text = sentence(plan, language)
    expect(text).toContain(whole(income))
    if (needed?.kind === 'amount' && needed.amount >= 0.5) expect(text).toContain(whole(needed.amount))
    if (back?.kind === 'month' && back.month > 0) {
      expect(text).toContain(
        startMonthOf(plan) ? '202' : { en: `month ${back.month}`, ar: `الشهر ${back.month}` }[language],
      )
    }
    expect(text).not.toMatch(/\{\{|NaN|undefined|null/)
    expect(text).not.toMatch(/[−-]\s?(SAR )?\d/)
  })

  it.each(plans)('has parts that make the money needed: %s', (_, plan) => {
    const evaluation = evaluate(plan)
    const { needed } = evaluation.conclusion
    const parts = moneyParts({ plan, evaluation, benchmarks: builtInBenchmarks })
    const sum = parts.reduce((total, { amount }) => total + amount, 0)
    expect(Math.abs(sum - (needed === null || needed.kind === 'none' ? 0 : needed.amount))).toBeLessThan(2)
  })
})

describe('the sample stores', () => {
  it('are given in whole amounts', () => {
    expect(sentence(planOf(first?.plan ?? {}), 'en')).toBe(
      'This store makes SAR 1,782 per month. It needs SAR 32,170 before the first sale. Without growth the money is back in month 17.',
    )
    expect(sentence(planOf(first?.plan ?? {}), 'ar')).toBe(
      'متجرك يربح 1,782 ر.س شهريًا. يحتاج إلى 32,170 ر.س قبل أول عملية بيع. يُسترد رأس المال بلا نمو في الشهر 17.',
    )
  })

  it('mention growth in a sentence of its own', () => {
    const plan = planOf(first?.plan ?? {})
    const { trend } = texts(evaluate(plan).conclusion, plan, 'en')
    expect(read(trend ?? '')).toBe(
      'If sales grow 8% per month, as this plan assumes, in the 12 months shown no more money is needed, and it is back in month 7.',
    )
  })

  it('name the calendar month where the first month is known', () => {
    const plan = { ...planOf(first?.plan ?? {}), startMonth: '2026-06' }
    expect(sentence(plan, 'en')).toContain('Without growth the money is back in October 2027.')
    expect(sentence(plan, 'ar')).toContain('في أكتوبر 2027.')
  })
})

describe('every kind of answer is one sentence', () => {
  const plan = { ...blankPlan(), products: [{ ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: 200 }] }
  const { conclusion } = evaluate(plan)
  const said = (changed: Partial<Conclusion>, language: Language = 'en') => {
    const { needed, back, caps, stress, ownerPay, registration } = texts(
      { ...conclusion, caps: [], ...changed },
      plan,
      language,
    )
    return [needed, back, ...caps.map(({ text }) => text), stress, ownerPay, registration].flatMap((text) =>
      text === null ? [] : [read(text)],
    )
  }

  it('says that no amount of money carries a store that loses cash each month', () => {
    const none = {
      needed: { kind: 'none', atStart: 9000, months: 12, spent: 20_000 },
      back: { kind: 'never' },
    } as const
    expect(said({ ...none, income: -500, stressIncome: null })).toEqual([
      'Without growth, no amount of money is enough: the store needs SAR 9,000 to begin and then loses SAR 500 per month.',
    ])
    expect(said({ ...none, needed: { ...none.needed, atStart: 0 }, income: -500, stressIncome: null })[0]).toContain(
      'the store loses SAR 500 per month',
    )
  })

  it('says what is late, what still falls, and each reason for no better word', () => {
    const falling = {
      needed: { kind: 'falling', amount: 7000, months: 36 },
      back: { kind: 'notWithin', months: 36 },
    } as const
    expect(said({ ...falling, stressIncome: null })).toEqual([
      'Its cash is still falling after two years: SAR 7,000 by month 36.',
      'The money is not back within three years.',
    ])
    expect(said({ needed: null, back: { kind: 'late' }, stressIncome: null })).toEqual([
      'The money is not back within ten years.',
    ])
    const caps = ['freeCustomers', 'ownerPay', 'stress', 'notBack'] as const
    for (const language of languages) {
      expect(new Set(said({ caps: [...caps], afterOwnerPay: -3000 }, language)).size).toBeGreaterThanOrEqual(4)
    }
  })

  it('says when the store has to register, and what a month comes to then', () => {
    const registration = { month: 5, before: 900, after: -400 }
    expect(said({ registration, state: 'registered', stressIncome: null })[0]).toContain(
      'unregistered, a month ends with a profit of SAR 900',
    )
    expect(said({ registration, state: 'unregistered', stressIncome: null })[0]).toContain('a loss of SAR 400')
  })
})
