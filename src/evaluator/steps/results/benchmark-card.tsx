import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { benchmarkStatus, builtInBenchmarks } from '../../../domain/benchmarks'
import { cacRange, marginRange, rangePicture, standingIn, type UsualRange } from '../../../results/benchmark-range'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { RangeTrack } from '../../../results/charts/range-track'
import { Panel } from '../../../ui/panel'
import { benchmarksAtom } from '../../atoms'
import { useFormat } from '../../use-format'
import { useChartWords } from './chart-words'
import { benchmarkAtom, isInSarAtom, monthlyAtom } from './slices'

/** The store beside the usual ranges of its category; hidden for other currencies, since the ranges are in SAR. */
export function BenchmarkCard() {
  const { t } = useTranslation(['results', 'options'])
  const { money, percent } = useFormat()
  const isSar = useAtomValue(isInSarAtom)
  const isBuiltIn = useAtomValue(benchmarksAtom) === builtInBenchmarks
  const benchmark = useAtomValue(benchmarkAtom)
  const { totalUnits, grossMarginPct, weightedCAC } = useAtomValue(monthlyAtom)
  if (!isSar || totalUnits === 0) return null
  const status = benchmarkStatus(grossMarginPct, benchmark)
  const margins = marginRange(benchmark)
  const costs = cacRange(benchmark)
  const cac = weightedCAC === null ? null : standingIn(costs, weightedCAC)
  return (
    <Panel
      title={t('results:benchmark.title', { category: t(`options:productCategories.${benchmark.categoryId}`) })}
      intro={isBuiltIn ? t('results:benchmark.estimate') : undefined}
      aside={
        status ? (
          <p className="rounded-full bg-accent-soft px-3 py-0.5 text-small font-medium">
            {t('results:benchmark.status', { status: t(`options:benchmarkStatuses.${status}`) })}
          </p>
        ) : undefined
      }
    >
      <div className="grid gap-6">
        <Range
          title={
            status
              ? t(`results:benchmark.margins.${status}`, { yours: percent(grossMarginPct) })
              : t('results:benchmark.noMargin')
          }
          range={margins}
          yours={grossMarginPct}
          write={(value) => percent(value)}
        />
        <Range
          title={
            cac
              ? t(`results:benchmark.costs.${cac}`, { yours: money(weightedCAC) })
              : t('results:benchmark.noCustomers')
          }
          range={costs}
          yours={weightedCAC}
          write={(value) => money(value)}
        />
      </div>
    </Panel>
  )
}

interface RangeProps {
  title: string
  range: UsualRange
  yours: number | null
  write: (value: number) => string
}

function Range({ title, range, yours, write }: RangeProps) {
  const { t } = useTranslation('results')
  const words = useChartWords()
  const figures = { min: write(range.min), typical: write(range.typical), max: write(range.max) }
  const rows = [
    [t('benchmark.lowest'), figures.min],
    [t('benchmark.typical'), figures.typical],
    [t('benchmark.highest'), figures.max],
    ...(yours === null ? [] : [[t('benchmark.yours'), write(yours)]]),
  ]
  return (
    <ChartFrame title={title} level={4} words={words} table={{ columns: [t('charts.what'), t('charts.figure')], rows }}>
      {({ active }) => (
        <>
          <RangeTrack picture={rangePicture(range, yours)} active={active} />
          <p className="text-small text-muted">{t('benchmark.range', figures)}</p>
        </>
      )}
    </ChartFrame>
  )
}
