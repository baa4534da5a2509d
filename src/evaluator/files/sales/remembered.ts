import { type ColumnNames, columnNamesIn } from '../../../files/actuals/formats/mapped-format'

const key = 'mizan.salesColumns'
const most = 20

/** The columns of tables that were named on this device. */
export function namedColumns(): ColumnNames[] {
  try {
    return columnNamesIn(localStorage.getItem(key))
  } catch {
    return [] // Storage is blocked.
  }
}

/** Remembers them for the next file with the same headers; of too many the oldest go. */
export function rememberColumns(all: readonly ColumnNames[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all.slice(-most)))
  } catch {
    // They are asked for again next time.
  }
}
