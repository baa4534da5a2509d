import * as conclusion from '../conclusion/conclusion'
import * as health from '../conclusion/health'
import { stressIncome } from '../conclusion/stress'
import * as income from '../income'
import { totalUnits } from '../landed-cost'
import { bottom } from '../returns'
import { horizon, isAnalysed } from '../typed/inputs'
import { cashWithRhythm } from './cash'
import type { Shape } from './shape'

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
    isGrowing: conclusion.isGrowing,
    growthPct: conclusion.growthPct,
  },
  health: {
    when: isAnalysed,
    of: { totalUnits, pointsBeforePayback: health.pointsBeforePayback, cap: health.cap },
  },
  growing: {
    when: conclusion.isGrowthProjected,
    of: {
      cumulativeCash: {
        rows: 'projection',
        key: 'value',
        until: horizon,
        of: { cumulativeCash: conclusion.steady.cumulativeCash },
      },
    },
  },
  cash: cashWithRhythm,
} satisfies Shape
