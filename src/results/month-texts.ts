import type { Month } from '../domain/model/generated/month.gen'
import type { Language } from '../domain/options'
import type { landing } from '../i18n/en/landing'
import { fillIn } from '../i18n/fill-in'
import { formatMoney, formatNumber } from '../i18n/format'
import { type CostId, costsOf } from './breakdown'

type Words = Pick<
  (typeof landing)['instrument'],
  'profit' | 'loss' | 'breakEvenOf' | 'never' | 'exact' | 'above' | 'below' | 'announcement'
>

/** What the pages without i18next show of a month in SAR, by its place. */
export type MonthTexts = Record<
  | 'sales'
  | 'costs'
  | 'result'
  | 'amount'
  | 'breakEven'
  | 'distance'
  | 'stripSales'
  | 'stripResult'
  | 'announcement'
  | CostId,
  string
>

function distanceOf(
  { monthly: { totalUnits }, bottomLine: { monthlyBreakEvenUnits: needed } }: Month,
  words: Words,
  language: Language,
) {
  if (needed === null) return words.never
  const units = formatNumber(Math.abs(totalUnits - needed), language)
  if (totalUnits === needed) return words.exact
  return fillIn(totalUnits > needed ? words.above : words.below, { units })
}

/** A month in words and to the halala; its label says whether it is a loss, so no amount has a minus. */
export function monthTexts(results: Month, words: Words, language: Language): MonthTexts {
  const money = (value: number) => formatMoney(value, language, 'SAR')
  const plain = (value: number) => formatNumber(value, language, { min: 2, max: 2 })
  const { monthly, bottomLine } = results
  const costs = costsOf(results)
  const needed = formatNumber(bottomLine.monthlyBreakEvenUnits, language)
  const breakEven = fillIn(words.breakEvenOf, { needed, total: formatNumber(monthly.totalUnits, language) })
  const result = bottomLine.operatingIncome < 0 ? words.loss : words.profit
  const amount = money(Math.abs(bottomLine.operatingIncome))
  return {
    sales: money(monthly.salesExVAT),
    costs: money(bottomLine.totalMonthlyCosts),
    result,
    amount,
    breakEven,
    distance: distanceOf(results, words, language),
    stripSales: plain(monthly.salesExVAT),
    stripResult: plain(Math.abs(bottomLine.operatingIncome)),
    product: plain(costs.product),
    delivery: plain(costs.delivery),
    payment: plain(costs.payment),
    marketing: plain(costs.marketing),
    fixed: plain(costs.fixed),
    returns: plain(costs.returns),
    announcement: fillIn(words.announcement, { result, amount, breakEven }),
  }
}
