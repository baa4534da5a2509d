import type { ResultRows } from './row'

/** The figures of the cash plan as a whole. Meaning: docs/model.md, 'Cash by month'. */
export const cashPlanRows = {
  cashNeeded: { kind: 'money', better: 'less', list: 'cashPlan', total: true, summary: 'cash' },
  backMonth: {
    kind: 'planMonth',
    better: 'less',
    list: 'cashPlan',

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

/** What the money needed pays for until the month of the lowest balance, and what is received meanwhile. */
export const neededForRows = {
  goods: { kind: 'money', list: 'cashPlan' },
  running: { kind: 'money', list: 'cashPlan' },
  vat: { kind: 'money', list: 'cashPlan' },
  received: { kind: 'money', list: 'cashPlan' },
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
