import { expect, it } from 'vitest'
import { productCategories } from '../options'
import { benchmarkOf, benchmarkSource, benchmarkStatus, builtInBenchmarks } from './benchmarks'

const home = benchmarkOf('home')
const other = benchmarkOf('other')

it('has a benchmark for each category, around its typical figures', () => {
  expect(builtInBenchmarks.map(({ categoryId }) => categoryId)).toEqual(productCategories)
  const typical = builtInBenchmarks.map(({ typicalMargin, typicalCac }) => `${typicalMargin}/${typicalCac}`)
  expect(typical.join(' ')).toBe(
    '50/85 60/70 55/175 42/65 37/50 32/35 52/85 45/80 32/55 45/60 22/115 27/90 70/105 65/125 40/70 45/145 40/80',
  )
  expect(benchmarkOf('fashion')).toMatchObject({ minMargin: 35, maxMargin: 65, minCac: 59, maxCac: 111 })
  expect(benchmarkOf('education')).toMatchObject({ minMargin: 49, maxMargin: 91 })
  for (const benchmark of builtInBenchmarks) {
    expect(benchmark.minMargin).toBe(Math.round(benchmark.typicalMargin * 0.7))
    expect(benchmark.maxMargin).toBe(Math.min(95, Math.round(benchmark.typicalMargin * 1.3)))
    expect(benchmark.minCac).toBe(Math.round(benchmark.typicalCac * 0.7))
    expect(benchmark.maxCac).toBe(Math.round(benchmark.typicalCac * 1.3))
  }
})

it('keeps the built-in figures of every category without a usable one of an administrator', () => {
  expect(home).toMatchObject({ categoryId: 'home', typicalMargin: 45 })
  const own = [{ ...benchmarkOf('food'), typicalMargin: 12 }]
  expect(productCategories.map((category) => benchmarkOf(category, own).typicalMargin)).toEqual(
    builtInBenchmarks.map(({ categoryId, typicalMargin }) => (categoryId === 'food' ? 12 : typicalMargin)),
  )
  expect(benchmarkOf('home', [{ ...home, typicalMargin: 0 }])).toEqual(home)
  expect(benchmarkOf('home', [{ ...home, typicalMargin: 12 }, home]).typicalMargin).toBe(12)
})

it('reads what is no category as other, and a missing other as the built-in one', () => {
  expect(benchmarkOf('')).toEqual(other)
  expect(benchmarkOf('', [home, { ...other, typicalMargin: 33 }]).typicalMargin).toBe(33)
  expect(benchmarkOf('', [{ ...other, typicalMargin: -1 }])).toEqual(other)
  expect(benchmarkOf('other', [])).toEqual(other)
})

it('names the source of its figures', () => {
  const own = [{ ...home, typicalMargin: 12 }]
  expect(benchmarkSource(benchmarkOf('home'))).toBe('fallback')
  expect(benchmarkSource(benchmarkOf('home', own))).toBe('admin')
  expect(benchmarkSource(benchmarkOf('toys', own))).toBe('fallback')
  expect(benchmarkSource(benchmarkOf('', own))).toBe('fallback')
})

it.each([
  [null, null],
  [59, 'excellent'],
  [58.9, 'good'],
  [45, 'good'],
  [44.9, 'acceptable'],
  [31, 'acceptable'],
  [30.9, 'low'],
  [-5, 'low'],
])('calls a gross margin of %s %s', (margin, status) => {
  expect(benchmarkStatus(margin, home)).toBe(status)
})
