import { monthsAhead } from '../../constants'
import { figuresOf } from '../../results/row'
import { cashMonthRows, results } from '../cash/results'
import { terms } from '../cash/terms'
import * as ahead from '../conclusion/cash-ahead'
import * as conclusion from '../conclusion/conclusion'
import * as health from '../conclusion/health'
import * as neverEnough from '../conclusion/never-enough'
import { stressIncome } from '../conclusion/stress'
import * as income from '../income'
import { totalUnits } from '../landed-cost'
import { bottom } from '../returns'
import { isAnalysed, isCashGrowing, isCashPlanned } from '../typed/inputs'
import type { Shape } from './shape'

/** What the health score is worked out from once it is known when the money is back. */
export const scored = {
  totalUnits,
  operatingMarginPoints: health.operatingMarginPoints,
  customerValuePoints: health.customerValuePoints,
  grossMarginPoints: health.grossMarginPoints,
  safetyMarginPoints: health.safetyMarginPoints,
  cap: health.cap,
}

/** The health score with its parts. */
export const healthScore = {
  health: {
    operatingMargin: health.operatingMarginPoints,
    customerValue: health.customerValuePoints,
    grossMargin: health.grossMarginPoints,
    safetyMargin: health.safetyMarginPoints,
    payback: health.paybackPoints,
    cap: health.cap,
  },
  businessHealthScore: health.businessHealthScore,
} satisfies Shape

/** What is concluded from, of a plan in one state of VAT. */
export const concluded = {
  state: {
    totalUnits,
    income: bottom.operatingIncome,
    incomeBefore: income.planned.operatingIncome,
    operatingMarginPct: bottom.operatingMarginPct,
    breakEvenUnits: bottom.monthlyBreakEvenUnits,
    isMonthlyProfitable: bottom.isMonthlyProfitable,
    isMarginStrong: conclusion.isMarginStrong,
    monthlyCash: conclusion.monthlyCash,
    bringsCash: conclusion.bringsCash,
    moneyAtStart: conclusion.moneyAtStart,
    backWithoutGrowth: conclusion.backWithoutGrowth,
    spentInYear: conclusion.spentInYear,
    stressIncome,
    areCustomersFree: conclusion.areCustomersFree,
    isCashTrendCounted: conclusion.isCashTrendCounted,
    growthPct: conclusion.growthPct,
    isCashNeverEnough: neverEnough.isCashNeverEnough,
  },
  health: {
    when: isAnalysed,
    of: scored,
  },
  funding: {
    when: isAnalysed,
    of: {
      isNeverEnough: neverEnough.isFundingNeverEnough,
      isStillFalling: neverEnough.isFundingStillFalling,
    },
  },
  trend: {
    when: conclusion.isTrendProjected,
    of: conclusion.trended,
  },
  cash: {
    when: isCashPlanned,
    of: {
      plan: { months: { rows: 'cash', of: figuresOf(cashMonthRows) }, ...results },
      isStillFalling: ahead.isStillFalling,
      hasTrend: neverEnough.hasCashTrend,
      ahead: {
        changes: [
          [terms.months, monthsAhead],
          [isCashGrowing, 0],
        ],
        of: {
          cashNeeded: results.cashNeeded,
          lowestMonth: results.lowestMonth,
          backMonth: results.backMonth,
          atStart: ahead.spentAtStart,
          spent: ahead.spentInYear,
        },
      },
    },
  },
} satisfies Shape
