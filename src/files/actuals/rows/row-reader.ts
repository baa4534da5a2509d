/** Reads the rows of one table by what its columns mean. A column that the table lacks reads as ''. */
export interface RowReader<Column extends string = string> {
  /** Throws an UnreadableRow where the row cannot be counted. */
  row: (cell: (column: Column) => string) => void
  /** No more rows come. */
  end: () => void
}
