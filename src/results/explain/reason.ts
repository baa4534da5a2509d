import { isInSar } from '../../domain/model/currency'
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
  'noCod',
  'allCod',
  'codLoses',
  'notRegistered',
  'registered',
  'belowThreshold',
  'notInSar',
  'cashPlanOff',
  'neverRunsOut',
  'notBack',
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

/** Why a result about VAT, cash on delivery or cash by month is null; undefined for every other result. */
function reasonOfRunning(name: ResultName, { plan, evaluation }: ExplainContext): Reason | undefined {
  const { vat, cod, cashPlan } = evaluation
  if (name === 'vat.vatDueMo') return 'notRegistered'
  if (name === 'vat.mustRegisterMonth' && vat.registered) return 'registered'
  if (name.startsWith('vat.')) return isInSar(plan) ? 'belowThreshold' : 'notInSar'
  if (name.startsWith('cod.')) {
    if (cod === null) return 'noCod'
    return name === 'cod.prepaidContributionPerOrder' ? 'allCod' : 'codLoses'
  }
  if (!name.startsWith('cashPlan.')) return undefined
  if (cashPlan === null) return 'cashPlanOff'
  return name === 'cashPlan.backMonth' ? 'notBack' : 'neverRunsOut'
}

/** The reason why a result is null, in the order in which a founder would mend it. */
export function reasonFor(name: ResultName, context: ExplainContext): Reason {
  const { monthly, breakEvenState } = context.evaluation
  const running = reasonOfRunning(name, context)
  if (running) return running
  if (aboutCustomers.includes(name) && monthly.newCustomersPerMonth === 0 && monthly.totalUnits > 0) {
    return 'noNewCustomers'
  }
  if (monthly.totalUnits === 0) return 'noUnits'
  if (aboutBreakEven.includes(name) && breakEvenState === 'never') return 'eachSaleLoses'
  return own[name] ?? 'noUnits'
}
