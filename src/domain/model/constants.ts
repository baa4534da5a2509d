import type { ScenarioName } from '../options'

// The numbers of the model that nobody types. Each stands here once, with what it says.

/** Defects and shortages cannot leave less than this share of what was bought: one hundredth. */
export const leastYield = 0.01

/** The fee for a customs declaration in SAR: a share of the customs value within two bounds. */
export const customsFeeTerms = { pct: 0.15, min: 15, max: 500 } as const

/** The wage above which no contribution is due, SAR a month. */
export const insuredWageLimit = 45_000

/** Sales and costs that differ by less than this part of them are equal: the rest is rounding of the arithmetic. */
export const sameWithin = 1e-12

/** Keeps a quotient such as 30.000000000000004 from asking for a 31st unit. */
export const roundingSlack = 1e-9

/** Months of recurring fixed costs that working capital has to carry. */
export const bufferMonths = 3

/** How demand and costs differ from the plan in each scenario. */
export const scenarioFactors: Record<ScenarioName, { demand: number; cost: number }> = {
  conservative: { demand: 0.7, cost: 1.2 },
  realistic: { demand: 1, cost: 1 },
  optimistic: { demand: 1.5, cost: 0.9 },
}

/** The most that each part adds to the health score, the values from which it is full, and the caps. */
export const healthTerms = {
  most: { operatingMargin: 30, customerValue: 25, grossMargin: 15, safetyMargin: 15, payback: 15 },
  full: { operatingMargin: 0.2, ratio: 3, safetyMargin: 0.3, paybackMonth: 6, noPaybackMonth: 36 },
  caps: { unprofitable: 49, shortOfCash: 74 },
} as const

/** The months that are always worked out, regardless of the horizon. */
export const projectedMonths = 36

/** Months of demand that are worked out: the longest plan, the stock ordered at its end, and what that lasts. */
export const calendarRows = 60

/** Taxable sales of twelve months above which registering is allowed, and above which it is a duty. SAR. */
export const voluntaryThreshold = 187_500
export const mandatoryThreshold = 375_000

/** Customers that cost less than this part of sales cost next to nothing. */
export const leastAcquisition = 0.01

/** From this operating margin, in percent, a month that pays for itself is strong. */
export const strongFromPct = 15

/** A month whose operating margin is above `healthyAbove` performs well, from `fairFrom` on fairly. Percent. */
export const badgeMarginPct = { healthyAbove: 20, fairFrom: 5 } as const

/** Zakat of a year on its base, for owners from Saudi Arabia and the Gulf: the part of it that is due. */
export const zakatRate = 0.025

/** The months that conclusions about cash look ahead, and those within which money is back in time. */
export const monthsAhead = 36

/** Back later than this is not worth a month's name. */
export const latestBackMonth = 120

/** A store that has to register by this month is concluded on as registered. */
export const registersWithin = 12

/** Half a halala: a sum that only reaches a threshold is not above it, and cash that lacks no more is back. */
export const halfHalala = 0.005
