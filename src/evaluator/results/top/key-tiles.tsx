import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../domain/model/evaluation'
import type { ResultName } from '../../../domain/model/results/sections'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { LiveFigure } from '../../../ui/figure'
import { useFormat } from '../../state/use-format'
import { evaluatedInStateAtom } from '../concluded'
import { useHow } from '../explanations/how'
import { Difference } from '../trial/difference'

interface TileProps {
  label: string
  /** The result that says how the figure comes about. */
  how: ResultName
  of: (evaluation: Evaluation) => number | null
  write: (value: number | null) => string
  isPercent?: boolean
}

/** Three figures beneath the answer: what is sold, what is kept of it, and what an order leaves. */
export function KeyTiles() {
  const { t } = useTranslation('summary')
  const { money, percent } = useFormat()
  return (
    <div
      role="group"
      aria-label={t('tiles.title')}
      className="mt-3 grid grid-cols-1 gap-x-6 border-t border-line pt-2 @sm:grid-cols-3 sm:mt-4 sm:pt-3"
    >
      <Tile
        label={t('tiles.revenue')}
        how="salesExVAT"
        of={({ monthly }) => monthly.salesExVAT}
        write={(value) => money(value, wholeMoney)}
      />
      <Tile
        label={t('tiles.margin')}
        how="bottomLine.operatingMarginPct"
        of={({ bottomLine }) => bottomLine.operatingMarginPct}
        write={(value) => percent(value)}
        isPercent
      />
      <Tile
        label={t('tiles.order')}
        how="bottomLine.orderLeaves"
        of={({ bottomLine }) => bottomLine.orderLeaves}
        write={(value) => money(value)}
      />
    </div>
  )
}

function Tile({ label, how, of, write, isPercent = false }: TileProps) {
  const { button, region } = useHow(how, label)
  const value = of(useAtomValue(evaluatedInStateAtom))
  return (
    <div className="contents">
      <div className="group relative flex min-w-0 flex-wrap items-baseline justify-between gap-x-2 @sm:block">
        <p className="text-small text-muted">
          {label}
          {button}
        </p>
        <p className="ms-auto text-end font-semibold break-words @sm:text-start @sm:text-section">
          <LiveFigure tone={value !== null && value < 0 ? 'bad' : 'plain'}>{write(value)}</LiveFigure>
          <Difference of={of} write={write} counted={isPercent ? 'points' : null} />
        </p>
      </div>
      {/* Below all of them where they stand side by side, so that none loses its place. */}
      {region ? <div className="col-span-full min-w-0 @sm:order-1">{region}</div> : null}
    </div>
  )
}
