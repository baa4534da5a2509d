import type { ResultRows } from './row'

/** What a unit costs until it can be sold, on average. Meaning: docs/model.md, 'Landed cost of one unit'. */
export const unitCostRows = {
  exFactorySAR: { kind: 'money', of: 'unit', list: 'product' },
  perUnitInbound: { kind: 'money', of: 'unit', list: 'product', ifUsed: true },
  perUnitDuties: { kind: 'money', of: 'unit', list: 'product', ifUsed: true },
  weightedCustomsDutyPct: { kind: 'percent', list: 'product', ifUsed: true },
  perUnitCustomsFee: { kind: 'money', of: 'unit', list: 'product', ifUsed: true },
  unitCostBeforeYield: { kind: 'money', of: 'unit', better: 'less', list: 'product' },
  weightedDefectPct: { kind: 'percent', better: 'less', list: 'product', ifUsed: true },
  weightedShortagePct: { kind: 'percent', better: 'less', list: 'product', ifUsed: true },
  perUnitIrrecoverableVAT: { kind: 'money', of: 'unit', list: 'product', ifUsed: true },
  finalUnitCost: {
    kind: 'money',
    of: 'unit',
    better: 'less',
    list: 'product',
    after: 'returnsMo',
    total: true,
    summary: 'unit',
    forAdmin: true,
  },
} as const satisfies ResultRows

/** The price that would leave the target margin, and the cost that would. Meaning: docs/model.md, 'Pricing'. */
export const priceRows = {
  suggestedPriceInclVAT: { kind: 'money', of: 'unit', list: 'pricing', absent: ['noUnits', 'allRefused'] },
  exactPriceInclVAT: {
    kind: 'money',
    of: 'unit',
    list: 'pricing',
    summary: 'unit',
    absent: ['noUnits', 'allRefused', 'noPriceReaches'],
  },
  maxProductCostPerUnit: { kind: 'money', of: 'unit', list: 'pricing', absent: ['noUnits', 'allRefused'] },
} as const satisfies ResultRows

/** What one product adds to the month. Meaning: docs/model.md, 'By product'. */
export const productRows = {
  units: { kind: 'count' },
  salesExVAT: { kind: 'money' },
  productCost: { kind: 'money' },
  orderCosts: { kind: 'money' },
  paymentCost: { kind: 'money' },
  acquisition: { kind: 'money' },
  returnsAndStock: { kind: 'money' },
  contribution: { kind: 'money' },
  contributionPerUnit: { kind: 'money', of: 'unit', absent: ['noUnits'] },
  marginPct: { kind: 'percent', absent: ['noSales'] },
} as const satisfies ResultRows
