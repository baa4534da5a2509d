import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../domain/options'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { explain as explainAr } from '../../i18n/ar/evaluator/explain'
import { fields as fieldsAr } from '../../i18n/ar/evaluator/fields'
import { results as resultsAr } from '../../i18n/ar/evaluator/results'
import { en } from '../../i18n/en'
import { explain as explainEn } from '../../i18n/en/evaluator/explain'
import { fields as fieldsEn } from '../../i18n/en/evaluator/fields'
import { results as resultsEn } from '../../i18n/en/evaluator/results'
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format'
import { explainDictionaries } from './label-name'
import { figureText, type LineWords, lineTexts } from './line-texts'
import type { Line } from './lines'
import type { Label } from './operands'

const dictionaries = {
  en: { ...en, explain: explainEn, fields: fieldsEn, results: resultsEn },
  ar: { ...ar, explain: explainAr, fields: fieldsAr, results: resultsAr },
}

const wordsOf = (language: Language): LineWords => ({
  t: createI18n(language, dictionaries[language]).getFixedT(language, explainDictionaries),
  language,
  currency: 'SAR',
  number: (value) => formatNumber(value, language),
  percent: (value) => formatPercent(value, language),
  monthName: (month) => `<month ${month}>`,
  memberName: ({ role, customRole }) => `<${customRole || role}>`,
})

const words = wordsOf('en')
const line = (label: Label | null, changes: Partial<Line> = {}): Line => ({
  ...{ operation: 'is', label, value: 2.75, kind: 'percent', working: [] },
  ...changes,
})
const plain = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '')
const called = (label: Label, of = words) => plain(lineTexts(of, line(label)).label)
const written = (label: Label | null, changes: Partial<Line>) => plain(lineTexts(words, line(label, changes)).figure)

describe('a line of an explanation', () => {
  const { entries, events, atStart, words: ownWords } = explainEn
  it.each<[Label, string]>([
    [{ from: 'result', name: 'salesExVAT' }, resultsEn.names.salesExVAT],
    [{ from: 'field', name: 'vatPct' }, fieldsEn.vatPct],
    [{ from: 'word', name: 'daysOfYear' }, ownWords.daysOfYear],
    [{ from: 'cash', line: 'receipts' }, resultsEn.names.cashMonth.receipts],
    [{ from: 'scenario', line: 'salesExVAT' }, resultsEn.scenarioRows.salesExVAT],
    [{ from: 'product', line: 'contribution' }, resultsEn.names.product.contribution],
    [{ from: 'event', id: 'ramadan' }, events.ramadan],
    [{ from: 'overhead', id: 'domain' }, en.options.overheads.domain],
    [{ from: 'method', id: 'mada' }, en.options.paymentMethods.mada],
    [{ from: 'member', member: { role: 'custom', customRole: 'Perfumer' } }, '<Perfumer>'],
    [{ from: 'own', text: '  Oud ' }, 'Oud'],
    [{ from: 'own', text: '  ' }, explainEn.unnamed],
    [{ from: 'entry', name: 'vatInBills', month: 0 }, atStart.vatInBills],
    [{ from: 'entry', name: 'cashAfter', month: 0 }, atStart.cashAfter],
    [{ from: 'entry', name: 'yearOfSalesPast', month: 0 }, atStart.yearOfSalesPast],
    [{ from: 'entry', name: 'cashAfter', month: 3 }, entries.cashAfter.replace('{{month}}', '<month 3>')],
    [{ from: 'entry', name: 'salesOf', month: 0 }, entries.salesOf.replace('{{month}}', '<month 0>')],
  ])('that names %j is called %s', (label, name) => {
    expect(called(label)).toBe(name)
  })

  it('names the months that goods are for, and the way of payment of sales', () => {
    const goods = (until?: number): Label => ({
      ...{ from: 'entry', name: 'orderDeposit', month: 2 },
      ...(until && { until }),
    })
    const span = explainEn.span.replace('{{from}}', '<month 2>').replace('{{until}}', '<month 4>')
    expect(called(goods())).toBe(entries.orderDeposit.replace('{{span}}', '<month 2>'))
    expect(called(goods(2))).toBe(entries.orderDeposit.replace('{{span}}', '<month 2>'))
    expect(called(goods(4))).toBe(entries.orderDeposit.replace('{{span}}', span))
    const sales = called({ from: 'entry', name: 'salesOfBy', month: 2, method: 'tabby' })
    expect(sales).toContain(en.options.paymentMethods.tabby)
    expect(called({ from: 'entry', name: 'salesOfBy', month: 2, method: undefined })).not.toContain('undefined')
  })

  it('says over how many months a growth goes', () => {
    const name = called({ from: 'word', name: 'growthOverHorizon', month: 6, growth: 2.5 })
    expect(name).toContain('6')
    expect(name).toContain('2.5%')
  })

  it('is written as it was typed, and without a label as it was worked out', () => {
    const vat: Label = { from: 'field', name: 'vatPct' }
    const value = 2.756
    expect(written(vat, { value })).toBe('2.756%')
    expect(written(vat, { value, working: [line(null)] })).toBe('2.76%')
    expect(written(null, { value })).toBe('2.76%')
    expect(written({ from: 'result', name: 'grossMarginPct' }, { value })).toBe('2.76%')
    for (const name of ['customsFeeRate', 'insuranceRate', 'deposit', 'balance'] as const)
      expect(written({ from: 'word', name }, { value })).toBe('2.756%')
    expect(written({ from: 'word', name: 'codShare' }, { value })).toBe('2.76%')
    for (const typed of [vat, { from: 'method', id: 'mada' }, { from: 'event', id: 'ramadan' }] as const)
      expect(written(typed, { kind: 'money', value: 0.125 })).toBe(
        plain(formatMoney(0.125, 'en', 'SAR', { min: 2, max: 4 })),
      )
    expect(written({ from: 'own', text: 'Oud' }, { kind: 'money', value: 0.125 })).toBe(
      plain(formatMoney(0.125, 'en', 'SAR')),
    )
    expect(written({ from: 'own', text: 'Oud' }, {})).toBe('2.75%')
    expect(written(vat, { kind: 'count', value: 0.12345 })).toBe('0.12')
  })

  it('says of what it is a share, with the whole that both make', () => {
    const vat: Label = { from: 'field', name: 'vatPct' }
    const said = (share: 'andThis' | 'butThis', value: number | null = 15) => {
      const { label, figure } = lineTexts(words, line(vat, { value, share }))
      return [plain(label), plain(figure)]
    }
    const text = (share: 'andThis' | 'butThis') =>
      explainEn[share].replace('{{name}}', fieldsEn.vatPct).replace('{{figure}}', '15%')
    expect(said('andThis')).toEqual([text('andThis'), '115%'])
    expect(said('butThis')).toEqual([text('butThis'), '85%'])
    expect(said('andThis', null)[1]).toBe(plain(formatPercent(null, 'en', { min: 0, max: 4 })))
    expect(lineTexts(words, line(null, { kind: 'money', value: 5 })).label).toBe('')
  })

  it('writes a share in a run of text as a sum in brackets, with two decimals where it is worked out', () => {
    const vat: Label = { from: 'field', name: 'vatPct' }
    const run = (value: number) => plain(lineTexts(words, line(vat, { value, share: 'butThis' }), true).figure)
    expect(run(15)).toBe(`(100% − ${fieldsEn.vatPct} 15%)`)
    const discount: Label = { from: 'word', name: 'discountPart' }
    const table = lineTexts(words, line(discount, { value: 3.75, share: 'butThis' }))
    expect([plain(table.label), plain(table.figure)]).toEqual(['100% − Discounts, share of sales (3.75%)', '96.25%'])
  })
})

describe.each(languages)('a figure of an explanation in %s', (language) => {
  const own = wordsOf(language)
  const text = (value: number | null, kind: Line['kind']) => plain(figureText(own, value, kind))
  const { units } = language === 'en' ? explainEn : explainAr
  const none = plain(formatNumber(null, language))

  it('has its unit, in words where it is days, months or times a year', () => {
    expect(text(1, 'days')).toBe(units.days_one.replace('{{figure}}', '1'))
    expect(text(1, 'months')).toBe(units.months_one.replace('{{figure}}', '1'))
    expect(text(1, 'timesAYear')).toBe(units.timesAYear_one.replace('{{figure}}', '1'))
    expect(text(0.35, 'timesAYear')).toContain('0.35')
    expect(text(45.26, 'days')).toContain('45.3')
    expect(text(2.5, 'months')).toContain('2.5')
    expect(text(12.34, 'points')).toBe('12.3')
    expect(text(3, 'planMonth')).toBe('<month 3>')
    expect(text(1.5, 'percent')).toBe(plain(formatPercent(1.5, language)))
    expect(text(1500, 'money')).toBe(plain(formatMoney(1500, language, 'SAR')))
  })

  it('without a value is a dash in every unit', () => {
    for (const kind of ['days', 'months', 'timesAYear', 'planMonth', 'points', 'count'] as const)
      expect(text(null, kind)).toBe(none)
  })
})
