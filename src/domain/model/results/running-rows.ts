import type { ResultRows } from './row'

/** What VAT costs or brings a month, registered and not. Meaning: docs/model.md, 'VAT that does not come back'. */
export const vatRows = {
  registered: { kind: 'flag' },
  outputVatMo: { kind: 'money', list: 'vat' },
  inputVatMo: { kind: 'money', list: 'vat' },
  vatDueMo: { kind: 'money', list: 'vat', absent: ['notRegistered'] },
  irrecoverableVatMo: { kind: 'money', list: 'vat' },
  incomeIfRegistered: { kind: 'money', list: 'vat', signed: true },
  incomeIfNotRegistered: { kind: 'money', list: 'vat', signed: true },
  mustRegisterMonth: { kind: 'planMonth', list: 'vat', absent: ['registered', 'notInSar', 'belowThreshold'] },
} as const satisfies ResultRows

/** The months in which a year's taxable sales go above a threshold: those that have passed, those ahead. */
export const thresholdRows = {
  pastMonth: { kind: 'planMonth', list: 'vat', absent: ['notInSar', 'belowThreshold'] },
  expectedMonth: { kind: 'planMonth', list: 'vat', absent: ['notInSar', 'belowThreshold'] },
} as const satisfies ResultRows

/** Cash on delivery against prepaid orders. Meaning: docs/model.md, 'Refused parcels'. */
export const codRows = {
  codContributionPerOrder: { kind: 'money', of: 'order', better: 'more', list: 'cod', signed: true },
  prepaidContributionPerOrder: {
    kind: 'money',
    of: 'order',
    better: 'more',
    list: 'cod',
    signed: true,
    absent: ['allCod'],
  },
  refusalBreakEvenPct: { kind: 'percent', better: 'more', list: 'cod', absent: ['codLoses'] },
  costOfRefusalsMo: { kind: 'money', better: 'less', list: 'cod' },
} as const satisfies ResultRows

/** The figures of the cash plan as a whole. Meaning: docs/model.md, 'Cash by month'. */
export const cashPlanRows = {
  cashNeeded: { kind: 'money', better: 'less', list: 'cashPlan', total: true, foremost: true, summary: 'cash' },
  backMonth: {
    kind: 'planMonth',
    better: 'less',
    list: 'cashPlan',
    foremost: true,
    summary: 'cash',
    absent: ['notBack'],
  },
  lowestCash: { kind: 'money', better: 'more', list: 'cashPlan', signed: true, summary: 'cash' },
  lowestMonth: { kind: 'planMonth', list: 'cashPlan', summary: 'cash' },
  runsOutMonth: { kind: 'planMonth', list: 'cashPlan', absent: ['neverRunsOut'] },
  shortfall: { kind: 'money', better: 'less', list: 'cashPlan' },
  vatPaidTotal: { kind: 'money', list: 'cashPlan' },
  endingCash: { kind: 'money', better: 'more', list: 'cashPlan', signed: true },
} as const satisfies ResultRows

/** What stands open after the last month of the cash plan. */
export const afterEndRows = {
  receipts: { kind: 'money', list: 'cashOpen' },
  payments: { kind: 'money', list: 'cashOpen' },
  vatOwed: { kind: 'money', list: 'cashOpen', signed: true },
} as const satisfies ResultRows

/** One month of the cash plan; month 0 is what is paid before the first sale. Payments are positive amounts. */
export const cashMonthRows = {
  month: { kind: 'planMonth' },
  demand: { kind: 'factor' },
  receipts: { kind: 'money' },
  supplierPayments: { kind: 'money' },
  arrivalCosts: { kind: 'money' },
  deliveryCosts: { kind: 'money' },
  marketing: { kind: 'money' },
  overheadsAndTeam: { kind: 'money' },
  returns: { kind: 'money' },
  vatPaid: { kind: 'money' },
  netCash: { kind: 'money' },
  closingCash: { kind: 'money' },
  operatingIncome: { kind: 'money' },
} as const satisfies ResultRows
