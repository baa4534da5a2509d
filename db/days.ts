import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Days begin and end in Riyadh, whose clocks are three hours ahead of UTC all year. */
const hoursAhead = 3

/** The day, there, of a moment in the database. */
export const dayOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`(${moment} at time zone interval '${sql.raw(String(hoursAhead))} hours')::date::text`

/** The day, there, of a moment here: '2026-11-21'. */
export const dayAt = (moment: Date) => new Date(moment.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)

const dayMs = 86_400_000

/** The day so many days before another. */
export const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
