interface Defaulted {
  id: string
  fieldName: string
  isActive: boolean
}

/** Whether a later active row is for the same field; ids are in the order in which rows were made. */
export function hasLater({ id, fieldName, isActive }: Defaulted, rows: readonly Defaulted[]): boolean {
  return isActive && rows.some((row) => row.isActive && row.fieldName === fieldName && row.id > id)
}
