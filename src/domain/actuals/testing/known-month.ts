import type { ActualFigure } from '../figures'
import type { MonthOfActuals } from '../month-figures'
import type { ActualSource } from '../sources'

/** September 2026 of which one source says some figures, and nothing of products, methods and statements. */
export const knownMonth = (
  values: Partial<Record<ActualFigure, number>>,
  { source = 'founder', ...more }: Partial<MonthOfActuals> & { source?: ActualSource } = {},
): MonthOfActuals => ({
  month: '2026-09',
  figures: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, sources: [source] }])),
  products: null,
  methods: null,
  settled: [],
  part: null,
  isProvisional: false,
  ...more,
})
