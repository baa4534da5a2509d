import type { ResultRows } from './row'

// Results beyond one month. Meaning: docs/model.md, 'Advanced analysis'.

export const customerRows = {
  customerLifetimeValue: {
    kind: 'money',
    of: 'customer',
    better: 'more',
    list: 'customers',
    signed: true,
    summary: 'advanced',
    absent: ['noUnits', 'allRefused'],
  },
  avgOrdersPerCustomer: { kind: 'orders', list: 'customers' },
  ltv2cacRatio: {
    kind: 'times',
    better: 'more',
    list: 'customers',
    summary: 'advanced',
    forAdmin: true,
    absent: ['noUnits', 'noNewCustomers', 'customersAreFree'],
  },
  customerPaybackPeriod: {
    kind: 'orders',
    better: 'less',
    list: 'customers',
    absent: ['noUnits', 'noNewCustomers', 'ordersLeaveNothing'],
  },
  paybackMonths: {
    kind: 'months',
    better: 'less',
    list: 'customers',
    absent: ['noUnits', 'noNewCustomers', 'ordersLeaveNothing', 'customersLeaveBefore'],
  },
  impliedNewSharePct: { kind: 'percent', list: 'customers' },
} as const satisfies ResultRows

export const inventoryRows = {
  inventoryTurnDays: { kind: 'days', list: 'inventory' },
  averageInventoryValue: { kind: 'money', list: 'inventory' },
  inventoryCarryingCostMo: { kind: 'money', list: 'inventory' },
  returnsMo: { kind: 'money', list: 'inventory' },
  adjustedUnitCost: { kind: 'money', of: 'unit', better: 'less', list: 'inventory', absent: ['noUnits'] },
} as const satisfies ResultRows

/** What money is tied up, how deep it falls and when it is back. */
export const capitalRows = {
  monthlyFreeCashFlow: { kind: 'money', better: 'more', list: 'cash', signed: true },
  cashBreakevenMonth: {
    kind: 'month',
    better: 'less',
    list: 'cash',
    foremost: true,
    forAdmin: true,
    knownBy: 'cashPlan.backMonth',
    absent: ['noUnits', 'eachSaleLoses', 'cashNeverBack'],
  },
  /** The same without growth. */
  flatCashBreakevenMonth: {
    kind: 'month',
    better: 'less',
    list: 'cash',
    absent: ['noUnits', 'eachSaleLoses', 'cashNeverBack'],
  },
  peakFundingNeed: {
    kind: 'money',
    better: 'less',
    list: 'cash',
    foremost: true,
    knownBy: 'cashPlan.cashNeeded',
    absent: ['noUnits'],
  },
  preLaunchFixedCost: { kind: 'money', list: 'cash' },
  startupInvestment: { kind: 'money', better: 'less', list: 'cash' },
  workingCapital: { kind: 'money', list: 'cash' },
  workingCapitalRequired: { kind: 'money', list: 'cash', forAdmin: true },
  supplierCashGap: { kind: 'money', list: 'cash' },
  customerCashGap: { kind: 'money', list: 'cash' },
  cashConversionCycleDays: { kind: 'days', better: 'less', list: 'cash' },
} as const satisfies ResultRows

export const growthRows = {
  projectedRevenue6Months: { kind: 'money', list: 'growth' },
  projectedRevenue12Months: { kind: 'money', list: 'growth' },
  scalingCapitalRequired: { kind: 'money', list: 'growth' },
  growthSustainabilityScore: { kind: 'score', better: 'more', list: 'growth', absent: ['noUnits', 'noGrowth'] },
  riskAdjustedROI: {
    kind: 'percent',
    better: 'more',
    list: 'growth',
    signed: true,
    summary: 'advanced',
    absent: ['noUnits', 'noCapital'],
  },
  businessHealthScore: {
    kind: 'score',
    better: 'more',
    list: 'health',
    foremost: true,
    summary: 'advanced',
    forAdmin: true,
  },
} as const satisfies ResultRows

/** One of the three scenarios: a month under other demand and cost. */
export const scenarioRows = {
  salesExVAT: { kind: 'money' },
  operatingIncome: { kind: 'money', better: 'more' },
  operatingMarginPct: { kind: 'percent', better: 'more', absent: ['noUnits', 'noSales'] },
  incomeAfterReturns: { kind: 'money', better: 'more' },
  marginAfterReturnsPct: { kind: 'percent', better: 'more', absent: ['noUnits', 'noSales'] },
  cashFlow: { kind: 'money', better: 'more' },
} as const satisfies ResultRows

/** One month of the projection; month 0 is what is spent before the first sale. */
export const projectionRows = {
  month: { kind: 'planMonth' },
  salesExVAT: { kind: 'money' },
  operatingIncome: { kind: 'money' },
  incomeAfterReturns: { kind: 'money' },
  cashFlow: { kind: 'money' },
  cumulativeCash: { kind: 'money' },
} as const satisfies ResultRows
