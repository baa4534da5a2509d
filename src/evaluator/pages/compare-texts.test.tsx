import { createStore, Provider } from 'jotai'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { demoPlan } from '../../domain/plan/demo-plan'
import { blankPlan, type Plan } from '../../domain/plan/plan'
import { secondSample } from '../../domain/samples/second-sample'
import { starterPlan } from '../../domain/samples/starter-stores'
import { createI18n } from '../../i18n'
import { compare as arabic } from '../../i18n/ar/plans/compare'
import { compare as english } from '../../i18n/en/plans/compare'
import { marksOf } from '../compare/cell-texts'
import { comparedKeys, maxCompared, toggledKeys, versionKey } from '../compare/compared-keys'
import { ComparedPlans } from '../compare/compared-plans'
import { ComparedScenarios } from '../compare/compared-scenarios'
import { maxUnfolded } from '../compare/differing-inputs'
import { planAtom } from '../state/atoms'
import { dictionaries, textOf } from '../state/testing/render'
import { GuestCompare } from './guest-compare'

describe('what an address names', () => {
  it('projects and versions, each once, four at most', () => {
    expect(comparedKeys(['a', versionKey('a', 'v'), 'a', '', 'b'])).toEqual([
      { key: 'a', projectId: 'a', versionId: null },
      { key: 'a.v', projectId: 'a', versionId: 'v' },
      { key: 'b', projectId: 'b', versionId: null },
    ])
    expect(comparedKeys(['a', 'b', 'c', 'd', 'e'])).toHaveLength(maxCompared)
  })

  it('a project once, also in capitals, and what cannot be an id as nothing that is asked for', () => {
    expect(comparedKeys(['0a-1b', '0A-1B'])).toHaveLength(1)
    for (const key of ['\0', 'a.b.c', '../a', 'a.', ' '])
      expect(comparedKeys([key, 'a'])).toEqual([
        { key, projectId: '', versionId: null },
        { key: 'a', projectId: 'a', versionId: null },
      ])
  })

  it('takes another one at the end, and gives one up', () => {
    expect(toggledKeys(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
    expect(toggledKeys(['a', 'b', 'c'], 'a')).toEqual(['b', 'c'])
    expect(toggledKeys(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
  })
})

const is = (isBest: boolean, value: number | null = 1) => ({ isBest, value })

it('figures that are written alike are alike, however little they differ', () => {
  expect(marksOf([is(false), is(true)], ['12.3%', '12.3%'])).toEqual([
    { isAlike: true, isBest: false },
    { isAlike: true, isBest: false },
  ])
  expect(marksOf([is(false), is(true), is(false)], ['12.3%', '12.4%', '12.4%'])).toEqual([
    { isAlike: true, isBest: false },
    { isAlike: false, isBest: true },
    { isAlike: false, isBest: true },
  ])
  expect(marksOf([is(false), is(false)], ['5', '7']).some(({ isBest }) => isBest)).toBe(false)
})

it('figures that are written alike are no better than each other beside a plan that has none', () => {
  const marks = marksOf([is(true), is(false), is(false, null)], ['5.1%', '5.1%', '—'])
  expect(marks.some(({ isBest }) => isBest)).toBe(false)
})

const plan: Plan = { ...demoPlan(), unanswered: [] }
const pricedAt = (unitPriceInclVAT: number): Plan => ({
  ...plan,
  products: plan.products.map((product, at) => (at === 0 ? { ...product, unitPriceInclVAT } : product)),
})

function drawn(element: ReactElement, language: 'en' | 'ar') {
  const compare = language === 'en' ? english : arabic
  const words = createI18n(language, { ...dictionaries[language], compare })
  return textOf(renderToStaticMarkup(<I18nextProvider i18n={words}>{element}</I18nextProvider>))
}

describe('plans side by side', () => {
  const columns = [
    { id: 'v', name: 'Before Eid', note: 'Candles', plan: pricedAt(149) },
    { id: 'p', name: 'Candles', note: english.asItIsNow, plan: pricedAt(159) },
  ]

  it('a version is labelled with its name, and the current plan as current', () => {
    const text = drawn(<ComparedPlans plans={columns} />, 'en')
    expect(text).toContain('Before Eid Candles basis of comparison Candles As it is now')
    expect(text).toMatch(/Unit price, including VAT .*149.*159/)
  })

  it('rows are named after a product only where all plans have it, and many inputs stand behind those that weigh most', () => {
    const coffee = { id: 'c', name: 'Coffee', plan: { ...starterPlan('coffee'), unanswered: [] } }
    const text = drawn(<ComparedPlans plans={[{ id: 'a', name: 'Candles', plan }, coffee]} />, 'en')
    expect(text).toContain('Product 1 – Unit price, including VAT')
    expect(text).not.toContain('Oud candle – ')
    expect(text).toMatch(/All \d\d inputs that differ/)
    const [open = ''] = text.split(/All \d\d inputs/)
    expect(open.match(/ – /g)?.length).toBeLessThanOrEqual(maxUnfolded)
    expect(drawn(<ComparedPlans plans={columns} />, 'en')).toContain('Oud candle – Unit price, including VAT')
  })

  it('an empty project among full ones says so of itself alone, and shows no zeros', () => {
    const empty = { id: 'e', name: 'Nothing yet', plan: blankPlan() }
    const text = drawn(<ComparedPlans plans={[empty, ...columns]} />, 'en')
    expect(text).toContain('Nothing yet has no price or units yet, so it has no results to compare.')
    expect(text).toMatch(/Before Eid Candles basis of comparison/)
    expect(text).toMatch(/Profit after returns and inventory — /)
    expect(text).toContain('Sales refused at the door, including VAT — SAR 0 SAR 0')
    expect(text).toContain('Better')
    expect(text).toMatch(/Inputs that differ .* Oud candle – Unit price, including VAT — SAR 149 SAR 159 /)
    expect(text).not.toContain('inputs that differ')
  })

  it('what the owner takes is an amount where it is answered', () => {
    const plans = [null, 4000].map((ownerPayMo, at) => ({ id: `${at}`, name: `P${at}`, plan: { ...plan, ownerPayMo } }))
    expect(drawn(<ComparedPlans plans={plans} />, 'en')).toContain('What you take for yourself per month — SAR 4,000')
  })

  it('a margin that differs by less than it shows has no difference and is not better', () => {
    const nearly = [
      { id: 'a', name: 'One', plan: pricedAt(149) },
      { id: 'b', name: 'Two', plan: pricedAt(149.001) },
    ]
    for (const language of ['en', 'ar'] as const) {
      const text = drawn(<ComparedPlans plans={nearly} />, language)
      expect(text).not.toMatch(/[+−]?0 points|0 نقطة/)
    }
  })

  it('a difference is the one between the amounts that are read', () => {
    for (let price = 149.2; price < 151; price += 0.2) {
      const plans = [148.9, price].map((one) => ({ id: `${one}`, name: `At ${one}`, plan: pricedAt(one) }))
      const text = drawn(<ComparedPlans plans={plans} />, 'en')
      const row = /Profit after returns and inventory SAR ([\d,]+).*? SAR ([\d,]+).*? \+SAR ([\d,]+)/.exec(text)
      const [before, now, apart] = (row ?? expect.fail(text)).slice(1).map((one) => Number(one.replace(',', '')))
      expect(apart).toBe(Number(now) - Number(before))
    }
  })

  it('the money is back in months of the plans where not every plan begins in a month of the calendar', () => {
    const backOf = (startMonth: string) => {
      const one = { ...secondSample(), unanswered: [] }
      const plans = [one, { ...one, startMonth }].map((given, at) => ({ id: `${at}`, name: `Plan ${at}`, plan: given }))
      const text = drawn(<ComparedPlans plans={plans} />, 'en')
      return text.slice(text.indexOf(english.back) + english.back.length).trim()
    }
    expect(backOf('')).toMatch(/^Month 14 Month 14 /)
    expect(backOf('2027-02')).toMatch(/^Feb 2028 month 14 Mar 2028 month 14 /)
  })

  it('of two paybacks the sooner is marked, and one that never comes is worse than any', () => {
    const one = { ...secondSample(), unanswered: [] }
    const rowOf = (others: readonly Plan[]) => {
      const plans = [one, ...others].map((given, at) => ({ id: `${at}`, name: `Plan ${at}`, plan: given }))
      const text = drawn(<ComparedPlans plans={plans} />, 'en')
      return text.slice(text.indexOf(english.back) + english.back.length, text.indexOf('Revenue excluding VAT')).trim()
    }
    const slower = { ...one, contingencyMo: one.contingencyMo + 150 }
    const never = { ...one, contingencyMo: 90_000 }
    expect(rowOf([slower])).toMatch(/^Feb 2028 Better \w+ 20\d\d$/)
    expect(rowOf([never])).toBe('Feb 2028 Better —')
    expect(rowOf([slower, never])).toMatch(/^Feb 2028 Best /)
    expect(rowOf([{ ...one, unanswered: ['marketing'] }])).toBe('Feb 2028 —')
    expect(rowOf([{ ...one, contingencyMo: one.contingencyMo + 400, startMonth: '2026-10' }])).toMatch(
      /^Feb 2028 month 14 Better \w+ 20\d\d month 1[5-9]$/,
    )
  })

  it('a price with VAT beside one without is called by neither', () => {
    const untaxed = { ...columns[0], id: 'u', name: 'Small', plan: { ...pricedAt(120), vatRegistered: false } }
    const [, taxed] = columns
    const plans = taxed ? [taxed, untaxed] : []
    expect(drawn(<ComparedPlans plans={plans} />, 'en')).toContain('Oud candle – Unit price, as customers pay it')
    expect(drawn(<ComparedPlans plans={plans} />, 'ar')).toContain('سعر الوحدة كما يدفعه العميل')
    expect(drawn(<ComparedPlans plans={plans} />, 'en')).not.toContain('Unit price, including VAT')
  })

  it('leaves no amount compared where the currencies differ, but its share of the revenue', () => {
    const abroad = { id: 'aed', name: 'Dubai', plan: { ...plan, currency: 'AED' } }
    const text = drawn(<ComparedPlans plans={[...columns, abroad]} />, 'en')
    expect(text).toContain(english.notSame)
    expect(text).toContain('of revenue')
    expect(text).not.toMatch(/[+−]SAR|[+−]AED/)
  })
})

describe('a plan in its three scenarios', () => {
  const scenarios = (one: Plan, language: 'en' | 'ar' = 'en') =>
    drawn(<ComparedScenarios compared={{ id: 'a', name: 'Candles', plan: one }} />, language)

  it('says what each assumes, and tells margins in points', () => {
    const text = scenarios(plan)
    expect(text).toContain('30% lower demand and 20% higher costs')
    expect(text).toMatch(/Profit margin .*points/)
    // The optimistic one would always be the best.
    expect(scenarios(plan)).not.toContain(english.bestOfMany)
    expect(scenarios(plan, 'ar')).not.toContain(arabic.bestOfMany)
  })

  it('counts a store as registered for VAT where its plan is concluded so, and says it', () => {
    const text = scenarios({ ...secondSample(), unanswered: [] })
    expect(text).toContain('counted as registered for VAT')
    expect(text).toMatch(/Profit after returns and inventory SAR 917 /)
    expect(scenarios(plan)).not.toContain('counted as registered for VAT')
  })

  it('says so where the plan is not all answered', () => {
    expect(scenarios(blankPlan())).toContain('Candles has no price or units yet')
  })
})

it('compares the three scenarios of the guest plan, without an account', () => {
  const store = createStore()
  store.set(planAtom, { ...plan, storeName: 'Oud of Riyadh' })
  const page = (
    <Provider store={store}>
      <Router ssrPath="/demo">
        <GuestCompare />
      </Router>
    </Provider>
  )
  expect(drawn(page, 'en')).toMatch(
    /Scenarios of Oud of Riyadh.*Realistic.*Conservative.*Optimistic.*Create an account/,
  )
})
