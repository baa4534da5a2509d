import { cashPlanAhead, type EvaluatedPlan, evaluatedInState } from '../../domain/model/conclusion/in-state'
import type { CashMonth, Evaluation } from '../../domain/model/evaluation'

/** What money is needed for. */
type MoneyPartId = 'goods' | 'workingCapital' | 'beforeDelivery' | 'oneTime' | 'running' | 'vat' | 'received'

/** A part of the money needed; what customers paid meanwhile is below zero. Together they are the money needed. */
export interface MoneyPart {
  id: MoneyPartId
  amount: number
}

/** Amounts that are written as 0 are left out. */
const least = 0.5

function cashParts(months: readonly CashMonth[], lowestMonth: number): MoneyPart[] {
  const paid = months.filter(({ month }) => month <= lowestMonth)
  const sum = (amountOf: (month: CashMonth) => number) => paid.reduce((total, month) => total + amountOf(month), 0)
  return [
    { id: 'goods', amount: sum(({ supplierPayments, arrivalCosts }) => supplierPayments + arrivalCosts) },
    {
      id: 'running',
      amount: sum((one) => one.deliveryCosts + one.marketing + one.overheadsAndTeam + one.returns),
    },
    { id: 'vat', amount: sum(({ vatPaid }) => vatPaid) },
    { id: 'received', amount: -sum(({ receipts }) => receipts) },
  ]
}

function partsAtStart(advanced: NonNullable<Evaluation['advanced']>, amount: number): MoneyPart[] {
  const { preLaunchFixedCost: beforeDelivery, startupInvestment: oneTime } = advanced
  return [
    { id: 'workingCapital', amount: amount - beforeDelivery - oneTime },
    { id: 'beforeDelivery', amount: beforeDelivery },
    { id: 'oneTime', amount: oneTime },
  ]
}

/** What the money needed is made of; nothing while none is needed, or no amount would do. */
export function moneyParts(evaluated: EvaluatedPlan): MoneyPart[] {
  const { needed } = evaluated.evaluation.conclusion
  if (needed === null || needed.kind === 'none' || needed.amount < least) return []
  const ahead = evaluated.evaluation.cashPlan && cashPlanAhead(evaluated)
  const { advanced } = evaluatedInState(evaluated)
  const parts = ahead
    ? cashParts(ahead.months, ahead.lowestMonth)
    : advanced
      ? partsAtStart(advanced, needed.amount)
      : []
  return parts.filter((part) => Math.abs(part.amount) >= least)
}
