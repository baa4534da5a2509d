import * as z from 'zod/mini'
import { incomeOnceRegistered } from '../model/conclusion/in-state'
import { isInSar } from '../model/currency'
import { incomeOf } from '../model/generated/outcome.gen'
import type { Plan } from '../plan/plan'
import { losesVat } from './bills'
import { bridgeOf } from './bridge'
import { bridgeGroups } from './groups'
import { type ActualMonth, monthSchema } from './month'
import { monthOfActuals, monthsOf } from './month-figures'
import { planOfMonth } from './planned-month'

const amount = z.number()

const comparedMonth = z.object({
  month: monthSchema,
  /** Which month of sales it is, from 1; null: it is set against an ordinary month. */
  monthOfSales: z.nullable(z.int()),
  planned: amount,
  actual: amount,
  /** In the plan's currency, in the order in which they are put in; with `notExplained` they come to the difference. */
  steps: z.array(
    z.object({
      group: z.enum(bridgeGroups),
      effect: amount,
      planned: z.nullable(amount),
      actual: z.nullable(amount),
    }),
  ),
  notExplained: amount,
  isClosed: z.boolean(),
  /** Orders of it are open still: its figures can change. */
  isProvisional: z.boolean(),
  /** The plan's store is not registered: costs stand as on bills, their effects with the VAT that it loses. Not there of any other. */
  withoutVat: z.optional(
    z.object({
      /** The planned profit once it is registered, where it is to be within the year. */
      plannedOnceRegistered: z.nullable(amount),
    }),
  ),
})
/** What a month left beside its plan, and why: without any figure of its files, so that it can be shown to others. */
export type ComparedMonth = z.infer<typeof comparedMonth>

/** The months that a copy of a plan holds, the earliest first. */
export const comparedMonthsSchema = z.array(comparedMonth)

/** The most months that are given with a plan, in a file or behind a link: the latest. */
export const maxGivenMonths = 24

/** The plan that a month is read beside, and whether it is closed. */
export interface Beside {
  plan: Plan
  isClosed: boolean
}

/** What a month's planned profit is once its store is registered, where its plan is concluded so; null elsewhere. */
const onceRegistered = (plan: Plan, month: string) =>
  incomeOnceRegistered(plan) === null ? null : incomeOf({ ...planOfMonth(plan, month), vatRegistered: true })

/** A month beside its plan; null where it cannot be: nothing is known of it, files cover a part of it, or its plan is in another currency. */
export function compareMonth(
  rows: readonly ActualMonth[],
  month: string,
  { plan, isClosed }: Beside,
): ComparedMonth | null {
  const actuals = monthOfActuals(rows, month)
  if (actuals.part !== null || !isInSar(plan)) return null
  const { monthOfSales, planned, actual, steps, notExplained } = bridgeOf(plan, actuals)
  if (steps.length === 0) return null
  const compared = { month, monthOfSales, planned, actual, steps, notExplained, isClosed }
  const withoutVat = { plannedOnceRegistered: onceRegistered(plan, month) }
  return { ...compared, isProvisional: actuals.isProvisional, ...(losesVat(plan) ? { withoutVat } : {}) }
}

/** The months that can be set against their plans, the earliest first; the latest `most` where there are more. */
export function compareMonths(
  rows: readonly ActualMonth[],
  besideOf: (month: string) => Beside,
  most = Number.POSITIVE_INFINITY,
): ComparedMonth[] {
  return monthsOf(rows)
    .slice(0, most)
    .toReversed()
    .flatMap((month) => compareMonth(rows, month, besideOf(month)) ?? [])
}

/** What months up to each one left together. */
export function cumulativeOf(months: readonly ComparedMonth[]): number[] {
  let together = 0
  return months.map(({ actual }) => {
    together += actual
    return together
  })
}
