import type { CashMonth, Evaluation } from '../../domain/model/evaluation'
import { moneyNeeded } from '../../domain/model/money-needed'

/** What money is needed for. */
type MoneyPartId =
  | 'goods'
  | 'workingCapital'
  | 'beforeDelivery'
  | 'oneTime'
  | 'untilLowest'
  | 'running'
  | 'vat'
  | 'received'

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

function projectionParts(advanced: NonNullable<Evaluation['advanced']>, amount: number): MoneyPart[] {
  const { preLaunchFixedCost: beforeDelivery, startupInvestment: oneTime, projection } = advanced
  const atStart = -(projection[0]?.cumulativeCash ?? 0)
  return [
    { id: 'workingCapital', amount: atStart - beforeDelivery - oneTime },
    { id: 'beforeDelivery', amount: beforeDelivery },
    { id: 'oneTime', amount: oneTime },
    { id: 'untilLowest', amount: amount - atStart },
  ]
}

/** What the money needed is made of; nothing while none is needed, or it is unknown. */
export function moneyParts(evaluation: Pick<Evaluation, 'advanced' | 'cashPlan'>): MoneyPart[] {
  const { advanced, cashPlan } = evaluation
  const { amount } = moneyNeeded(evaluation)
  if (!amount) return []
  const parts = cashPlan
    ? cashParts(cashPlan.months, cashPlan.lowestMonth)
    : advanced
      ? projectionParts(advanced, amount)
      : []
  return parts.filter((part) => Math.abs(part.amount) >= least)
}
