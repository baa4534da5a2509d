import type { Month } from '../../domain/model/generated/month.gen'
import type { Language } from '../../domain/options'
import type { landing } from '../../i18n/en/landing'
import { formatMoney, formatNumber } from '../../i18n/format'
import { tiltOf, type Weight, weightsOf } from '../../results/balance/balance-weights'
import { costIds } from '../../results/breakdown'
import { type MonthTexts, monthTexts } from '../../results/month-texts'
import type { Moved } from './sample-store'

type InstrumentWords = (typeof landing)['instrument']

export const stripIds = costIds

/** What each place of the instrument shows, by its name. */
export type Shown = Omit<MonthTexts, 'announcement'> & Record<'price' | 'units', string>

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

/** Every text of the instrument for a month of the sample store: the same for the first page and for each move. */
export function reading(results: Month, moved: Moved, words: InstrumentWords, language: Language): Reading {
  const { announcement, ...month } = monthTexts(results, words, language)
  return {
    shown: {
      ...month,
      price: formatMoney(moved.price, language, 'SAR', { max: 0 }),
      units: formatNumber(moved.units, language),
    },
    losing: results.bottomLine.operatingIncome < 0,
    tilt: tiltOf(results),
    weights: weightsOf(results, riyalsPerUnit),
    announcement,
  }
}
