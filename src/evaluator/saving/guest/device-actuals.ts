import * as z from 'zod/mini'
import { type ActualMonth, actualMonthSchema, withRows } from '../../../domain/actuals/month'
import { maxActualRows } from '../../../domain/schemas/project-schema'

const key = 'mizan.actuals'

/** The actual months that are kept on this device beside the plan of its guest. */
export function deviceActuals(): ActualMonth[] {
  try {
    const stored = z.array(z.unknown()).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'))
    return (stored.data ?? []).flatMap((row) => actualMonthSchema.safeParse(row).data ?? [])
  } catch {
    return [] // Storage is blocked, or holds what is not ours.
  }
}

/** Keeps them; false when the device refuses. */
export function keepDeviceActuals(rows: readonly ActualMonth[]): boolean {
  try {
    if (rows.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(rows))
    return true
  } catch {
    return false
  }
}

/** Keeps these with those of other months and sources; false when the device refuses. */
export const addDeviceActuals = (rows: readonly ActualMonth[]): boolean =>
  keepDeviceActuals(withRows(deviceActuals(), rows))

/** Rows in parts that one call takes. */
export function inParts(rows: readonly ActualMonth[]): ActualMonth[][] {
  const parts = Math.ceil(rows.length / maxActualRows)
  return Array.from({ length: parts }, (_, at) => rows.slice(at * maxActualRows, (at + 1) * maxActualRows))
}
