import type { ResultRows } from './row'

// What is concluded from a plan, by its parts. Meaning: docs/model.md, 'Conclusion'.

/** A month, as it may be concluded from. */
export const conclusionRows = {
  income: { kind: 'money', better: 'more', signed: true },
  incomeBefore: { kind: 'money', better: 'more', signed: true },
  stressIncome: { kind: 'money', better: 'more', signed: true, absent: ['noUnits'] },
  afterOwnerPay: { kind: 'money', better: 'more', signed: true, absent: ['ownerPayOpen'] },
  /** That no amount of money is enough, so that `advanced.peakFundingNeed` of this state of VAT is none that would do. */
  isFundingNeverEnough: { kind: 'flag' },
  /** That it is too little: growth ends what is used up only after the months that it looks at. */
  isFundingStillFalling: { kind: 'flag' },
  /** That no amount of money is enough, so that `cashPlan.cashNeeded` is none that would do. */
  isCashNeverEnough: { kind: 'flag' },
  /** That cash by month falls over its last three months, as its sales do, or though its growth may help later. */
  isCashStillFalling: { kind: 'flag' },
  /** That `cashPlan.backMonth` has the money back only for a time. */
  isCashBackForNow: { kind: 'flag' },
} as const satisfies ResultRows

/** That a store has to register for VAT. */
export const registrationRows = {
  month: { kind: 'planMonth' },
  before: { kind: 'money' },
  after: { kind: 'money' },
} as const satisfies ResultRows

/** How much money a plan takes, by the kind of answer. */
export const neededRows = {
  amount: {
    amount: { kind: 'money', better: 'less' },
    byMonth: { kind: 'planMonth', absent: ['nothingNeeded'] },
  },
  none: { atStart: { kind: 'money' }, months: { kind: 'months' }, spent: { kind: 'money' } },
  falling: { amount: { kind: 'money' }, months: { kind: 'months' } },
} as const satisfies Record<string, ResultRows>

/** When that money is back, by the kind of answer. */
export const backRows = {
  month: { month: { kind: 'planMonth', better: 'less' } },
  late: {},
  notWithin: { months: { kind: 'months' } },
  never: {},
} as const satisfies Record<string, ResultRows>

/** The parts of the health score, and the most that it may be. */
export const healthPartRows = {
  operatingMargin: { kind: 'score' },
  customerValue: { kind: 'score' },
  grossMargin: { kind: 'score' },
  safetyMargin: { kind: 'score' },
  payback: { kind: 'score' },
  cap: { kind: 'score' },
} as const satisfies ResultRows

/** What it changes that sales of the plan grow or fall from month to month. */
export const trendRows = {
  ratePct: { kind: 'percent' },
  months: { kind: 'months' },
  more: { kind: 'money' },
  byMonth: { kind: 'planMonth', absent: ['nothingNeeded'] },
  backMonth: { kind: 'planMonth', absent: ['notBack'] },
} as const satisfies ResultRows
