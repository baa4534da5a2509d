/**
 * Every counter there is; each is kept in the transaction that changes what it counts. `paid_users`: accounts whose
 * payment stands. `numbers_without_place`: user numbers that hold no free place, because there was none left or it was given
 * back; the others are the places taken. `revenue`: what their orders, and those of deleted accounts, brought in, in halalas; a payment that
 * was given back whole is taken off both.
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
