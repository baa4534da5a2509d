import { evaluate } from '../model/evaluate'
import type { Evaluation } from '../model/evaluation'
import type { Plan } from '../plan/plan'
import { type BridgeGroup, bridgeGroups, groupMeasures, withActual } from './groups'
import type { MonthOfActuals } from './month-figures'
import { monthOfSales, planOfMonth } from './planned-month'

/** A group of figures, and what its actual ones in the place of planned ones add to the month. */
export interface BridgeStep {
  group: BridgeGroup
  /** What it adds to what the month leaves after returns and stock, in the plan's currency. */
  effect: number
  /** The group's own figure before and after it is put in, so that the two give the step; null where none tells it. */
  planned: number | null
  actual: number | null
}

/** A plan of one month, and what it leads to. */
export interface EvaluatedMonth {
  plan: Plan
  evaluation: Evaluation
}

/** Why a month left something else than planned: the steps and what is not explained come to the difference. */
export interface Bridge {
  /** Which month of sales it is, from 1; null: it is set against an ordinary month. */
  monthOfSales: number | null
  planned: number
  actual: number
  /** Groups of which something is known, in the order in which they are put in. */
  steps: BridgeStep[]
  /** What the files show and the model cannot: a total that is not that of its parts. */
  notExplained: number
  /** The month as it was planned, and with every actual figure: what nothing says is as planned. */
  plannedMonth: EvaluatedMonth
  actualMonth: EvaluatedMonth
}

const left = ({ bottomLine }: Evaluation) => bottomLine.operatingIncome

/** What orders came to beyond the sum of their parts, as much of it as was paid, without VAT. */
function unexplained({ figures }: MonthOfActuals, { monthly }: Evaluation): number {
  const { total, basket, discounts, shippingCharged, codCharges } = figures
  if (!total || !basket) return 0
  const parts = basket.value - (discounts?.value ?? 0) + (shippingCharged?.value ?? 0) + (codCharges?.value ?? 0)
  const paidPart =
    monthly.netSalesInclVAT > 0 ? monthly.salesExVAT / (monthly.netSalesInclVAT + monthly.refusedSalesInclVAT) : 0
  return (total.value - parts) * paidPart
}

/**
 * Why a month left something else than the plan had for it: its plan is evaluated again and again, each time with one more group of
 * actual figures. Source: docs/model.md, 'Actual months'.
 */
export function bridgeOf(plan: Plan, month: MonthOfActuals): Bridge {
  let current = planOfMonth(plan, month.month)
  let evaluation = evaluate(current)
  const plannedMonth = { plan: current, evaluation }
  const steps: BridgeStep[] = []
  for (const group of bridgeGroups) {
    const next = withActual[group](current, month)
    if (next === null) continue
    const after = evaluate(next)
    const measure = groupMeasures[group].of
    steps.push({
      group,
      effect: left(after) - left(evaluation),
      planned: measure?.(evaluation, current) ?? null,
      actual: measure?.(after, next) ?? null,
    })
    current = next
    evaluation = after
  }
  const actualMonth = { plan: current, evaluation }
  const notExplained = unexplained(month, evaluation)
  return {
    monthOfSales: monthOfSales(plan, month.month),
    planned: left(plannedMonth.evaluation),
    actual: left(evaluation) + notExplained,
    steps,
    notExplained,
    plannedMonth,
    actualMonth,
  }
}
