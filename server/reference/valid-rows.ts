import type * as z from 'zod/mini'

/** The rows that the schema of their kind takes: one that something else broke never breaks a list that all read. */
export function validRows<Row>(rows: readonly Row[], schema: z.ZodMiniType): Row[] {
  return rows.filter((row) => schema.safeParse(row).success)
}
