import { maxNumber } from '../numbers'
import * as options from '../options'
import { amount, choice, type Fields, flag, group, id, list, number, numbers, optional, percent, text } from './field'

// The fields of the model's second part, as plan-fields.ts has the others.

/** One event of the year that moves sales, by its id. An id that the product does not know is kept, and not counted. */
export const seasonEventFields = {
  id,
  upliftPct: number(0, { min: -100, max: 500, step: 5, usualMax: 200, unit: 'percent' }),
} satisfies Fields

export const seasonFields = {
  mode: choice(options.seasonModes, 'none'),
  months: numbers(
    12,
    number(100, { min: 0, max: 1000, step: 5, usualMax: 300, unit: 'percent', clampedTo: { min: 0, max: maxNumber } }),
  ),
  events: list(seasonEventFields),
} satisfies Fields

const months = (value: number, range: { min: number; max: number; usualMax?: number }) =>
  number(value, { ...range, step: 1, unit: 'months', roundsToZero: true, rounded: true })

export const cashPlanFields = {
  enabled: flag(false),
  months: months(12, { min: 3, max: 36 }),
  openingCash: number(0, {
    min: -maxNumber,
    max: maxNumber,
    step: 100,
    usualMax: 5_000_000,
    money: true,
    unit: 'money',
  }),
  leadTimeMonths: months(0, { min: 0, max: 12, usualMax: 6 }),
  stockCoverMonths: months(1, { min: 1, max: 12, usualMax: 6 }),
  openingStockMonths: months(0, { min: 0, max: 12, usualMax: 6 }),
  supplierDepositPct: percent(100, { step: 5, usualMin: 10 }),
  supplierBalanceDays: number(0, { min: 0, max: 180, step: 1, usualMax: 90, unit: 'days', roundsToZero: true }),
  preLaunchMonths: months(0, { min: 0, max: 12, usualMax: 6 }),
  annualBillsMonth: months(0, { min: 0, max: 12 }),
  startsWithNoCustomers: flag(false),
  /** Counts the monthly growth of the advanced analysis. */
  withGrowth: flag(false),
} satisfies Fields

/** How a Saudi store runs: VAT state, refused parcels, duty, season and cash by month. Stored and computed. */
export const secondPartFields = {
  vatRegistered: flag(true),
  salesLast12Months: amount(0, { step: 1000, usualMax: 10_000_000 }),
  codSharePct: percent(0, { step: 1 }),
  codRefusalPct: percent(0, { step: 1, usualMax: 40 }),
  /** What a customer pays on top for paying at the door, VAT included. */
  codChargeInclVAT: amount(0, { step: 1, usualMax: 40 }),
  refusedReturnShipping: amount(0, { step: 1, usualMax: 100 }),
  refusedUnsellablePct: percent(0, { step: 1, usualMax: 50 }),
  /** Of returned goods, the part that cannot be sold again. */
  returnsUnsellablePct: percent(0, { step: 1 }),
  dutyBasis: choice(options.dutyBases, 'exFactory'),
  startMonth: text(),
  rampMonths: months(0, { min: 0, max: 24, usualMax: 12 }),
  /** What the owner takes a month besides the team; null: not answered. No cost of the store. */
  ownerPayMo: optional(amount(0, { step: 100, usualMax: 100_000 })),
  season: group(seasonFields),
  cashPlan: group(cashPlanFields),
} satisfies Fields
