import type { ScenarioName } from '../../options'
import type { Scenario } from '../evaluation'
import { quotient } from '../numbers'

/** How demand and costs differ from the plan in each scenario. */
export const scenarioFactors: Record<ScenarioName, { demand: number; cost: number }> = {
  conservative: { demand: 0.7, cost: 1.2 },
  realistic: { demand: 1, cost: 1 },
  optimistic: { demand: 1.5, cost: 0.9 },
}

/** What scenarios vary: one month as planned. */
export interface ScenarioBasis {
  salesExVAT: number
  variableCost: number
  fixedCost: number
  oneTimeMo: number
  /** Returns and the holding of stock, which follow demand. */
  returnsAndHoldingMo: number
}

/**
 * One scenario: the month under other demand and cost. The realistic one equals the month bit for bit.
 * Source: docs/model.md, 'Scenarios'.
 */
export function scenario(basis: ScenarioBasis, name: ScenarioName): Scenario {
  const { demand, cost } = scenarioFactors[name]
  const salesExVAT = basis.salesExVAT * demand
  const operatingIncome = salesExVAT - (basis.variableCost * demand * cost + basis.fixedCost * cost)
  const returns = basis.returnsAndHoldingMo * demand
  const incomeAfterReturns = operatingIncome - returns
  const margin = quotient(operatingIncome, salesExVAT)
  const marginAfter = quotient(incomeAfterReturns, salesExVAT)
  return {
    salesExVAT,
    operatingIncome,
    operatingMarginPct: margin === null ? null : margin * 100,
    incomeAfterReturns,
    marginAfterReturnsPct: marginAfter === null ? null : marginAfter * 100,
    cashFlow: operatingIncome + basis.oneTimeMo * cost - returns,
  }
}
