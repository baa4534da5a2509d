import type { ResultRows } from './row'

// Results of the month before returns and stock, in the order in which they are read. Meaning: docs/model.md, 'One month'.

/** From units to sales without VAT. */
export const salesRows = {
  totalUnits: { kind: 'count', list: 'revenue', summary: 'month' },
  ordersPerMonth: { kind: 'count', list: 'revenue', summary: 'month' },
  shippedOrdersPerMonth: { kind: 'count', list: 'revenue' },
  refusedOrdersMo: { kind: 'count', list: 'revenue' },
  deliveredOrdersMo: { kind: 'count', list: 'revenue' },
  grossSalesInclVAT: { kind: 'money', list: 'revenue' },
  discountsInclVAT: { kind: 'money', list: 'revenue', ifUsed: true },
  shippingRevenueInclVAT: { kind: 'money', list: 'revenue', ifUsed: true },
  refusedSalesInclVAT: { kind: 'money', list: 'revenue', ifUsed: true },
  netSalesInclVAT: { kind: 'money', list: 'revenue', summary: 'month' },
  valuePerOrder: { kind: 'money', of: 'order', list: 'revenue', absent: ['noUnits'] },
  paidPerOrder: { kind: 'money', of: 'order', list: 'revenue', absent: ['noUnits'] },
  salesExVAT: {
    kind: 'money',
    list: 'revenue',
    total: true,
    foremost: true,
    summary: 'month',
    forAdmin: true,
  },
} as const satisfies ResultRows

/** What grows with sales, and what it leaves. */
export const variableCostRows = {
  revenuePerUnit: { kind: 'money', of: 'unit', after: 'bottomLine.revenueToBreakEven', absent: ['noUnits'] },
  productCost: { kind: 'money', list: 'variable' },
  packagingCost: { kind: 'money', list: 'variable', ifUsed: true },
  shippingCost: { kind: 'money', list: 'variable', ifUsed: true },
  gatewayFeePerOrder: { kind: 'money', of: 'order', better: 'less', list: 'variable', absent: ['noUnits'] },
  paymentCost: { kind: 'money', list: 'variable' },
  fulfillmentCost: { kind: 'money', list: 'variable', ifUsed: true },
  refusedReturnCost: { kind: 'money', list: 'variable', ifUsed: true },
  totalCOGS: { kind: 'money', list: 'variable', total: true, summary: 'month' },
  grossProfit: {
    kind: 'money',
    better: 'more',
    list: 'variable',
    total: true,
    signed: true,
    summary: 'month',
    forAdmin: true,
  },
  grossMarginPct: {
    kind: 'percent',
    better: 'more',
    list: 'variable',
    foremost: true,
    summary: 'month',
    forAdmin: true,
    absent: ['noUnits', 'noSales'],
  },
  productMarginPct: { kind: 'percent', better: 'more', list: 'variable', absent: ['noUnits', 'noSales'] },
  newCustomersPerMonth: { kind: 'count', list: 'variable', after: 'avgOrdersPerCustomer' },
  weightedCAC: {
    kind: 'money',
    of: 'customer',
    better: 'less',
    list: 'variable',
    after: 'avgOrdersPerCustomer',
    summary: 'unit',
    absent: ['noUnits', 'noNewCustomers'],
  },
  cacVariableCost: { kind: 'money', list: 'variable', summary: 'month' },
} as const satisfies ResultRows

/** What must be paid whatever is sold. */
export const fixedCostRows = {
  marketingMo: { kind: 'money', list: 'fixed', ifUsed: true },
  overheadsTechMo: { kind: 'money', list: 'fixed', ifUsed: true },
  overheadsOpsMo: { kind: 'money', list: 'fixed', ifUsed: true },
  socialInsuranceMo: { kind: 'money', list: 'fixed', ifUsed: true },
  teamMo: { kind: 'money', list: 'fixed', ifUsed: true },
  contingencyMo: { kind: 'money', list: 'fixed', ifUsed: true },
  totalFixedCost: { kind: 'money', list: 'fixed', total: true, summary: 'month', forAdmin: true },
  oneTimeMo: { kind: 'money', list: 'fixed', ifUsed: true },
  totalMonthlyCosts: { kind: 'money', list: 'fixed' },
} as const satisfies ResultRows

/** What is concluded from a month's costs, before or after returns and stock; where each stands is said where it is used. */
export const incomeRows = {
  operatingIncome: { kind: 'money', better: 'more' },
  operatingMarginPct: { kind: 'percent', better: 'more', absent: ['noUnits', 'noSales'] },
  contributionPerUnit: { kind: 'money', of: 'unit', better: 'more', absent: ['noUnits'] },
  monthlyBreakEvenUnits: { kind: 'count', better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
  revenueToBreakEven: { kind: 'money', better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
  monthsToBreakEven: { kind: 'count', better: 'less', absent: ['noUnits', 'eachSaleLoses', 'notAtThisPace'] },
  monthlyUnitsSurplus: { kind: 'count', better: 'more', absent: ['noUnits', 'eachSaleLoses'] },
  monthlyUnitsShortfall: { kind: 'count', better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
  safetyMarginPct: { kind: 'percent', better: 'more', absent: ['noUnits', 'eachSaleLoses'] },
  isMonthlyProfitable: { kind: 'flag' },
} as const satisfies ResultRows

/** The month's income before returns and stock: its break-even stands on screens after them alone. */
export const incomeBeforeRows = {
  operatingIncome: { ...incomeRows.operatingIncome, list: 'fixed', total: true, signed: true, forAdmin: true },
  operatingMarginPct: { ...incomeRows.operatingMarginPct, list: 'fixed' },
  contributionPerUnit: { ...incomeRows.contributionPerUnit, list: 'variable', total: true, signed: true },
  monthlyBreakEvenUnits: { ...incomeRows.monthlyBreakEvenUnits, shownBy: 'bottomLine.monthlyBreakEvenUnits' },
  revenueToBreakEven: { ...incomeRows.revenueToBreakEven, shownBy: 'bottomLine.revenueToBreakEven' },
  monthsToBreakEven: { ...incomeRows.monthsToBreakEven, shownBy: 'bottomLine.monthsToBreakEven' },
  monthlyUnitsSurplus: { ...incomeRows.monthlyUnitsSurplus, shownBy: 'bottomLine.monthlyUnitsSurplus' },
  monthlyUnitsShortfall: { ...incomeRows.monthlyUnitsShortfall, shownBy: 'bottomLine.monthlyUnitsShortfall' },
  safetyMarginPct: { ...incomeRows.safetyMarginPct, shownBy: 'bottomLine.safetyMarginPct' },
  isMonthlyProfitable: incomeRows.isMonthlyProfitable,
} as const satisfies ResultRows

/** The month after returns and stock: what every conclusion is read from. */
export const bottomLineRows = {
  returnsAndStockMo: { kind: 'money', list: 'fixed', forAdmin: true },
  totalMonthlyCosts: { kind: 'money', list: 'fixed' },
  operatingIncome: {
    ...incomeRows.operatingIncome,
    list: 'fixed',
    total: true,
    signed: true,
    foremost: true,
    summary: 'month',
    forAdmin: true,
  },
  operatingMarginPct: {
    ...incomeRows.operatingMarginPct,
    list: 'fixed',
    foremost: true,
    summary: 'month',
    forAdmin: true,
  },
  contributionPerUnit: {
    ...incomeRows.contributionPerUnit,
    list: 'variable',
    signed: true,
    foremost: true,
    summary: 'unit',
    forAdmin: true,
  },
  monthlyBreakEvenUnits: {
    ...incomeRows.monthlyBreakEvenUnits,
    list: 'breakEven',
    total: true,
    foremost: true,
    summary: 'breakEven',
    forAdmin: true,
  },
  revenueToBreakEven: { ...incomeRows.revenueToBreakEven, list: 'breakEven', summary: 'breakEven' },
  costPerUnit: { kind: 'money', of: 'unit', better: 'less', list: 'breakEven', absent: ['noUnits'] },
  neededPerUnit: { kind: 'money', of: 'unit', better: 'less', list: 'breakEven', absent: ['noUnits'] },
  monthsToBreakEven: { ...incomeRows.monthsToBreakEven, list: 'breakEven' },
  monthlyUnitsSurplus: { ...incomeRows.monthlyUnitsSurplus, list: 'breakEven', ifUsed: true },
  monthlyUnitsShortfall: { ...incomeRows.monthlyUnitsShortfall, list: 'breakEven', ifUsed: true },
  safetyMarginPct: { ...incomeRows.safetyMarginPct, list: 'breakEven', foremost: true, summary: 'breakEven' },
  isMonthlyProfitable: incomeRows.isMonthlyProfitable,
  orderMargin: {
    kind: 'money',
    of: 'order',
    better: 'more',
    after: 'weightedCAC',
    summary: 'unit',
    absent: ['noUnits', 'allRefused'],
  },
  orderLeaves: {
    kind: 'money',
    of: 'order',
    better: 'more',
    list: 'variable',
    signed: true,
    summary: 'unit',
    absent: ['noUnits'],
  },
  breakEvenRoas: { kind: 'times', better: 'less', list: 'breakEven', absent: ['noUnits', 'ordersLeaveNothing'] },
} as const satisfies ResultRows
