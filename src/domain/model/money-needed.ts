import type { Evaluation } from './evaluation'

/** How much money a plan takes until it carries itself, and by which month it has all been paid out. */
export interface MoneyNeeded {
  /** Where the figure is from: the cash plan before the projection; null while neither is on. */
  source: 'cashPlan' | 'advanced' | null
  /** In the plan's currency; null without a source, and in the projection without units. */
  amount: number | null
  /** The month in which cash is lowest, 0 being before the first sale; null when nothing is needed, or when it is later than the months shown. */
  byMonth: number | null
  /** The last month shown, when cash is lowest after it; else null. */
  afterMonth: number | null
}

/** The deepest point of the projection counts as shown within half a halala. */
const tolerance = 0.005

const unknown: MoneyNeeded = { source: null, amount: null, byMonth: null, afterMonth: null }

/**
 * The money that a plan needs, in the one meaning that every screen gives it: the cash plan's when it is on, else the
 * deepest point of the projection, else unknown. Source: docs/model.md, 'Money needed'.
 */
export function moneyNeeded({ advanced, cashPlan }: Pick<Evaluation, 'advanced' | 'cashPlan'>): MoneyNeeded {
  if (cashPlan) {
    const { cashNeeded: amount, lowestMonth } = cashPlan
    return { source: 'cashPlan', amount, byMonth: amount > 0 ? lowestMonth : null, afterMonth: null }
  }
  if (!advanced) return unknown
  const { projection, peakFundingNeed: amount } = advanced
  if (amount === null || amount === 0) return { ...unknown, source: 'advanced', amount }
  const lowest = projection.find(({ cumulativeCash }) => -cumulativeCash >= amount - tolerance)
  if (lowest) return { source: 'advanced', amount, byMonth: lowest.month, afterMonth: null }
  return { source: 'advanced', amount, byMonth: null, afterMonth: projection.length - 1 }
}
