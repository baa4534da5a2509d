/**
 * Every counter; each is updated in the transaction that changes what it counts. `paid_users`: accounts with a payment
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
