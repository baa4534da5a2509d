import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { noValue } from '../../../i18n/format'
import type { How } from '../../../results/charts/figure-table'
import { monthBackOf, wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { Figure } from '../../../ui/figure'
import { useFormat } from '../../state/use-format'
import { startMonthAtom, useMonthName } from '../../state/use-month-name'
import { useResult } from '../cards/result-row'
import { conclusionAtom } from '../concluded'
import { useHow } from '../explanations/how'
import { hasCashPlanAtom, hasPictureAtom } from '../slices'
import { healthTone } from '../summary/health-tone'
import { Difference } from '../trial/difference'
import { ResultDifference } from '../trial/result-difference'
import { useEstimateConditions } from './use-estimate-conditions'

interface FigureTileProps {
  label: string
  figure: string
  after?: ReactNode
  note: string
  tone?: 'plain' | 'good' | 'warning' | 'bad'
  how?: Partial<How>
}

function FigureTile({ label, figure, after, note, tone = 'plain', how = {} }: FigureTileProps) {
  return (
    <div className="min-w-0 border-s-2 border-line ps-3">
      <div className="group relative">
        <p className="text-small text-muted">
          {label}
          {how.button}
        </p>
        <p className="text-section font-semibold break-words">
          <Figure tone={tone}>{figure}</Figure>
          {after}
        </p>
        <p className="text-small text-muted">{note}</p>
      </div>
      {how.region}
    </div>
  )
}

interface TileProps extends Omit<FigureTileProps, 'after' | 'how'> {
  name: ResultName
  after?: string
}

/** A result, which says how it comes about and what a trial makes of it. */
function Tile({ name, after, ...shared }: TileProps) {
  const { t } = useTranslation('results')
  const how = useHow(name, t(`names.${name}`))
  const beside = (
    <>
      {after ? <span className="text-small font-normal text-muted">{after}</span> : null}
      <ResultDifference name={name} />
    </>
  )
  return <FigureTile {...shared} how={how} after={beside} />
}

/** At 3 a customer is worth the cost of acquisition; below 1 a customer costs more than they bring in. */
function ratioTone(ratio: number | null): 'plain' | 'good' | 'warning' | 'bad' {
  if (ratio === null) return 'plain'
  if (ratio >= 3) return 'good'
  return ratio >= 1 ? 'warning' : 'bad'
}

/** Four figures that tell most: health, what a customer is worth, when cash is back, what money it takes. */
export function KeyFigures() {
  const { t } = useTranslation('results')
  const ratio = useResult('ltv2cacRatio')
  const capital = useResult('workingCapitalRequired')
  const tied = useResult('workingCapital')
  const { money } = useFormat()
  return (
    <div className="grid gap-x-4 gap-y-6 @md:grid-cols-2 @3xl:grid-cols-4">
      <HealthTile />
      <Tile
        name="ltv2cacRatio"
        label={t('advanced.ratio')}
        figure={ratio.text}
        {...(ratio.value === null ? {} : { after: t('advanced.toOne') })}
        tone={ratioTone(ratio.value)}
        note={t('advanced.ratioTarget')}
      />
      <RunwayTile />
      <Tile
        name="workingCapitalRequired"
        label={t('names.workingCapitalRequired')}
        figure={capital.text}
        note={t('advanced.capitalNote', {
          tied: money(tied.value, wholeMoney),
          fixed: money(capital.value === null || tied.value === null ? null : capital.value - tied.value, wholeMoney),
        })}
      />
    </div>
  )
}

function HealthTile() {
  const { t } = useTranslation('results')
  const score = useResult('businessHealthScore')
  const hasPicture = useAtomValue(hasPictureAtom)
  const tone = healthTone(score.value ?? 0)
  const shared = { name: 'businessHealthScore', label: t('advanced.health') } as const
  if (!hasPicture) return <Tile {...shared} figure={noValue} note={t('advanced.later')} />
  return (
    <Tile {...shared} figure={score.text} after={t('advanced.of100')} tone={tone} note={t(`advanced.tones.${tone}`)} />
  )
}

/** Cash back within half a year is good. */
const goodRunwayMonths = 6

function RunwayTile() {
  const { t } = useTranslation('results')
  const hasPicture = useAtomValue(hasPictureAtom)
  const hasCashPlan = useAtomValue(hasCashPlanAtom)
  if (!hasPicture)
    return <Tile name="cashBreakevenMonth" label={t('advanced.runway')} figure={noValue} note={t('advanced.later')} />
  return hasCashPlan ? <PlannedRunwayTile /> : <EstimatedRunwayTile />
}

/** How a month in which the money is back is written, and whether it is a good one. */
function useRunwayMonth() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const monthName = useMonthName()
  const isNamed = useAtomValue(startMonthAtom) !== ''
  return (month: number) => ({
    figure: isNamed ? monthName(month, 'short') : t('advanced.month', { month: number(month) }),
    tone: month <= goodRunwayMonths ? ('good' as const) : ('warning' as const),
  })
}

/** The month of cash by month, as it is concluded: the quick estimate has another. */
function PlannedRunwayTile() {
  const { t } = useTranslation('results')
  const { back } = useAtomValue(conclusionAtom)
  const written = useRunwayMonth()
  const shared = { label: t('advanced.runway') } as const
  if (back?.kind !== 'month')
    return <FigureTile {...shared} figure={noValue} tone="bad" note={t('advanced.runwayNever')} />
  const difference = (
    <Difference
      of={monthBackOf}
      write={(value) => (value === null ? noValue : written(value).figure)}
      counted="months"
    />
  )
  return <FigureTile {...shared} {...written(back.month)} after={difference} note={t('advanced.runwayByMonth')} />
}

function EstimatedRunwayTile() {
  const { t } = useTranslation('results')
  const month = useResult('cashBreakevenMonth')
  const flat = useResult('flatCashBreakevenMonth')
  const monthName = useMonthName()
  const written = useRunwayMonth()
  const conditions = useEstimateConditions()
  const shared = { name: 'cashBreakevenMonth', label: t('advanced.runway') } as const
  if (month.value === null) return <Tile {...shared} figure={month.text} tone="bad" note={t('advanced.runwayNever')} />
  // The verdict and the score count on no growth: a month that growth brings says so.
  const back =
    flat.value === month.value
      ? t('advanced.runwayBack', { month: monthName(month.value) })
      : flat.value === null
        ? t('advanced.runwayGrowingOnly')
        : t('advanced.runwayGrowing', { month: monthName(flat.value) })
  return (
    <Tile
      {...shared}
      {...written(month.value)}
      label={t(flat.value === month.value ? 'advanced.runway' : 'advanced.runwayWithGrowth')}
      note={[back, ...conditions].join('. ')}
    />
  )
}
