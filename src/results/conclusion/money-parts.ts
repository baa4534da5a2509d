import { cashPlanAhead, type EvaluatedPlan, evaluatedInState } from '../../domain/model/conclusion/in-state'
import type { CashPlanResult, Evaluation } from '../../domain/model/evaluation'

/** What money is needed for. */
type MoneyPartId = 'goods' | 'workingCapital' | 'beforeDelivery' | 'oneTime' | 'running' | 'vat' | 'received'

/** A part of the money needed; what customers paid meanwhile is below zero. Together they are the money needed. */
export interface MoneyPart {
  id: MoneyPartId
  amount: number
}

/** Amounts that are written as 0 are left out. */
const least = 0.5

const cashParts = ({ neededFor: { goods, running, vat, received } }: CashPlanResult): MoneyPart[] => [
  { id: 'goods', amount: goods },
  { id: 'running', amount: running },
  { id: 'vat', amount: vat },
  { id: 'received', amount: -received },
]

const partsAtStart = (advanced: NonNullable<Evaluation['advanced']>): MoneyPart[] => [
  { id: 'workingCapital', amount: advanced.workingCapital },
  { id: 'beforeDelivery', amount: advanced.preLaunchFixedCost },
  { id: 'oneTime', amount: advanced.startupInvestment },
]

/** What the money needed is made of; nothing while none is needed, or no amount would do. */
export function moneyParts(evaluated: EvaluatedPlan): MoneyPart[] {
  const { needed } = evaluated.evaluation.conclusion
  if (needed === null || needed.kind === 'none' || needed.amount < least) return []
  const ahead = evaluated.evaluation.cashPlan && cashPlanAhead(evaluated)
  const { advanced } = evaluatedInState(evaluated)
  const parts = ahead ? cashParts(ahead) : advanced ? partsAtStart(advanced) : []
  return parts.filter((part) => Math.abs(part.amount) >= least)
}
