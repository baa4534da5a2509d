import { assumptionsOf } from '../../domain/model/advanced/assumptions'
import { projectedMonths } from '../../domain/model/constants'
import { evaluate } from '../../domain/model/evaluate'
import type { ProjectionMonth } from '../../domain/model/evaluation'
import type { Plan } from '../../domain/plan/plan'
import { lowestMonth } from '../cash/lowest-month'
import {
  atLeastZero,
  atMost,
  type ExplainContext,
  type Formula,
  is,
  over,
  part,
  plus,
  times,
  withoutSign,
} from './formula-steps'
import type { FormulaOf } from './month-formulas'
import { type Label, type Operand, word } from './operands'

const none: ProjectionMonth = {
  month: 0,
  salesExVAT: 0,
  operatingIncome: 0,
  incomeAfterReturns: 0,
  cashFlow: 0,
  cumulativeCash: 0,
}

function projectionOf({ evaluation }: ExplainContext): readonly ProjectionMonth[] {
  return evaluation.advanced?.projection ?? [none]
}

function cashIn(name: 'lowestCash' | 'cashBefore' | 'cashThen' | 'cashAtEnd', month: ProjectionMonth): Operand {
  return { label: { from: 'word', name, month: month.month }, value: month.cumulativeCash, kind: 'money' }
}

/** The whole 36 months, whatever the plan shows, with growth or without. */
function wholeProjection(plan: Plan, isFlat = false): readonly ProjectionMonth[] {
  const growth = isFlat ? Math.min(0, assumptionsOf(plan).growth) : plan.monthlyGrowthRate
  const whole = { ...plan, planningHorizonMonths: projectedMonths, monthlyGrowthRate: growth }
  return evaluate(whole).advanced?.projection ?? [none]
}

/** Cash at the start, and around the month in which it is back; at the end of the plan when that does not show it. */
export const payback: FormulaOf = (context) =>
  aroundPayback(projectionOf(context), context.evaluation.advanced?.cashBreakevenMonth ?? null)

export const flatPayback: FormulaOf = ({ plan, evaluation }) =>
  aroundPayback(wholeProjection(plan, true), evaluation.advanced?.flatCashBreakevenMonth ?? null)

function aroundPayback(months: readonly ProjectionMonth[], back: number | null): Formula {
  const start = word('cashAtStart', months[0]?.cumulativeCash ?? null, 'money')
  const last = months.at(-1) ?? none
  if (back === null || back > last.month) return { listed: [start, cashIn('cashAtEnd', last)] }
  const before = months[back - 1]
  const then = months[back]
  return {
    listed: [
      start,
      ...(before && back > 1 ? [cashIn('cashBefore', before)] : []),
      ...(then ? [cashIn('cashThen', then)] : []),
    ],
  }
}

export const deepestPoint: FormulaOf = (context) => ({
  steps: [is(cashIn('lowestCash', lowestMonth(wholeProjection(context.plan)))), withoutSign, atLeastZero],
})

/** Demand of the first months together, in months as planned. */
export const growthOfMonths =
  (count: 6 | 12): FormulaOf =>
  ({ plan }) => {
    const { growth } = assumptionsOf(plan)
    let months = 0
    for (let month = 0; month < count; month += 1) months += (1 + growth) ** month
    const label: Label = { from: 'word', name: `growthOf${count}Months`, growth: growth * 100 }
    return { steps: [is('salesExVAT'), times('seasonalityFactor'), times({ label, value: months, kind: 'factor' })] }
  }

const tiedUp = part({ from: 'word', name: 'tiedUpCash' }, 'money', [
  is('supplierCashGap'),
  plus('customerCashGap'),
  atLeastZero,
])

export const scalingCapital: FormulaOf = ({ plan }) => {
  const { growth, horizonMonths } = assumptionsOf(plan)
  const added = growth > 0 ? (1 + growth) ** (horizonMonths - 1) - 1 : 0
  const label: Label = { from: 'word', name: 'growthOfDemand', month: horizonMonths, growth: growth * 100 }
  return { steps: [is(tiedUp), times('seasonalityFactor'), times({ label, value: added * 100, kind: 'percent' })] }
}

/** What the planned months earn before stock grows, read back from the last balance of the plan. */
function earnedCash(context: ExplainContext): number | null {
  const { advanced } = context.evaluation
  if (advanced === null) return null
  const { growth, seasonality, horizonMonths } = assumptionsOf(context.plan)
  const tied = Math.max(0, advanced.supplierCashGap + advanced.customerCashGap)
  const last = projectionOf(context).at(-1) ?? none
  const spentBefore = advanced.startupInvestment + advanced.preLaunchFixedCost
  return last.cumulativeCash + spentBefore + tied * seasonality * (1 + growth) ** (horizonMonths - 1)
}

export const growthScore: FormulaOf = (context) => {
  const earned = word('earnedCash', earnedCash(context), 'money')
  const needed = context.evaluation.advanced?.scalingCapitalRequired ?? 0
  if (needed === 0) {
    const capital: Operand = { label: { from: 'result', name: 'scalingCapitalRequired' }, value: 0, kind: 'money' }
    return { listed: [earned, capital] }
  }
  const hundred = word('hundred', 100, 'factor')
  return { steps: [is(earned), over('scalingCapitalRequired'), times(hundred), atMost(hundred), atLeastZero] }
}
