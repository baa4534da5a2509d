import { monthOf } from '../../domain/model/generated/month.gen'
import type { Language } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { type Moved, withMoved } from '../../domain/samples/moved-figures'
import type { landing } from '../../i18n/en/landing'
import type { websites } from '../../i18n/en/plans/websites'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney, formatNumber } from '../../i18n/format'
import { type MonthTexts, monthTexts } from '../../results/month-texts'

/** The words of the calculator: those of the instrument on the landing page, and its own. */
export interface FrameWords {
  month: (typeof landing)['instrument']
  own: (typeof websites)['frame']
}

/** What its script is given: the store, and the words that change with it. */
export interface FrameStore {
  plan: Plan
  words: {
    month: Parameters<typeof monthTexts>[1]
    own: Pick<FrameWords['own'], 'left' | 'missing'> & { costs: string }
  }
}

export type FrameTexts = MonthTexts & Record<'price' | 'cost' | 'units' | 'paid' | 'sentence', string>

/** The calculator at one position of its sliders. */
export interface FrameReading {
  shown: FrameTexts
  losing: boolean
}

/** What the calculator's script needs of a store and of its words. */
export function frameStore(plan: Plan, { month, own }: FrameWords): FrameStore {
  const { profit, loss, breakEvenOf, never, exact, above, below, announcement } = month
  const { left, missing } = own
  const costs = plan.vatRegistered ? own.costs : own.costsWithoutVat
  return {
    plan,
    words: {
      month: { profit, loss, breakEvenOf, never, exact, above, below, announcement },
      own: { left, missing, costs },
    },
  }
}

/** Every text that follows from the sliders: one evaluation of the store's month. */
export function frameReading({ plan, words }: FrameStore, moved: Moved, language: Language): FrameReading {
  const results = monthOf(withMoved(plan, moved))
  const month = monthTexts(results, words.month, language)
  const losing = results.bottomLine.operatingIncome < 0
  const paid = formatMoney(results.monthly.netSalesInclVAT, language, plan.currency)
  const whole = (value: number) => formatMoney(value, language, plan.currency, { max: 0 })
  const { left, missing, costs } = words.own
  return {
    shown: {
      ...month,
      price: whole(moved.price),
      cost: whole(moved.cost),
      units: formatNumber(moved.units, language),
      paid,
      sentence: fillIn(losing ? missing : left, { paid, left: month.amount, costs }),
    },
    losing,
  }
}
