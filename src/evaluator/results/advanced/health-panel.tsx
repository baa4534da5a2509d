import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import {
  healthCap,
  healthMaxima,
  healthParts,
  healthPoints,
  healthScale,
  isCustomerValueLeftOut,
  unprofitableCap,
  weakestPart,
} from '../../../domain/model/advanced/health'
import { countAsShown } from '../../../i18n/format'
import { Bars } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { Meter } from '../../../ui/meter'
import { useFormat } from '../../state/use-format'
import { useChartWords } from '../charts/chart-labels'
import { advancedAtom, bestHealthMoveAtom, hasPictureAtom, healthBasisAtom, storedHealthBasisAtom } from '../slices'
import { healthTone } from '../summary/health-tone'
import { useDifferenceText } from '../trial/difference'

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
  const basis = useAtomValue(healthBasisAtom)
  const storedBasis = useAtomValue(storedHealthBasisAtom)
  const difference = useDifferenceText()
  if (!basis) return null
  const points = healthPoints(basis)
  const before = storedBasis && healthPoints(storedBasis)
  const counted = healthParts.filter((part) => part !== 'customerValue' || !isCustomerValueLeftOut(basis))
  const weakest = weakestPart(points)
  const isFull = points[weakest] >= healthMaxima[weakest]
  const rows = counted.map((part) => ({
    part,
    label: t(`healthParts.${part}`),
    points: number(points[part], { max: 1 }),
    of: number(healthMaxima[part]),
    difference: difference(points[part], before?.[part] ?? null, (value) => number(value, { max: 1 })),
  }))
  return (
    <ChartFrame
      title={isFull ? t('charts.healthFull') : t('charts.health', { part: t(`healthParts.${weakest}`) })}
      level={3}
      words={words}
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
            to: points[row.part] / healthMaxima[row.part],
          }))}
        />
      )}
    </ChartFrame>
  )
}

/** No store wins customers for nothing: the part that would reward it is left out, and that is said. */
function FreeCustomers() {
  const { t } = useTranslation('results')
  const basis = useAtomValue(healthBasisAtom)
  if (!basis || !isCustomerValueLeftOut(basis)) return null
  return <p className="text-small text-muted">{t('advanced.freeCustomers')}</p>
}

/** Why the score is less than its parts together: it is held while sales or cash lose. */
function Capped() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const basis = useAtomValue(healthBasisAtom)
  if (!basis) return null
  const points = healthPoints(basis)
  const sum = healthParts.reduce((total, part) => total + points[part], 0) * healthScale(basis)
  const cap = healthCap(basis)
  if (sum <= cap) return null
  const why = cap === unprofitableCap ? 'cappedBySales' : 'cappedByCash'
  return <p className="text-small text-muted">{t(`advanced.${why}`, { cap: number(cap) })}</p>
}

function AddsMost() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { number } = useFormat()
  const best = useAtomValue(bestHealthMoveAtom)
  if (!best) return null
  return (
    <p className="text-small">
      <span className="text-muted">{t('results:advanced.addMost')}</span>{' '}
      <span className="font-medium">
        {t('results:advanced.added', {
          what: t(`evaluator:drivers.${best.id}`),
          count: countAsShown(best.points, 1),
          figure: number(best.points, { max: 1 }),
        })}
      </span>
    </p>
  )
}
