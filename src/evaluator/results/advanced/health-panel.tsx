import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { healthTerms } from '../../../domain/model/constants'
import { countAsShown } from '../../../i18n/format'
import { Bars } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { Meter } from '../../../ui/meter'
import { useMoveName } from '../../fields/use-move-name'
import { storedEvaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useChartWords } from '../charts/chart-labels'
import { conclusionAtom } from '../concluded'
import { advancedAtom, bestHealthMoveAtom, hasPictureAtom, monthlyAtom } from '../slices'
import { healthTone } from '../summary/health-tone'
import { useDifferenceText } from '../trial/difference'
import { healthParts, useCapText } from './use-points'

const { most } = healthTerms

/** The health score by its five parts, and the change that would add most. */
export function HealthPanel() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { number } = useFormat()
  const advanced = useAtomValue(advancedAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  if (!advanced || !hasPicture) return null
  const { businessHealthScore: score } = advanced
  return (
    <div className="grid gap-4">
      <Meter
        label={t('results:advanced.health')}
        value={score}
        tone={healthTone(score)}
        valueText={t('evaluator:rail.healthOf', { score: number(score, { max: 0 }) })}
      />
      <HealthParts />
      <FreeCustomers />
      <Capped />
      <AddsMost />
    </div>
  )
}

function HealthParts() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const words = useChartWords()
  const { health: points } = useAtomValue(conclusionAtom)
  const before = useAtomValue(storedEvaluationAtom).conclusion.health
  const difference = useDifferenceText()
  if (!points) return null
  const weakest = healthParts.reduce((one, part) => (most[part] - points[part] > most[one] - points[one] ? part : one))
  const isFull = points[weakest] >= most[weakest]
  const decimals = healthParts.some((part) => Math.round(points[part] * 10) % 10 !== 0) ? 1 : 0
  const rows = healthParts.map((part) => ({
    part,
    label: t(`healthParts.${part}`),
    points: number(points[part], { min: decimals, max: 1 }),
    of: number(most[part]),
    difference: difference(points[part], before?.[part] ?? null, (value) => number(value, { max: 1 })),
  }))
  return (
    <ChartFrame
      title={isFull ? t('charts.healthFull') : t('charts.health', { part: t(`healthParts.${weakest}`) })}
      level={3}
      words={words}
      runsWithLanguage
      table={{
        columns: [t('charts.what'), t('charts.points'), t('charts.of')],
        rows: rows.map(({ label, points: text, difference, of }) => [label, { text, difference }, of]),
      }}
    >
      {({ active }) => (
        <Bars
          fills
          active={active}
          rows={rows.map((row) => ({
            key: row.part,
            label: row.label,
            figure: t('advanced.pointsOf', { points: row.points, of: row.of }),
            difference: row.difference,
            colour: 'bg-accent',
            from: 0,
            to: points[row.part] / most[row.part],
          }))}
        />
      )}
    </ChartFrame>
  )
}

/** No store wins customers for nothing: the part that would reward it has no points, and that is said. */
function FreeCustomers() {
  const { t } = useTranslation('results')
  if (useAtomValue(monthlyAtom).weightedCAC !== 0) return null
  return <p className="text-small text-muted">{t('advanced.freeCustomers')}</p>
}

/** Why the score is less than its parts together: it is held while sales or cash lose. */
function Capped() {
  const text = useCapText()
  return text === null ? null : <p className="text-small text-muted">{text}</p>
}

function AddsMost() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { number } = useFormat()
  const moveName = useMoveName()
  const best = useAtomValue(bestHealthMoveAtom)
  if (!best) return null
  return (
    <p className="text-small">
      <span className="text-muted">{t('results:advanced.addMost')}</span>{' '}
      <span className="font-medium">
        {t('results:advanced.added', {
          what: moveName(best.id),
          count: countAsShown(best.points, 1),
          figure: number(best.points, { max: 1 }),
        })}
      </span>
    </p>
  )
}
