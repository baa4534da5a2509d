/** A row of a table: its cells as texts, and its number as a spreadsheet shows it. */
export type TakeRow = (cells: readonly string[], row: number) => void

/** A table begins: a sheet, or a file of text ('' is its name). What takes its rows is answered. */
export type TakeTable = (table: { name: string; from1904: boolean }) => TakeRow
