import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { benchmarkSource } from '../../../domain/reference/benchmarks'
import { cacRange, marginRange, rangePicture, standingIn, type UsualRange } from '../../../results/benchmark-range'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { DifferenceText } from '../../../results/charts/difference-text'
import { RangeTrack } from '../../../results/charts/range-track'
import { Panel } from '../../../ui/panel'
import { useFormat } from '../../state/use-format'
import { useChartWords } from '../charts/chart-labels'
import { storedInStateAtom } from '../concluded'
import { benchmarkAtom, hasPictureAtom, isInSarAtom, monthlyAtom } from '../slices'
import { useDifferenceText } from '../trial/difference'
import { useMarginInCategory } from './result-lists'

/** The store beside the usual ranges of its category; hidden for other currencies, since the ranges are in SAR. */
export function BenchmarkCard() {
  const { t } = useTranslation(['results', 'options'])
  const { money, percent } = useFormat()
  const isSar = useAtomValue(isInSarAtom)
  const benchmark = useAtomValue(benchmarkAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  const { grossMarginPct, weightedCAC } = useAtomValue(monthlyAtom)
  const { monthly: stored } = useAtomValue(storedInStateAtom)
  const difference = useDifferenceText()
  if (!isSar || !hasPicture) return null
  const margins = marginRange(benchmark)
  const costs = cacRange(benchmark)
  return (
    <Panel
      id="beside-the-category"
      title={
        benchmark.categoryId === 'other'
          ? t('results:benchmark.titleOther')
          : t('results:benchmark.title', { category: t(`options:productCategories.${benchmark.categoryId}`) })
      }
      intro={t(`results:benchmark.sources.${benchmarkSource(benchmark)}`)}
    >
      <div className="grid gap-6">
        <Range
          title={
            grossMarginPct === null
              ? t('results:benchmark.noMargin')
              : t(`results:benchmark.margins.${standingIn(margins, grossMarginPct)}`, {
                  yours: percent(grossMarginPct),
                  typical: percent(margins.typical),
                })
          }
          range={margins}
          yours={grossMarginPct}
          difference={difference(grossMarginPct, stored.grossMarginPct, percent, 'points')}
          write={(value) => percent(value)}
        />
        <Range
          title={
            weightedCAC === null
              ? t('results:benchmark.noCustomers')
              : t(`results:benchmark.costs.${standingIn(costs, weightedCAC)}`, {
                  yours: money(weightedCAC),
                  typical: money(costs.typical, { max: 2 }),
                })
          }
          range={costs}
          yours={weightedCAC}
          difference={difference(weightedCAC, stored.weightedCAC, money)}
          write={(value) => money(value)}
          writeUsual={(value) => money(value, { max: 2 })}
        />
      </div>
    </Panel>
  )
}

/** What the gross margin is called beside its category, and from which margin on. */
export function MarginStatus() {
  const { t } = useTranslation('results')
  const inCategory = useMarginInCategory()
  if (!inCategory) return <p className="text-small text-muted">{t('benchmark.noMargin')}</p>
  return (
    <p className="text-small">
      <span className="font-medium">{inCategory.status}</span>{' '}
      <span className="text-muted">{inCategory.thresholds}</span>
    </p>
  )
}

interface RangeProps {
  title: string
  range: UsualRange
  yours: number | null
  /** How it differs from today's while something is tried. */
  difference: string | null
  write: (value: number) => string
  /** For the figures of the range, which are whole more often than not. */
  writeUsual?: (value: number) => string
}

function Range({ title, range, yours, difference, write, writeUsual = write }: RangeProps) {
  const { t } = useTranslation('results')
  const words = useChartWords()
  const figures = { min: writeUsual(range.min), typical: writeUsual(range.typical), max: writeUsual(range.max) }
  const rows = [
    [t('benchmark.lowest'), figures.min],
    [t('benchmark.typical'), figures.typical],
    [t('benchmark.highest'), figures.max],
    ...(yours === null ? [] : [[t('benchmark.yours'), { text: write(yours), difference }]]),
  ]
  return (
    <ChartFrame title={title} level={3} words={words} table={{ columns: [t('charts.what'), t('charts.figure')], rows }}>
      {({ active }) => (
        <>
          <RangeTrack picture={rangePicture(range, yours)} active={active} figures={figures} />
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
            {yours === null ? null : (
              <li className="flex items-center gap-2">
                <span aria-hidden="true" className="ink h-4 w-1.5 shrink-0 rounded-full bg-text" />
                <span>
                  {t('benchmark.mine', { figure: write(yours) })}
                  <DifferenceText text={difference} />
                </span>
              </li>
            )}
            <li className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="ink h-3 w-5 shrink-0 rounded-full bg-accent-soft ring-1 ring-accent"
              />
              {t('benchmark.range')}
            </li>
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="ink h-4 w-0.5 shrink-0 bg-accent" />
              {t('benchmark.typical')}
            </li>
          </ul>
        </>
      )}
    </ChartFrame>
  )
}
