import type { Change, Figure, ScopeName } from '../../language/figure'

/** Figures under the names that everybody knows them by. */
export interface Shape {
  readonly [name: string]: Figure | Shape | Rows | Part
}
/** One object for each row of a list. */
export interface Rows {
  readonly rows: Exclude<ScopeName, 'plan'>
  readonly of: Shape
  /** Its `id`, which is no figure; `value` where a row is one figure alone. */
  readonly key?: 'id' | 'value'
  /** An object before the first row: what is there at the start. */
  readonly start?: Shape
  /** The last row that is given. */
  readonly until?: Figure
}
/** Worked out apart: null as a whole unless a flag is set, where there is one. */
export interface Part {
  readonly when?: Figure
  readonly of: Shape
  /** Of a plan in which these inputs are others. */
  readonly changes?: readonly Change[]
}
