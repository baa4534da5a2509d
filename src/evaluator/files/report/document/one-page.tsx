import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { MoveId } from '../../../../domain/model/decisions/moves'
import { type Colour, styles } from '../../../../files/pdf/look'
import { Line, Words } from '../../../../files/pdf/words'
import { capitalized, noValue } from '../../../../i18n/format'
import { isZero, wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { moneyParts } from '../../../../results/conclusion/money-parts'
import { useConclusionSentence, useConclusionTexts } from '../../../../results/conclusion/use-conclusion-texts'
import { useMissingText } from '../../../../results/conclusion/use-missing-text'
import { useMoveName } from '../../../fields/use-move-name'
import { concludedAtom, conclusionAtom, evaluatedInStateAtom, shownAtom } from '../../../results/concluded'
import { disclosuresAtom } from '../../../results/slices'
import { useNeededNote } from '../../../results/summary/use-needed-note'
import { movesAtom, togetherAtom } from '../../../results/top/lever-atoms'
import { useLever, useTogether } from '../../../results/top/use-move-words'
import { useRestsOn } from '../../../results/top/use-rests-on'
import { evaluationAtom } from '../../../state/atoms'
import {
  isFirstResultAtom,
  maxNamed,
  missingAnswersAtom,
  missingAtom,
  profitSoFarAtom,
} from '../../../state/unanswered'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'
import { CashOfPlan } from './charts/cash-of-plan'
import { WaterfallChart } from './charts/month-charts'
import { Products } from './products-line'
import { linesOf, useLinesOfWarnings, Warnings } from './warnings'

/** The picture gives its room to the lines before it, so that one page stays one: in pixels, of which a line takes 25. */
const heightBeside = (lines: number) => 320 - 25 * Math.max(0, lines - 2)

/** A picture that is lower than this says nothing, and is left out. */
const leastHeight = 80

/** The one page for a partner: the verdict, what is sold, four figures, cash and what would help most. */
export function OnePage({ linesBefore }: { linesBefore: number }) {
  const missing = useAtomValue(missingAtom)
  const isFirst = useAtomValue(isFirstResultAtom)
  const { advanced, cashPlan } = useAtomValue(evaluationAtom)
  const hasCash = advanced !== null || cashPlan !== null
  const together = useTogether()
  const conditions = linesOf(useConditions())
  const lines =
    linesBefore + conditions + useLinesOfWarnings() + (together === null ? 0 : together.note === null ? 1 : 2)
  const height = heightBeside(lines)
  if (missing !== null) return <NothingYet missing={missing} />
  if (isFirst) return <FirstResult />
  return (
    <>
      <Verdict />
      <Products />
      <Warnings />
      <Tiles />
      {!hasCash ? <WaterfallChart /> : height < leastHeight ? null : <CashOfPlan height={height} />}
      <Levers />
      <FirstResultLine />
    </>
  )
}

const tones = { unprofitable: 'negative', moderate: 'warning', strong: 'accent' } as const

/** What growth takes besides, what a worse month comes to and what the result rests on: a partner hears it, too. */
function useConditions(): string {
  const { growth, stress, existing, ownerPay } = useConclusionTexts()(useAtomValue(concludedAtom))
  const rests = useRestsOn()
  const most = rests?.most ? `${rests.most.label}: ${rests.most.amount}.` : null
  return [growth, stress, existing, ownerPay, rests?.text, most].filter(Boolean).join(' ')
}

function Verdict() {
  const { t } = useTranslation(['options', 'report'])
  const sentence = useConclusionSentence()
  const concluded = useAtomValue(concludedAtom)
  const { verdict } = concluded.conclusion
  return (
    <View>
      {verdict ? (
        <>
          <Words size={8.5} colour="muted">
            {t('report:verdict')}
          </Words>
          <Words size={17} strong colour={tones[verdict]} style={{ lineHeight: 1.3 }}>
            {t(`options:verdictWords.${verdict}`)}
          </Words>
        </>
      ) : null}
      <Words size={12} style={{ marginTop: 2, marginBottom: 2 }}>
        {sentence(concluded)}
      </Words>
      <Words size={8.5} colour="muted">
        {useConditions()}
      </Words>
    </View>
  )
}

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
  const { income, needed, back, growth } = useAtomValue(conclusionAtom)
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
        back?.kind === 'month' && back.month > 0
          ? capitalized(monthName(back.month, 'short'))
          : back?.kind === 'late' || back?.kind === 'notWithin'
            ? t(`money.${back.kind}`)
            : noValue,
      note: growth === null ? null : t('money.withoutGrowth'),
    },
    { label: t('tiles.order'), figure: money(orderLeaves), tone: (orderLeaves ?? 0) < 0 ? 'bad' : 'plain' },
  ]
}

/** Four figures in one line, and below them what the money needed is made of. */
function Tiles() {
  return (
    <View style={{ marginTop: 12 }}>
      <Line style={{ gap: 8 }}>
        {useTiles().map((words) => (
          <View key={words.label} style={{ ...styles.panel, padding: 9, flexGrow: 1, flexBasis: 0 }}>
            <Tile words={words} />
          </View>
        ))}
      </Line>
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
      <Words size={8.5} colour="muted">
        {label}
      </Words>
      <Words size={fitting(figure, figure.length > longestInTile ? 10.5 : 13)} strong colour={toneColours[tone]}>
        {figure}
      </Words>
      {note ? (
        <Words size={fitting(note, 8.5)} colour="muted">
          {note}
        </Words>
      ) : null}
    </>
  )
}

function MoneyParts() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const parts = moneyParts(useAtomValue(shownAtom))
  if (parts.length < 2) return null
  const texts = parts.map(({ id, amount }) => `${t(`parts.${id}`)} ${money(amount, wholeMoney)}`)
  return (
    <Words size={8.5} colour="muted" style={{ marginTop: 5 }}>
      {`${t('money.needed')}: ${texts.join(' · ')}`}
    </Words>
  )
}

/** The three changes that help most. */
function Levers() {
  const { t } = useTranslation('summary')
  const { best } = useAtomValue(movesAtom)
  const together = useTogether()
  const { after } = useAtomValue(togetherAtom)
  return (
    <View wrap={false} style={{ ...styles.panel, marginTop: 12 }}>
      <Words size={11} strong>
        {t('moves.title')}
      </Words>
      {best.length === 0 ? <Words>{t('levers.none')}</Words> : null}
      {best.map(({ id }, at) => (
        <Lever key={id} id={id} isFirst={at === 0} />
      ))}
      {together === null ? null : (
        <Words strong style={{ ...styles.hairline, marginTop: 3, paddingTop: 3 }}>
          {`${together.words} ${together.note ?? ''}`}
        </Words>
      )}
      {after < 0 && !isZero(after) ? <Words>{t('moves.notEnough')}</Words> : null}
    </View>
  )
}

function Lever({ id, isFirst }: { id: MoveId; isFirst: boolean }) {
  const { words } = useLever(id)
  const line = isFirst ? { marginTop: 5 } : { ...styles.hairline, marginTop: 3, paddingTop: 3 }
  return (
    <Line style={{ justifyContent: 'space-between', ...line }}>
      <Words>{useMoveName()(id)}</Words>
      <Words strong>{words}</Words>
    </Line>
  )
}

/** So many limits of the figures stand in the open on the screen, and here. */
const foremost = 3

/** What a partner must know that the figures leave out. */
function FirstResultLine() {
  const { t } = useTranslation('results')
  const shown = useAtomValue(disclosuresAtom).slice(0, foremost)
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Words size={8.5} strong colour="muted">
        {t('disclosures.title')}
      </Words>
      {shown.map((id) => (
        <Words key={id} size={8.5} colour="muted">
          {t(`disclosures.${id}`)}
        </Words>
      ))}
    </View>
  )
}

/** Half a plan has no verdict: its profit before the costs that are missing, and which those are. */
function FirstResult() {
  const { t } = useTranslation(['questions', 'evaluator'])
  const { money } = useFormat()
  const profit = useAtomValue(profitSoFarAtom)
  const missing = useAtomValue(missingAnswersAtom)
  const text = useMissingText()
  const more = missing.length > maxNamed ? [t('evaluator:summary.more', { count: missing.length - maxNamed })] : []
  const named = [...missing.slice(0, maxNamed).map(text), ...more]
  return (
    <View style={styles.panel}>
      <Words colour="muted">{t(profit < 0 ? 'questions:loss' : 'questions:profit')}</Words>
      <Words size={20} strong colour="muted">
        {money(Math.abs(profit), wholeMoney)}
      </Words>
      <Words style={{ marginTop: 6 }}>{`${t('questions:firstResult')} ${named.join(' · ')}`}</Words>
      <Words colour="muted">{t('questions:why')}</Words>
    </View>
  )
}

/** Without a product, units or a price there is nothing to notify but what is missing. */
function NothingYet({ missing }: { missing: 'addProduct' | 'addUnits' | 'addPrice' }) {
  const { t } = useTranslation(['summary', 'evaluator'])
  return (
    <View style={styles.panel}>
      <Words size={14} strong colour="muted">
        {t('summary:noVerdict')}
      </Words>
      <Words>{t(`evaluator:rail.${missing}`)}</Words>
    </View>
  )
}
