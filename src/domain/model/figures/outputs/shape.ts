import type { Figure, ScopeName } from '../../language/figure'
import type { DeclaredRows } from '../../results/row'

/** Figures under the names that everybody knows them by. */
export interface Shape {
  readonly [name: string]: Figure | Shape | Rows | Part
}
/** One object for each row of a list. */
export interface Rows {
  readonly rows: Exclude<ScopeName, 'plan'>
  readonly of: Shape
  /** What of a row is its own and no figure: its id, its place, itself; `value` where a row is one figure alone. */
  readonly key?: 'id' | 'row' | 'at' | 'value'
  /** An object before the first row: what is there at the start. */
  readonly start?: Shape
  /** The last row that is given. */
  readonly until?: Figure
}
/** Null as a whole unless a flag is set. */
export interface Part {
  readonly when: Figure
  readonly of: Shape
  /** Percentages as formulas read them: fractions. */
  readonly isRaw?: true
}

/** The figures of declared results, by their names. */
export const figuresOf = (rows: DeclaredRows): Record<string, Figure> =>
  Object.fromEntries(Object.entries(rows).map(([name, { figure }]) => [name, figure]))
