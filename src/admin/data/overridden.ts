interface Defaulted {
  id: string
  fieldName: string
  isActive: boolean
}

/** Whether a field has an active row besides the one that is edited: a new one would take its place in new plans. */
export function isTaken(
  fieldName: string | undefined,
  rows: readonly Defaulted[],
  edited: string | undefined,
): boolean {
  return rows.some((row) => row.isActive && row.fieldName === fieldName && row.id !== edited)
}

/** Whether a later active row is for the same field; ids are in the order in which rows were made. */
export function hasLater({ id, fieldName, isActive }: Defaulted, rows: readonly Defaulted[]): boolean {
  return isActive && rows.some((row) => row.isActive && row.fieldName === fieldName && row.id > id)
}
