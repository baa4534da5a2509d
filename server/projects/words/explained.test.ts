import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/domain/model/evaluate'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { blankPlan, type Plan } from '../../../src/domain/plan/plan'
import { builtInBenchmarks } from '../../../src/domain/reference/benchmarks'
import { secondSample } from '../../../src/domain/samples/second-sample'
import { explain as explainAr } from '../../../src/i18n/ar/evaluator/explain'
import { results as resultsAr } from '../../../src/i18n/ar/evaluator/results'
import { explain as explainEn } from '../../../src/i18n/en/evaluator/explain'
import { results as resultsEn } from '../../../src/i18n/en/evaluator/results'
import { formatMoney } from '../../../src/i18n/format'
import type { ExplainedLine } from './explained'
import { explained } from './explained'

const of = (plan: Plan, name: Parameters<typeof explained>[1]) => explained(plan, name, builtInBenchmarks)
const plain = (text: string | undefined) => text?.replace(/[\u200e\u200f\u2066-\u2069]/g, '')
const labels = (lines: readonly ExplainedLine[], language: 'en' | 'ar') =>
  lines.map(({ label }) => label && plain(label[language]))

describe('the explanation of a result for programs', () => {
  it('has name, meaning, value and figure in both languages', () => {
    const plan = demoPlan()
    const answer = of(plan, 'operatingIncome')
    const { operatingIncome } = evaluate(plan).monthly
    expect(answer).toMatchObject({
      name: 'operatingIncome',
      label: { en: resultsEn.names.operatingIncome, ar: resultsAr.names.operatingIncome },
      meaning: { en: explainEn.meanings.operatingIncome, ar: explainAr.meanings.operatingIncome },
      ...{ value: operatingIncome, kind: 'money', reason: null, isListed: false, basis: [] },
    })
    for (const language of ['en', 'ar'] as const)
      expect(plain(answer.figure[language])).toBe(plain(formatMoney(operatingIncome, language, 'SAR')))
  })

  it('has its lines one below the other, and what works one out below it, one deeper', () => {
    const { lines } = of(demoPlan(), 'contributionPerUnit')
    expect(lines.map(({ operation, depth }) => `${operation} ${depth}`)).toEqual([
      ...['is 0', 'minus 0', 'minus 0', 'subtotal 0', 'over 0'],
    ])
    expect(labels(lines, 'en')).toEqual([
      ...[resultsEn.names.salesExVAT, resultsEn.names.totalCOGS, resultsEn.names.cacVariableCost],
      ...[null, resultsEn.names.totalUnits],
    ])
    expect(labels(lines, 'ar')[0]).toBe(resultsAr.names.salesExVAT)
    expect(lines[3]).toMatchObject({ label: null, kind: 'money', share: null })
    const products = of(demoPlan(), 'grossSalesInclVAT').lines
    expect(products.filter(({ depth }) => depth === 0).map(({ label }) => plain(label?.en))).toEqual(
      demoPlan().products.map(({ name }) => name),
    )
    expect(products.some(({ depth }) => depth === 1)).toBe(true)
  })

  it('says of what a share is one, with the whole that both make', () => {
    const { lines } = of({ ...demoPlan(), vatRegistered: false }, 'packagingCost')
    const vat = lines.find(({ share }) => share === 'andThis')
    expect(plain(vat?.label?.en)).toContain('15%')
    expect(plain(vat?.figure.en)).toBe('115%')
    expect(vat?.value).toBe(15)
  })

  it('says why a result has no value', () => {
    const { value, reason, figure } = of(blankPlan(), 'contributionPerUnit')
    expect(value).toBeNull()
    expect(reason).toEqual({ en: explainEn.reasons.noUnits, ar: explainAr.reasons.noUnits })
    expect(plain(figure.en)).toBe('—')
  })

  it('names months by the calendar where the plan has a start, and by their number where it has none', () => {
    const plan = secondSample()
    const cash: Plan = { ...plan, startMonth: '2027-01', cashPlan: { ...plan.cashPlan, enabled: true } }
    const opening = of(cash, 'cashPlan.lowestCash')
    const month = evaluate(cash).cashPlan?.lowestMonth ?? 0
    const numbered = of({ ...cash, startMonth: '', season: { ...cash.season, mode: 'none' } }, 'cashPlan.lowestCash')
    expect(month).toBeGreaterThan(0)
    expect(labels(opening.lines, 'en').join()).toMatch(/2027|2028/)
    expect(labels(opening.lines, 'ar').join()).toMatch(/2027|2028/)
    expect(labels(numbered.lines, 'en').join()).not.toMatch(/2027|2028/)
    expect(labels(numbered.lines, 'en').join()).toMatch(/month\s\d/i)
    const start = of(cash, 'cashBreakevenMonth')
    expect(JSON.stringify(start)).not.toMatch(/undefined|\{\{/)
  })

  it('has the working of what several lines use below them, once', () => {
    const plan = secondSample()
    const { basis } = of({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } }, 'cashPlan.afterEnd.receipts')
    expect(basis.filter(({ depth }) => depth === 0).length).toBeGreaterThan(0)
    expect(basis.some(({ depth }) => depth === 1)).toBe(true)
  })

  it('names the members of the team', () => {
    const plan = demoPlan()
    const team = [{ ...(plan.team[0] ?? expect.fail()), role: 'custom' as const, customRole: 'Perfumer' }]
    expect(labels(of({ ...plan, team }, 'teamMo').lines, 'en')).toContain('Perfumer')
  })

  it('is in the words of a store without VAT where it is not registered', () => {
    const names = (vatRegistered: boolean) => of({ ...demoPlan(), vatRegistered }, 'salesExVAT').label.en
    expect(names(true)).toBe(resultsEn.names.salesExVAT)
    expect(names(false)).not.toBe(names(true))
  })
})
