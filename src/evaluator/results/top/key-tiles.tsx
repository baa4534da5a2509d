import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../domain/model/evaluation'
import type { ResultName } from '../../../domain/model/results/sections'
import { DifferenceText } from '../../../results/charts/difference-text'
import { headlineOf } from '../../../results/headline/headline'
import { moneyParts } from '../../../results/headline/money-parts'
import { wholeMoney } from '../../../results/headline/use-headline-sentence'
import { Button } from '../../../ui/button'
import { FluidFigure } from '../../../ui/figure'
import { evaluationAtom, isReaderAtom, storedEvaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useTurnOnAnalysis } from '../../state/use-turn-on-analysis'
import { useHow } from '../explanations/how'
import { Difference, useDifferenceText } from '../trial/difference'
import { headlineAtom, type TileWords, useBackTile, useBreakEvenTile, useMoneyTile, useOrderTile } from './tile-words'

interface TileProps extends TileWords {
  /** The figure in an evaluation, and how it is written: what a trial changes in it. */
  of?: (evaluation: Evaluation) => number | null
  write?: (value: number | null) => string
  children?: ReactNode
}

function Tile({ label, figure, tone = 'plain', notes, how, of, write, children }: TileProps) {
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
      <div className="text-[0.8125rem]/[1.4] text-muted sm:text-small">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children}
      </div>
    </div>
  )
}

function ExplainedFigure({ label, figure, tone = 'plain', how }: Omit<TileWords, 'notes'> & { how: ResultName }) {
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
  const { number } = useFormat()
  const words = useBreakEvenTile()
  return <Tile {...words} of={({ bottomLine }) => bottomLine.monthlyBreakEvenUnits} write={(value) => number(value)} />
}

const amountNeeded = (evaluation: Evaluation) => headlineOf(evaluation).needed.amount

/** The month in which the money is back; null where it never is. */
function monthBack(evaluation: Evaluation): number | null {
  const { back } = headlineOf(evaluation)
  return back?.kind === 'month' ? back.month : null
}

function MoneyTile() {
  const { money } = useFormat()
  const words = useMoneyTile()
  const { needed } = useAtomValue(headlineAtom)
  if (needed.amount === null) return <Tile {...words}>{needed.source === null ? <TurnOn /> : null}</Tile>
  return (
    <Tile {...words} of={amountNeeded} write={(value) => money(value, wholeMoney)}>
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
  if (useAtomValue(isReaderAtom)) return null
  return (
    <Button className="mt-1 px-2! text-small!" onClick={turnOn}>
      {t('tiles.turnOn')}
    </Button>
  )
}

function BackTile() {
  const { number } = useFormat()
  const words = useBackTile()
  const { back } = useAtomValue(headlineAtom)
  if (back === null) return <Tile {...words} />
  return <Tile {...words} of={monthBack} write={(value) => number(value)} />
}

function OrderTile() {
  const { money } = useFormat()
  const words = useOrderTile()
  return <Tile {...words} of={({ bottomLine }) => bottomLine.orderLeaves} write={(value) => money(value)} />
}
