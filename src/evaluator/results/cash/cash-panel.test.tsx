import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { languages } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import type { Plan } from '../../../domain/plan/plan'
import { formatMoney } from '../../../i18n/format'
import { workedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { CashPanel, FiguresAndNotes } from './cash-panel'
import { CashTable } from './cash-table'
import { MonthEntries } from './month-entries'
import { tablesOf } from './paper-months'

const [, , layan = expect.fail()] = workedPlans

const withTerms = (terms: Partial<Plan['cashPlan']>, more: Partial<Plan> = {}): Plan => ({
  ...layan,
  ...more,
  cashPlan: { ...layan.cashPlan, ...terms },
})

const resultOf = (plan: Plan) => evaluate(plan).cashPlan ?? expect.fail()

describe.each(languages)('cash by month in %s', (language) => {
  const words = dictionaries[language].cash
  const panel = (plan: Plan) => textOf(render(<CashPanel />, plan, language))
  const whole = (value: number) => textOf(formatMoney(value, language, 'SAR', { max: 0 }))

  it('says how much money is needed and by which month of the calendar', () => {
    const text = panel(layan)
    expect(text).toContain(whole(27_308))
    expect(text).toContain(language === 'en' ? 'by March 2027' : 'حتى مارس 2027')
  })

  it('names no sum for a store that no amount is enough for, but how deep its cash falls', () => {
    const plan = { ...layan, contingencyMo: 9000 }
    const { cashNeeded, lowestCash } = resultOf(plan)
    expect(evaluate(plan).conclusion.needed?.kind).toBe('none')
    const text = panel(plan)
    expect(text).toContain(whole(lowestCash))
    expect(text).not.toContain(whole(cashNeeded))
  })

  it('says of a store that no amount is enough for that its cash lasts, where it does, and not that it is enough', () => {
    const plan = withTerms({ openingCash: 400_000 }, { contingencyMo: 9000 })
    const text = panel(plan)
    expect(text).toContain(words.neverInTheEnd)
    expect(text).toContain(textOf(words.lasts).split('}}').at(1)?.split('{{')[0])
    expect(text).not.toContain(whole(resultOf(plan).cashNeeded))
  })

  it('says of money that is back for a time that it is, where its month stands', () => {
    const plan = { ...demoPlan(), contingencyMo: 3600, cashPlan: { ...demoPlan().cashPlan, enabled: true } }
    expect([resultOf(plan).backMonth === null, evaluate(plan).conclusion.back?.kind]).toEqual([false, 'never'])
    const { forATime } = dictionaries[language].results.growth
    expect(textOf(render(<FiguresAndNotes />, plan, language))).toContain(forATime)
  })

  it('says of a sum that later months take more than that it is of the months shown', () => {
    const { overheads } = demoPlan()
    const rent = { ...overheads.officeOrWarehouse, amount: 20_000, mode: 'annual' as const }
    const shown = {
      ...demoPlan().cashPlan,
      enabled: true,
      annualBillsMonth: 8,
      supplierDepositPct: 0,
      supplierBalanceDays: 0,
    }
    const plan = { ...demoPlan(), overheads: { ...overheads, officeOrWarehouse: rent } }
    const text = (months: number) => panel({ ...plan, cashPlan: { ...shown, months } })
    expect(text(6)).toContain(`(${words.inMonthsShown})`)
    expect(text(36)).not.toContain(`(${words.inMonthsShown})`)
  })

  it('names the sum that growth makes enough, and says that the months count it', () => {
    const plan = withTerms(
      { withGrowth: true, startsWithNoCustomers: false },
      { contingencyMo: 4000, monthlyGrowthRate: 0.1 },
    )
    const { cashNeeded, backMonth } = resultOf(plan)
    expect([evaluate(plan).conclusion.needed?.kind, backMonth === null]).toEqual(['none', false])
    const text = panel(plan)
    expect(text).toContain(whole(cashNeeded))
    expect(text).toContain(`(${dictionaries[language].results.growth.with.replace('{{rate}}', '10%')})`)
    expect(text).toContain(textOf(words.backIn).split('}}').at(1)?.trim())
    expect(text.split('10%')).toHaveLength(3)
    // As fast as it grows, it is still falling where it began too low.
    const slow = panel({ ...plan, contingencyMo: 9000, monthlyGrowthRate: 0.01 })
    expect(slow).toContain(textOf(words.stillFalls).split('{{').at(-1)?.split('}}')[1]?.trim())
    const without = panel({ ...plan, cashPlan: { ...plan.cashPlan, withGrowth: false } })
    expect(without).toContain(`(${dictionaries[language].results.growth.without})`)
  })

  it('counts months where the first one is not known', () => {
    const plan = withTerms({}, { startMonth: '' })
    const { lowestMonth } = resultOf(plan)
    expect(panel(plan)).toContain(language === 'en' ? `by month ${lowestMonth}` : `حتى الشهر ${lowestMonth}`)
  })

  it('says nothing about running out while no cash at the start was typed', () => {
    const text = panel(withTerms({ openingCash: 0 }))
    expect(text).toContain(words.noOpening)
    expect(text).not.toContain(words.marks.runsOut)
    expect(textOf(render(<FiguresAndNotes />, withTerms({ openingCash: 0 }), language))).not.toContain(
      dictionaries[language].results.names.cashPlan.runsOutMonth,
    )
  })

  it('says when the cash at the start runs out, and what is missing', () => {
    const text = panel(layan)
    expect(text).toContain(words.marks.runsOut)
    expect(text).toContain(language === 'en' ? 'runs out in January 2027' : 'في يناير 2027')
    expect(text).toContain(whole(resultOf(layan).shortfall))
  })

  it('says where its months count a store as registered which is not', () => {
    expect(panel(layan)).toContain(textOf(words.registered))
    expect(panel({ ...layan, vatRegistered: true })).not.toContain(textOf(words.registered))
  })

  it('marks VAT payments of a registered store alone', () => {
    // In another currency nobody has to register, and so nobody is shown as registered.
    expect(panel({ ...layan, currency: 'AED' })).not.toContain(words.legend.vat)
    expect(panel(layan)).toContain(words.legend.vat)
    expect(panel({ ...layan, vatRegistered: true })).toContain(words.legend.vat)
  })

  it('has every line of every month, one stop of the Tab key for all of them', () => {
    const result = resultOf(layan)
    const markup = render(<CashTable result={result} />, layan, language)
    const names = dictionaries[language].results.names.cashMonth
    for (const name of Object.values(names)) expect(textOf(markup)).toContain(name)
    expect(markup.match(/<button/g)).toHaveLength(13 * result.months.length)
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
  })

  it('lists the entries of a month, from the cash before to the cash after', () => {
    const text = textOf(render(<MonthEntries month={3} />, layan, language))
    const { closingCash } = resultOf(layan).months[2] ?? expect.fail()
    expect(text).toContain(textOf(formatMoney(closingCash, language, 'SAR')))
    expect(text).toContain(dictionaries[language].options.paymentMethods.cod)
    expect(text).toContain(dictionaries[language].options.overheads.ecommercePlatform)
    expect(text).not.toMatch(/\{\{|NaN|undefined/)
  })

  it('is not there while it is off', () => {
    expect(render(<CashPanel />, withTerms({ enabled: false }), language)).toBe('')
  })
})

it('goes on paper a few months at a time, each of them once', () => {
  const { months } = resultOf(withTerms({ months: 36 }))
  const printed = tablesOf(months, 6)
  expect(printed.map((some) => some.length)).toEqual([7, 6, 6, 6, 6, 6])
  expect(printed.flat()).toEqual(months)
  expect(tablesOf(months.slice(0, 4), 6)).toEqual([months.slice(0, 4)])
  expect(tablesOf(months, months.length)).toEqual([months])
})
