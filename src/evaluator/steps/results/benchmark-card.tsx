import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type Benchmark, benchmarkOf, benchmarkStatus, builtInBenchmarks } from '../../../domain/benchmarks'
import { isInSar } from '../../../domain/rules'
import { Panel } from '../../../ui/panel'
import { benchmarksAtom, evaluationAtom, planAtom } from '../../atoms'
import { useFormat } from '../../use-format'

/** The store beside the usual ranges of its category; hidden for other currencies, since the ranges are in SAR. */
export function BenchmarkCard() {
  const { t } = useTranslation(['results', 'options'])
  const { money, percent } = useFormat()
  const plan = useAtomValue(planAtom)
  const benchmarks = useAtomValue(benchmarksAtom)
  const { monthly } = useAtomValue(evaluationAtom)
  if (!isInSar(plan) || monthly.totalUnits === 0) return null
  const benchmark = benchmarkOf(plan.productCategory, benchmarks)
  const status = benchmarkStatus(monthly.grossMarginPct, benchmark)
  const whole = (value: number) => money(value, { max: 0 })
  const share = (value: number) => percent(value)
  return (
    <Panel title={t('results:benchmark.title', { category: t(`options:productCategories.${benchmark.categoryId}`) })}>
      {status ? (
        <p className="mb-4 font-medium">
          {t('results:benchmark.status', { status: t(`options:benchmarkStatuses.${status}`) })}
        </p>
      ) : null}
      <div className="grid gap-6">
        <Range
          label={t('results:benchmark.margin')}
          yours={monthly.grossMarginPct}
          range={marginOf(benchmark)}
          write={share}
          top={100}
        />
        <Range
          label={t('results:benchmark.cac')}
          yours={monthly.weightedCAC}
          range={cacOf(benchmark)}
          write={whole}
          top={Math.max(benchmark.maxCac * 1.5, monthly.weightedCAC ?? 0)}
        />
      </div>
      {benchmarks === builtInBenchmarks ? (
        <p className="mt-4 text-small text-muted">{t('results:benchmark.estimate')}</p>
      ) : null}
    </Panel>
  )
}

interface Bounds {
  min: number
  typical: number
  max: number
}

const marginOf = (benchmark: Benchmark): Bounds => ({
  min: benchmark.minMargin,
  typical: benchmark.typicalMargin,
  max: benchmark.maxMargin,
})

const cacOf = (benchmark: Benchmark): Bounds => ({
  min: benchmark.minCac,
  typical: benchmark.typicalCac,
  max: benchmark.maxCac,
})

interface RangeProps {
  label: string
  yours: number | null
  range: Bounds
  write: (value: number) => string
  top: number
}

/** A track with the usual range on it and a mark for one's own figure. */
function Range({ label, yours, range, write, top }: RangeProps) {
  const { t } = useTranslation('results')
  const at = (value: number) => `${Math.min(100, Math.max(0, (value / top) * 100))}%`
  const figures = { min: write(range.min), max: write(range.max), typical: write(range.typical) }
  return (
    <div>
      <div className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="text-small font-medium">{label}</span>
        {yours === null ? null : (
          <bdi className="text-small font-semibold">{t('benchmark.yours', { figure: write(yours) })}</bdi>
        )}
      </div>
      <div dir="ltr" aria-hidden="true" className="relative h-4 rounded-full bg-sunken ring-1 ring-line">
        <span
          className="absolute inset-y-0 rounded-full bg-accent-soft ring-1 ring-accent"
          style={{ insetInlineStart: at(range.min), inlineSize: `calc(${at(range.max)} - ${at(range.min)})` }}
        />
        <span className="absolute inset-y-0 w-px bg-accent" style={{ insetInlineStart: at(range.typical) }} />
        {yours === null ? null : (
          <span
            className="absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-full bg-text"
            style={{ insetInlineStart: at(yours) }}
          />
        )}
      </div>
      <p className="mt-2 text-small text-muted">{t('benchmark.range', figures)}</p>
    </div>
  )
}
