import type { Evaluation } from '../../domain/model/evaluation'
import { type MoneyNeeded, moneyNeeded } from '../../domain/model/money-needed'
import type { Verdict } from '../../domain/options'

/** When the money that was put in is back for good. */
export type PayBack =
  /** `flat` is the month without growth, null for never; undefined where nothing says it. */
  | { kind: 'month'; month: number; flat: number | null | undefined }
  /** The cash plan ends before. */
  | { kind: 'notWithin'; months: number }
  | { kind: 'never' }

/** What a founder reads first. */
export interface Headline {
  /** The one word for the store. */
  word: Verdict | null
  /** The month before and after returns and inventory. */
  before: number
  after: number
  needed: MoneyNeeded
  /** Null while neither the cash plan nor the advanced analysis is on. */
  back: PayBack | null
}

type Told = Pick<Evaluation, 'monthly' | 'bottomLine' | 'advanced' | 'cashPlan' | 'verdict'>

function payBack({ advanced, cashPlan }: Told): PayBack | null {
  if (cashPlan) {
    const { backMonth, months } = cashPlan
    if (backMonth === null) return { kind: 'notWithin', months: months.length - 1 }
    return { kind: 'month', month: backMonth, flat: undefined }
  }
  if (!advanced) return null
  const { cashBreakevenMonth: month, flatCashBreakevenMonth: flat } = advanced
  return month === null ? { kind: 'never' } : { kind: 'month', month, flat }
}

/** With the advanced analysis on, a store whose money never comes back is moderate at most. */
function wordOf(told: Told, back: PayBack | null): Verdict | null {
  const isNeverBack = back?.kind !== 'month' && told.advanced !== null && told.advanced.cashBreakevenMonth === null
  return told.verdict === 'strong' && isNeverBack ? 'moderate' : told.verdict
}

/** The verdict, the month, the money that the plan needs and when it is back. */
export function headlineOf(told: Told): Headline {
  const back = payBack(told)
  return {
    word: wordOf(told, back),
    before: told.monthly.operatingIncome,
    after: told.bottomLine.operatingIncome,
    needed: moneyNeeded(told),
    back,
  }
}
