import { productCategories } from '../options'
import type { Benchmark } from './benchmarks'

/** Where the product is sold: its figures come before those of other regions. */
const homeRegion = 'Saudi Arabia'

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

type Row = Record<string, unknown>

function benchmarkIn(row: Row): Benchmark[] {
  const { minMargin, maxMargin, typicalMargin, minCac, maxCac, typicalCac } = row
  const categoryId = productCategories.find((category) => category === row.categoryId)
  if (!categoryId || !isFigure(minMargin) || !isFigure(maxMargin) || !isFigure(typicalMargin)) return []
  if (!isFigure(minCac) || !isFigure(maxCac) || !isFigure(typicalCac)) return []
  return [{ categoryId, minMargin, maxMargin, typicalMargin, minCac, maxCac, typicalCac }]
}

/**
 * What plans are compared with, of the rows that administrators set: those in SAR, the home region's first. A row that is
 * not as it should be is left out. Source: docs/model.md, 'Benchmarks'.
 */
export function benchmarksOf(rows: readonly Row[]): Benchmark[] {
  const inSar = rows.filter(({ currency }) => currency === 'SAR')
  const isHome = ({ region }: Row) => region === homeRegion
  return [...inSar.filter(isHome), ...inSar.filter((row) => !isHome(row))].flatMap(benchmarkIn)
}
