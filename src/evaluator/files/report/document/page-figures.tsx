import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type Colour, styles } from '../../../../files/pdf/look'
import { Line, Words } from '../../../../files/pdf/words'
import { capitalized, noValue } from '../../../../i18n/format'
import { backToTell, isZero, wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { moneyParts } from '../../../../results/conclusion/money-parts'
import { useSteadyNote } from '../../../../results/conclusion/use-conclusion-texts'
import { useBreakEvenText } from '../../../../results/use-break-even-text'
import { openingCashAtom } from '../../../results/cash/opening-cash'
import { concludedAtom, conclusionAtom, evaluatedInStateAtom, shownAtom } from '../../../results/concluded'
import { cashPlanAtom } from '../../../results/slices'
import { useNeededNote } from '../../../results/summary/use-needed-note'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'

interface TileWords {
  label: string
  figure: string
  tone?: 'plain' | 'good' | 'bad'
  note?: string | null
}

/** What a month leaves, the money that it takes, when that is back, and what an order leaves. */
function useTiles(): TileWords[] {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const monthName = useMonthName()
  const noteOf = useNeededNote()
  const concluded = useAtomValue(concludedAtom)
  const { conclusion } = concluded
  const steady = useSteadyNote()(concluded)
  const { income, needed } = conclusion
  const back = backToTell(conclusion)
  const { orderLeaves } = useAtomValue(evaluatedInStateAtom).bottomLine
  const loses = income < 0
  const amount = needed === null || needed.kind === 'none' ? null : needed.amount
  return [
    {
      label: t(loses ? 'earns.loss' : 'earns.profit'),
      figure: money(Math.abs(income), wholeMoney),
      tone: loses ? 'bad' : 'good',
    },
    {
      label: t('money.needed'),
      figure: amount !== null && isZero(amount) ? t('money.nothing') : money(amount, wholeMoney),
      note: needed === null ? null : noteOf(needed),
    },
    {
      label: t('money.back'),
      figure:
        back === null
          ? noValue
          : back.kind === 'month'
            ? capitalized(monthName(back.month, 'short'))
            : t(`money.${back.kind}`),
      note: back === null ? null : steady,
    },
    { label: t('tiles.order'), figure: money(orderLeaves), tone: (orderLeaves ?? 0) < 0 ? 'bad' : 'plain' },
  ]
}

/** Four figures in one line, and below them what the money needed is made of. */
export function Tiles() {
  return (
    <View style={{ marginTop: 12 }}>
      <Line style={{ gap: 8 }}>
        {useTiles().map((words) => (
          <View key={words.label} style={{ ...styles.panel, padding: 9, flexGrow: 1, flexBasis: 0 }}>
            <Tile words={words} />
          </View>
        ))}
      </Line>
      <MonthFigures />
      <MoneyParts />
    </View>
  )
}

const toneColours: Record<NonNullable<TileWords['tone']>, Colour> = {
  plain: 'text',
  good: 'accent',
  bad: 'negative',
}

/** A figure of more letters is written smaller, so that its currency stays beside it. */
const longestInTile = 13

/** What a letter takes of its height, and the room in a tile, in points. */
const letter = { width: 0.57, room: 90 }

/** The size at which the longest part of a text that is never broken, as an amount with its currency, has room in a tile. */
function fitting(text: string, size: number): number {
  const longest = Math.max(...text.split(' ').map((part) => part.length))
  return Math.min(size, letter.room / (letter.width * longest))
}

function Tile({ words: { label, figure, tone = 'plain', note } }: { words: TileWords }) {
  return (
    <>
      <Words size={9} colour="muted">
        {label}
      </Words>
      <Words size={fitting(figure, figure.length > longestInTile ? 10.5 : 13)} strong colour={toneColours[tone]}>
        {figure}
      </Words>
      {note ? (
        <Words size={fitting(note, 9)} colour="muted">
          {note}
        </Words>
      ) : null}
    </>
  )
}

/** What a bank asks of a month besides: its revenue, its margin, and how far it is from breaking even. */
function MonthFigures() {
  const { t } = useTranslation('results')
  const { money, percent } = useFormat()
  const results = useAtomValue(evaluatedInStateAtom)
  const { monthly, bottomLine, breakEvenState } = results
  const figures = [
    `${t('names.salesExVAT')} ${money(monthly.salesExVAT, wholeMoney)}`,
    `${t('names.bottomLine.operatingMarginPct')} ${percent(bottomLine.operatingMarginPct)}`,
    useBreakEvenText(results, breakEvenState),
  ]
  return (
    <Words size={9} colour="muted" style={{ marginTop: 5 }}>
      {figures.filter((text) => text !== null).join(' · ')}
    </Words>
  )
}

/** What the money needed is made of, and how much of it is there. */
function MoneyParts() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const opening = useOpeningText()
  const parts = moneyParts(useAtomValue(shownAtom))
  const texts = parts.map(({ id, amount }) => `${t(`parts.${id}`)} ${money(amount, wholeMoney)}`)
  const madeOf = parts.length < 2 ? null : `${t('money.needed')}: ${texts.join(' · ')}${opening === null ? '' : '.'}`
  const told = [madeOf, opening].filter((text) => text !== null)
  return told.length === 0 ? null : (
    <Words size={9} colour="muted" style={{ marginTop: 5 }}>
      {told.join(' ')}
    </Words>
  )
}

/** How much of the money needed is there, where the cash at the start was entered; null without it, and where no amount is enough. */
function useOpeningText(): string | null {
  const { t } = useTranslation('report')
  const { money } = useFormat()
  const { needed, isCashStillFalling } = useAtomValue(conclusionAtom)
  const opening = useAtomValue(openingCashAtom)
  const cashPlan = useAtomValue(cashPlanAtom)
  if (cashPlan === null || needed?.kind !== 'amount' || isZero(opening)) return null
  const missing = needed.amount - opening
  const figures = { opening: money(opening, wholeMoney), missing: money(missing, wholeMoney) }
  if (missing > 0 && !isZero(missing)) return t('opening.missing', figures)
  // Months that count growth, or falling sales, may take more than the money needed: the picture says so.
  const isLasting = isZero(cashPlan.shortfall) && !isCashStillFalling
  return t(isLasting ? 'opening.enough' : 'opening.available', figures)
}
