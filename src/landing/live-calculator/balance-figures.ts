import type { Language } from '../../domain/options'
import type { landing } from '../../i18n/en/landing'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney, formatNumber } from '../../i18n/format'
import { tiltOf, type Weight, weightsOf } from '../../results/balance/balance-weights'
import { costIds, costsAltogether, costsOf, type MonthResults } from '../../results/breakdown'
import type { Moved } from './sample-store'

type InstrumentWords = (typeof landing)['instrument']

export const stripIds = costIds

/** What each place of the instrument shows, by its name. */
export type Shown = Record<
  | 'sales'
  | 'costs'
  | 'result'
  | 'amount'
  | 'breakEven'
  | 'distance'
  | 'price'
  | 'units'
  | 'stripSales'
  | 'stripResult'
  | (typeof stripIds)[number],
  string
>

/** The instrument at one position of its sliders. */
export interface Reading {
  shown: Shown
  losing: boolean
  /** Degrees by which the beam leans: above zero the side of sales is the heavier. */
  tilt: number
  weights: Weight[]
  /** The same in one sentence, for who hears it. */
  announcement: string
}

/** So many riyals make one unit of the drawing's height: the weights grow as the sliders move. */
const riyalsPerUnit = 1200

function distanceOf(
  { monthly: { totalUnits }, bottomLine: { monthlyBreakEvenUnits: needed } }: MonthResults,
  words: InstrumentWords,
  language: Language,
) {
  if (needed === null) return words.never
  const units = formatNumber(Math.abs(totalUnits - needed), language)
  if (totalUnits === needed) return words.exact
  return fillIn(totalUnits > needed ? words.above : words.below, { units })
}

/** Every text of the instrument for a month of the sample store: the same for the first page and for each move. */
export function reading(results: MonthResults, moved: Moved, words: InstrumentWords, language: Language): Reading {
  const money = (value: number) => formatMoney(value, language, 'SAR')
  const plain = (value: number) => formatNumber(value, language, { min: 2, max: 2 })
  const { monthly, bottomLine } = results
  const losing = bottomLine.operatingIncome < 0
  const costs = costsOf(results)
  const needed = formatNumber(bottomLine.monthlyBreakEvenUnits, language)
  const total = formatNumber(monthly.totalUnits, language)
  const breakEven = fillIn(words.breakEvenOf, { needed, total })
  const result = losing ? words.loss : words.profit
  // Its label says whether it is a loss.
  const amount = money(Math.abs(bottomLine.operatingIncome))
  return {
    shown: {
      sales: money(monthly.salesExVAT),
      costs: money(costsAltogether(results)),
      result,
      amount,
      breakEven,
      distance: distanceOf(results, words, language),
      price: formatMoney(moved.price, language, 'SAR', { max: 0 }),
      units: formatNumber(moved.units, language),
      stripSales: plain(monthly.salesExVAT),
      stripResult: plain(Math.abs(bottomLine.operatingIncome)),
      product: plain(costs.product),
      delivery: plain(costs.delivery),
      payment: plain(costs.payment),
      marketing: plain(costs.marketing),
      fixed: plain(costs.fixed),
      returns: plain(costs.returns),
    },
    losing,
    tilt: tiltOf(results),
    weights: weightsOf(results, riyalsPerUnit),
    announcement: fillIn(words.announcement, { result, amount, breakEven }),
  }
}
