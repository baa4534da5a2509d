import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../../domain/model/evaluation'
import { noValue } from '../../../../i18n/format'
import { DifferenceText } from '../../../../results/charts/difference-text'
import { headlineOf } from '../../../../results/headline/headline'
import { moneyParts } from '../../../../results/headline/money-parts'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { orderEconomics } from '../../../../results/order-economics'
import type { ResultName } from '../../../../results/result-kinds'
import { Button } from '../../../../ui/button'
import { FluidFigure } from '../../../../ui/figure'
import { evaluationAtom, storedEvaluationAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { startMonthAtom, useMonthName } from '../../../state/use-month-name'
import { useTurnOnAnalysis } from '../../../state/use-turn-on-analysis'
import { Difference, useDifferenceText } from '../../../trial/difference'
import { useHow } from '../explanations/how'
import { bottomLineAtom, monthlyAtom, monthResultsAtom } from '../slices'
import { headlineAtom } from './headline-panel'

interface TileProps {
  label: string
  figure: string
  tone?: 'plain' | 'good' | 'warning' | 'bad'
  /** The result that says how the figure comes about. */
  how?: ResultName
  /** The figure in an evaluation, and how it is written: what a trial changes in it. */
  of?: (evaluation: Evaluation) => number | null
  write?: (value: number | null) => string
  children?: ReactNode
}

function Tile({ label, figure, tone = 'plain', how, of, write, children }: TileProps) {
  return (
    <div className="min-w-0 has-[[aria-expanded=true]]:col-span-full rounded-panel border border-line bg-surface px-3 py-2 sm:p-4">
      {how ? (
        <ExplainedFigure label={label} figure={figure} tone={tone} how={how} />
      ) : (
        <>
          <p className="text-[0.8125rem]/[1.4] text-muted sm:text-small">
            {label}
            {/* As high as the button of the other tiles, so that all labels stand on one line. */}
            <span aria-hidden="true" className="inline-flex min-h-6 w-0 items-center text-small">
              {'\u200b'}
            </span>
          </p>
          <FluidFigure size="tile" tone={tone}>
            {figure}
          </FluidFigure>
        </>
      )}
      {of && write ? <Difference of={of} write={write} /> : null}
      <div className="text-[0.8125rem]/[1.4] text-muted sm:text-small">{children}</div>
    </div>
  )
}

function ExplainedFigure({ label, figure, tone, how }: TileProps & { how: ResultName }) {
  const { button, region } = useHow(how, label)
  return (
    <>
      <div className="group relative">
        <p className="text-[0.8125rem]/[1.4] text-muted sm:text-small">
          {label}
          {button}
        </p>
        <FluidFigure size="tile" tone={tone}>
          {figure}
        </FluidFigure>
      </div>
      {region}
    </>
  )
}

/** Four figures: how many must be sold, what money it takes, when it is back, what an order leaves. */
export function KeyTiles() {
  const { t } = useTranslation('summary')
  return (
    <section
      aria-label={t('tiles.title')}
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-2 sm:grid-cols-2 sm:gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <BreakEvenTile />
      <MoneyTile />
      <BackTile />
      <OrderTile />
    </section>
  )
}

function BreakEvenTile() {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const { totalUnits } = useAtomValue(monthlyAtom)
  const { monthlyBreakEvenUnits: needed, monthsToBreakEven } = useAtomValue(bottomLineAtom)
  const shared = {
    label: t('tiles.breakEven'),
    how: 'bottomLine.monthlyBreakEvenUnits',
    of: ({ bottomLine }: Evaluation) => bottomLine.monthlyBreakEvenUnits,
    write: (value: number | null) => number(value),
  } as const
  if (needed === null) {
    return (
      <Tile {...shared} figure={noValue}>
        {t('tiles.never')}
      </Tile>
    )
  }
  const day = monthsToBreakEven === null ? null : Math.max(1, Math.ceil(monthsToBreakEven * 30))
  const figures = { total: number(totalUnits), day: number(day), missing: number(needed - totalUnits) }
  return (
    <Tile {...shared} figure={t('tiles.units', { count: needed, figure: number(needed) })}>
      {needed > totalUnits || day === null ? t('tiles.short', figures) : t('tiles.day', figures)}
    </Tile>
  )
}

const amountNeeded = (evaluation: Evaluation) => headlineOf(evaluation).needed.amount

/** The month in which the money is back; null where it never is. */
function monthBack(evaluation: Evaluation): number | null {
  const { back } = headlineOf(evaluation)
  return back?.kind === 'month' ? back.month : null
}

function MoneyTile() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const monthName = useMonthName()
  const { needed } = useAtomValue(headlineAtom)
  const change = { of: amountNeeded, write: (value: number | null) => money(value, wholeMoney) }
  const label = t('tiles.money')
  if (needed.source === null || needed.amount === null) {
    return (
      <Tile label={label} figure={noValue}>
        {needed.source === null ? <TurnOn /> : null}
      </Tile>
    )
  }
  if (needed.amount === 0) return <Tile label={label} figure={t('tiles.noMoney')} tone="good" {...change} />
  const { byMonth, afterMonth } = needed
  const figure = money(needed.amount, wholeMoney)
  return (
    <Tile
      label={label}
      figure={figure}
      how={needed.source === 'advanced' ? 'peakFundingNeed' : 'cashPlan.cashNeeded'}
      {...change}
    >
      {byMonth === null ? null : (
        <p>{byMonth === 0 ? t('tiles.atStart') : t('tiles.byMonth', { month: monthName(byMonth) })}</p>
      )}
      {afterMonth === null ? null : <p>{t('tiles.afterMonth', { month: monthName(afterMonth) })}</p>}
      <MoneyParts />
    </Tile>
  )
}

function MoneyParts() {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const parts = moneyParts(useAtomValue(evaluationAtom))
  const difference = useDifferenceText()
  const before = new Map(moneyParts(useAtomValue(storedEvaluationAtom)).map(({ id, amount }) => [id, amount]))
  const write = (value: number | null) => number(value, wholeMoney)
  if (parts.length < 2) return null
  return (
    <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-1 text-[0.8125rem]/[1.4]">
      {parts.map(({ id, amount }) => (
        <div key={id} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt>{t(`parts.${id}`)}</dt>
          <dd dir="ltr" className="text-end tabular-nums">
            {write(amount)}
            <DifferenceText text={difference(amount, before.get(id) ?? 0, write)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function TurnOn() {
  const { t } = useTranslation('summary')
  const turnOn = useTurnOnAnalysis()
  return (
    <Button className="mt-1 px-2! text-small!" onClick={turnOn}>
      {t('tiles.turnOn')}
    </Button>
  )
}

function BackTile() {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const monthName = useMonthName()
  const isNamed = useAtomValue(startMonthAtom) !== ''
  const { back } = useAtomValue(headlineAtom)
  const shared = { label: t('tiles.back'), of: monthBack, write: (value: number | null) => number(value) }
  const { label } = shared
  if (back === null) return <Tile label={label} figure={noValue} />
  if (back.kind === 'never') {
    return (
      <Tile {...shared} figure={t('tiles.neverBack')} tone="bad" how="cashBreakevenMonth">
        {t('tiles.within36')}
      </Tile>
    )
  }
  if (back.kind === 'notWithin') {
    const figures = { count: back.months, figure: number(back.months) }
    return <Tile {...shared} figure={t('tiles.notWithin', figures)} tone="bad" how="cashPlan.backMonth" />
  }
  const { month, flat } = back
  return (
    <Tile
      {...shared}
      figure={isNamed ? monthName(month, 'short') : t('tiles.month', { month: number(month) })}
      how={flat === undefined ? 'cashPlan.backMonth' : 'cashBreakevenMonth'}
    >
      {flat === undefined || flat === month
        ? null
        : flat === null
          ? t('tiles.neverWithoutGrowth')
          : t('tiles.withoutGrowth', { month: monthName(flat, 'short') })}
    </Tile>
  )
}

function OrderTile() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const order = orderEconomics(useAtomValue(monthResultsAtom))
  const label = t('tiles.order')
  if (!order) {
    return (
      <Tile label={label} figure={noValue}>
        {t('tiles.noOrders')}
      </Tile>
    )
  }
  return (
    <Tile
      label={label}
      figure={money(order.left)}
      tone={order.left < 0 ? 'bad' : 'plain'}
      of={(evaluation) => orderEconomics(evaluation)?.left ?? null}
      write={(value) => money(value)}
    >
      {t('tiles.ofPaid', { paid: money(order.paid) })}
    </Tile>
  )
}
