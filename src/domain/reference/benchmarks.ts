import { type BenchmarkSource, type BenchmarkStatus, type ProductCategory, productCategories } from '../options'

/** What stores of a category usually reach: gross margin in percent, cost of acquiring a customer in SAR. */
export interface Benchmark {
  categoryId: ProductCategory
  minMargin: number
  maxMargin: number
  typicalMargin: number
  minCac: number
  maxCac: number
  typicalCac: number
}

/** Typical margin in percent, typical acquisition cost in SAR. */
const typical: Record<ProductCategory, readonly [margin: number, cac: number]> = {
  fashion: [50, 85],
  beauty: [60, 70],
  jewelry: [55, 175],
  sports: [42, 65],
  toys: [37, 50],
  food: [32, 35],
  health: [52, 85],
  home: [45, 80],
  books: [32, 55],
  pets: [45, 60],
  electronics: [22, 115],
  gaming: [27, 90],
  education: [70, 105],
  services: [65, 125],
  events: [40, 70],
  memorabilia: [45, 145],
  other: [40, 80],
}

const highestMargin = 95

function range(figure: number): { min: number; max: number } {
  return { min: Math.round(figure * 0.7), max: Math.round(figure * 1.3) }
}

function builtIn(categoryId: ProductCategory): Benchmark {
  const [typicalMargin, typicalCac] = typical[categoryId]
  const margin = range(typicalMargin)
  const cac = range(typicalCac)
  return {
    categoryId,
    minMargin: margin.min,
    maxMargin: Math.min(highestMargin, margin.max),
    typicalMargin,
    minCac: cac.min,
    maxCac: cac.max,
    typicalCac,
  }
}

/** The benchmarks that come with the product; their ranges are estimates. Source: docs/model.md, 'Benchmarks'. */
export const builtInBenchmarks: readonly Benchmark[] = productCategories.map(builtIn)

const builtInOther = builtIn('other')

/** Whose figures these are: an administrator's, or the built-in estimates. Source: docs/model.md, 'Benchmarks'. */
export function benchmarkSource(benchmark: Benchmark): BenchmarkSource {
  return benchmark === builtInOther || builtInBenchmarks.includes(benchmark) ? 'fallback' : 'admin'
}

function usable(benchmarks: readonly Benchmark[], categoryId: string): Benchmark | undefined {
  for (const benchmark of benchmarks) {
    if (benchmark.categoryId === categoryId && benchmark.typicalMargin > 0) return benchmark
  }
  return undefined
}

/**
 * The benchmark of a category: an administrator's, else the built-in one. What is no category is read as 'other'.
 * Source: docs/model.md, 'Benchmarks'.
 */
export function benchmarkOf(categoryId: string, benchmarks: readonly Benchmark[] = builtInBenchmarks): Benchmark {
  const own = usable(benchmarks, categoryId) ?? usable(builtInBenchmarks, categoryId)
  return own ?? usable(benchmarks, 'other') ?? builtInOther
}

/** How a gross margin compares with its category; null without sales. Source: docs/model.md, 'Benchmarks'. */
export function benchmarkStatus(grossMarginPct: number | null, benchmark: Benchmark): BenchmarkStatus | null {
  if (grossMarginPct === null) return null
  if (grossMarginPct >= benchmark.maxMargin) return 'excellent'
  if (grossMarginPct >= benchmark.typicalMargin) return 'good'
  return grossMarginPct >= benchmark.minMargin ? 'acceptable' : 'low'
}
