import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

/**
 * Every counter; each changes in the transaction that changes what it counts. `paid_users`: accounts with a payment
 * that was not refunded. `numbers_without_place`: user numbers without a free place, because none was left or it was
 * returned; the other numbers are the places taken. `revenue`, in halalas: the sum of their orders, those of deleted
 * accounts included. A payment that is refunded in full is subtracted from both.
 */
export const counterNames = [
  'user_number',
  'numbers_without_place',
  'users',
  'projects',
  'paid_users',
  'revenue',
] as const
export type CounterName = (typeof counterNames)[number]

/** Those that are kept by day as well. */
export const dailyCounterNames = ['users', 'projects', 'revenue'] as const satisfies readonly CounterName[]
export type DailyCounterName = (typeof dailyCounterNames)[number]

/** Precomputed numbers: totals, and the next user number. */
export const counters = pgTable('counters', {
  name: text({ enum: counterNames }).primaryKey(),
  value: bigint({ mode: 'number' }).notNull().default(0),
})

/** The same numbers by the day on which what they count was made; days without any have no row. */
export const dailyCounters = pgTable(
  'daily_counters',
  {
    name: text({ enum: dailyCounterNames }).notNull(),
    day: date().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.day] })],
)

/**
 * What was added to counters since they were last put together. Who makes something adds a row and waits for nobody, where
 * all would wait for the one row of the counter; readers add these to it.
 */
export const counterChanges = pgTable('counter_changes', {
  id: id(),
  name: text({ enum: dailyCounterNames }).notNull(),
  day: date().notNull(),
  by: bigint({ mode: 'number' }).notNull(),
})
