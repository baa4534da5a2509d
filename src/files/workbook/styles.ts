import { earlierCustomers } from '../../domain/model/figures/customers'
import type { Figure } from '../../domain/model/language/figure'
import type { Kind, ResultRow } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import { rowOf } from '../../results/result-kinds'
import type { CellStyle } from './book'
import { amountsOfOne } from './figures'

const styles: Record<Kind | 'flag', CellStyle> = {
  money: 'money',
  count: 'count',
  percent: 'percent',
  times: 'count',
  days: 'tenths',
  month: 'whole',
  planMonth: 'whole',
  months: 'tenths',
  orders: 'count',
  score: 'whole',
  factor: 'number',
  flag: 'flag',
}

/** How a result with such a row is written: as the screens write it, while what it is made of keeps its decimals. */
export function styleOfRow({ kind, of }: { kind: Kind | 'flag'; of?: ResultRow['of'] }): CellStyle {
  if (kind === 'percent') return 'percentOfResult'
  return kind === 'money' && of !== undefined ? 'moneyOfOne' : styles[kind]
}

/** How a figure is written: points with a decimal, for they are added up; what is counted in rows of products, goods and months whole. */
export function styleOfFigure(figure: Figure): CellStyle {
  const { unit, scope } = figure
  if (unit === 'money' && amountsOfOne.has(figure)) return 'moneyOfOne'
  if (unit === 'score' || figure === earlierCustomers) return 'tenths'
  if (figure.zeroIsNone) return unit === 'percent' ? 'percentOrNone' : 'wholeOrNone'
  return unit === 'count' && ['products', 'goods', 'calendar'].includes(scope) ? 'whole' : styles[unit]
}

/** How a result is written. */
export function styleOfResult(name: ResultName): CellStyle {
  return styleOfRow(rowOf(name))
}

/** How a figure of a kind is written. */
export const styleOfKind = (kind: Kind): CellStyle => styles[kind]
