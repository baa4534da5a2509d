import { isInSar } from '../../domain/model/currency'
import type { Absence } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import { declaredResults } from '../result-kinds'
import type { ExplainContext } from './lines'

/** When a reason is the one, for those that others may follow; the last of a result's reasons is what remains. */
const holds: Partial<Record<Absence, (context: ExplainContext) => boolean>> = {
  noUnits: ({ evaluation }) => evaluation.monthly.totalUnits === 0,
  allRefused: ({ evaluation }) => evaluation.monthly.deliveredOrdersMo === 0,
  eachSaleLoses: ({ evaluation }) => evaluation.breakEvenState === 'never',
  noNewCustomers: ({ evaluation }) => evaluation.monthly.newCustomersPerMonth === 0,
  ordersLeaveNothing: ({ evaluation }) => evaluation.advanced?.customerPaybackPeriod === null,
  noCod: ({ evaluation }) => evaluation.cod === null,
  cashPlanOff: ({ evaluation }) => evaluation.cashPlan === null,
  registered: ({ evaluation }) => evaluation.vat.registered,
  notInSar: ({ plan }) => !isInSar(plan),
}

/** Why a result is null: the first of its reasons that holds, in the order in which a founder would mend it. */
export function reasonFor(name: ResultName, context: ExplainContext): Absence {
  const { off, row } = declaredResults[name]
  const reasons: readonly Absence[] = [...(off === null ? [] : [off]), ...(row.absent ?? [])]
  return reasons.find((reason) => holds[reason]?.(context)) ?? reasons.at(-1) ?? 'noUnits'
}
