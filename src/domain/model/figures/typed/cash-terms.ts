import { type NumberName, readNumber } from '../../../plan/field'
import type { Plan } from '../../../plan/plan'
import { cashPlanFields as fields } from '../../../plan/plan-fields'

/**
 * The inputs of the cash plan as the model reads them; `supplierDepositPct` as a part, 0 to 1.
 * Source: docs/model.md, 'Cash by month'.
 */
export function cashTerms({ cashPlan }: Plan) {
  const read = (name: NumberName<typeof fields>): number => readNumber(cashPlan[name], fields[name])
  return {
    months: read('months'),
    openingCash: read('openingCash'),
    leadTimeMonths: read('leadTimeMonths'),
    stockCoverMonths: read('stockCoverMonths'),
    openingStockMonths: read('openingStockMonths'),
    supplierDepositPct: read('supplierDepositPct') / 100,
    supplierBalanceDays: read('supplierBalanceDays'),
    preLaunchMonths: read('preLaunchMonths'),
    annualBillsMonth: read('annualBillsMonth'),
    startsWithNoCustomers: cashPlan.startsWithNoCustomers === true,
  }
}

export type CashTerms = ReturnType<typeof cashTerms>
