import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { cashPlanFields } from '../../plan/plan-fields'

/** The inputs of the cash plan as the formulas read them. */
export interface CashTerms {
  months: number
  openingCash: number
  leadTimeMonths: number
  stockCoverMonths: number
  openingStockMonths: number
  /** The part of a supplier's bill that is paid with the order, 0 to 1. */
  deposit: number
  balanceDays: number
  preLaunchMonths: number
  annualBillsMonth: number
  startsWithNoCustomers: boolean
}

const fields = cashPlanFields

/** Source: docs/model.md, 'Cash by month'. */
export function cashTerms({ cashPlan }: Plan): CashTerms {
  return {
    months: readNumber(cashPlan.months, fields.months),
    openingCash: readNumber(cashPlan.openingCash, fields.openingCash),
    leadTimeMonths: readNumber(cashPlan.leadTimeMonths, fields.leadTimeMonths),
    stockCoverMonths: readNumber(cashPlan.stockCoverMonths, fields.stockCoverMonths),
    openingStockMonths: readNumber(cashPlan.openingStockMonths, fields.openingStockMonths),
    deposit: readNumber(cashPlan.supplierDepositPct, fields.supplierDepositPct) / 100,
    balanceDays: readNumber(cashPlan.supplierBalanceDays, fields.supplierBalanceDays),
    preLaunchMonths: readNumber(cashPlan.preLaunchMonths, fields.preLaunchMonths),
    annualBillsMonth: readNumber(cashPlan.annualBillsMonth, fields.annualBillsMonth),
    startsWithNoCustomers: cashPlan.startsWithNoCustomers === true,
  }
}
