import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { benchmarkOf } from '../../../domain/benchmarks'
import { bestHealthDriver } from '../../../domain/drivers'
import { healthMaxima, healthParts, healthPoints, weakestPart } from '../../../domain/health'
import { Bars } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { Meter } from '../../../ui/meter'
import { benchmarksAtom, evaluationAtom, planAtom } from '../../atoms'
import { healthTone } from '../../health-tone'
import { driversAtom } from '../../rail-figures'
import { useFormat } from '../../use-format'
import { useChartWords } from './chart-words'
import { ResultRow } from './result-row'

/** The health score by its five parts, and the change that would add most. */
export function HealthPanel() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { number } = useFormat()
  const words = useChartWords()
  const { monthly, advanced } = useAtomValue(evaluationAtom)
  const typical = benchmarkOf(useAtomValue(planAtom).productCategory, useAtomValue(benchmarksAtom)).typicalMargin
  const best = bestHealthDriver(useAtomValue(driversAtom))
  if (!advanced) return null
  const points = healthPoints(monthly, advanced, typical)
  const score = number(advanced.businessHealthScore, { max: 0 })
  const rows = healthParts.map((part) => ({
    part,
    name: t(`results:healthParts.${part}`),
    points: number(points[part], { max: 1 }),
    of: number(healthMaxima[part]),
  }))
  return (
    <div className="grid gap-4">
      <Meter
        label={t('results:advanced.health')}
        value={advanced.businessHealthScore}
        tone={healthTone(advanced.businessHealthScore)}
        valueText={t('evaluator:rail.healthOf', { score })}
      />
      <ChartFrame
        title={t('results:charts.health', { part: t(`results:healthParts.${weakestPart(points)}`) })}
        words={words}
        table={{
          columns: [t('results:charts.what'), t('results:charts.points'), t('results:charts.of')],
          rows: rows.map(({ name, points: gained, of }) => [name, gained, of]),
        }}
      >
        {(active) => (
          <Bars
            active={active}
            rows={rows.map(({ part, name, points: gained, of }) => ({
              key: part,
              label: name,
              figure: `${gained} / ${of}`,
              colour: 'bg-accent',
              from: 0,
              to: points[part] / healthMaxima[part],
            }))}
          />
        )}
      </ChartFrame>
      {best ? (
        <p className="text-small">
          {t('results:advanced.addMost', {
            what: t(`evaluator:drivers.${best.id}`),
            points: number(best.healthChange, { max: 1 }),
          })}
        </p>
      ) : null}
      <dl className="m-0">
        <ResultRow name="businessHealthScore" />
      </dl>
    </div>
  )
}
