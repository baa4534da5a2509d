import type { ResultName } from '../result-kinds'
import type { ExplainContext } from './formula-steps'

/** Why a result has no value. */
const reasons = [
  'noUnits',
  'noSales',
  'eachSaleLoses',
  'notAtThisPace',
  'noNewCustomers',
  'customersAreFree',
  'ordersLeaveNothing',
  'cashNeverBack',
  'noGrowth',
  'noCapital',
] as const
export type Reason = (typeof reasons)[number]

const aboutCustomers = ['weightedCAC', 'ltv2cacRatio', 'customerPaybackPeriod']
const aboutBreakEven = [
  'monthlyBreakEvenUnits',
  'revenueToBreakEven',
  'monthsToBreakEven',
  'monthlyUnitsSurplus',
  'monthlyUnitsShortfall',
  'safetyMarginPct',
  'cashBreakevenMonth',
]
const own: Partial<Record<ResultName, Reason>> = {
  grossMarginPct: 'noSales',
  operatingMarginPct: 'noSales',
  monthsToBreakEven: 'notAtThisPace',
  ltv2cacRatio: 'customersAreFree',
  customerPaybackPeriod: 'ordersLeaveNothing',
  cashBreakevenMonth: 'cashNeverBack',
  growthSustainabilityScore: 'noGrowth',
  riskAdjustedROI: 'noCapital',
}

/** The reason why a result is null, in the order in which a founder would mend it. */
export function reasonFor(name: ResultName, { evaluation: { monthly, breakEvenState } }: ExplainContext): Reason {
  if (aboutCustomers.includes(name) && monthly.newCustomersPerMonth === 0 && monthly.totalUnits > 0) {
    return 'noNewCustomers'
  }
  if (monthly.totalUnits === 0) return 'noUnits'
  if (aboutBreakEven.includes(name) && breakEvenState === 'never') return 'eachSaleLoses'
  return own[name] ?? 'noUnits'
}
