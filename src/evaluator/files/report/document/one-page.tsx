import { View } from '@react-pdf/renderer'
import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isConcludedRegistered } from '../../../../domain/model/conclusion/in-state'
import type { MoveId } from '../../../../domain/model/decisions/moves'
import { styles } from '../../../../files/pdf/look'
import { Line, Words, widthOfFigures } from '../../../../files/pdf/words'
import { capsAfter, isLoss, wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { maxNamed, whyText } from '../../../../results/conclusion/missing-text'
import { useConclusionSentence, useConclusionTexts } from '../../../../results/conclusion/use-conclusion-texts'
import { useMissingText } from '../../../../results/conclusion/use-missing-text'
import { useMoveName } from '../../../fields/use-move-name'
import { concludedAtom } from '../../../results/concluded'
import { disclosuresAtom } from '../../../results/slices'
import { movesAtom, togetherAtom } from '../../../results/top/lever-atoms'
import { type LineSoFar, useLinesSoFar, useRegistrationSoFar } from '../../../results/top/so-far-lines'
import { useLowering } from '../../../results/top/use-lowering'
import { useLever, useTogether } from '../../../results/top/use-move-words'
import { useRestsOn } from '../../../results/top/use-rests-on'
import { evaluationAtom } from '../../../state/atoms'
import { isFirstResultAtom, missingAnswersAtom, missingAtom, profitSoFarAtom } from '../../../state/unanswered'
import { useFormat } from '../../../state/use-format'
import { CashOfPlan } from './charts/cash-of-plan'
import { WaterfallChart } from './charts/month-charts'
import { pixelsIn } from './charts/picture'
import { Tiles } from './page-figures'
import { Products } from './products-line'
import { FigureRow, usualWidth } from './results'
import { useEnoughWithGrowth } from './use-growth'
import { useHasWarnings, Warnings } from './warnings'

/** Of what is free below, so much stays so, in points. */
const leftFree = 4

/** A picture that is lower than this says nothing. */
const leastHeight = 80

/**
 * The one page for a partner: the verdict, what is sold, four figures, cash and what would help most. The picture of cash is
 * as low as it may be until it is known what is `free` below everything, in points, which it then takes; null leaves it out.
 */
export function OnePage({ free = 0, isCrowded = false }: { free?: number | null; isCrowded?: boolean }) {
  const missing = useAtomValue(missingAtom)
  const isFirst = useAtomValue(isFirstResultAtom)
  const { advanced, cashPlan } = useAtomValue(evaluationAtom)
  const hasCash = advanced !== null || cashPlan !== null
  const isInOtherState = useAtomValue(isInOtherStateAtom)
  if (missing !== null) return <NothingYet missing={missing} />
  if (isFirst) return <FirstResult />
  return (
    <>
      {isInOtherState ? <StateOfVat /> : null}
      <Verdict />
      <Products />
      <Warnings />
      <Tiles />
      {!hasCash ? <WaterfallChart /> : null}
      {hasCash && free !== null ? <CashOfPlan height={leastHeight + pixelsIn(Math.max(0, free - leftFree))} /> : null}
      <Levers />
      <Limits most={isCrowded ? 1 : foremost} />
    </>
  )
}

const isInOtherStateAtom = atom((get) => isConcludedRegistered(get(evaluationAtom)))

/** The first line: in which state of VAT the figures stand. The workbook's first sheet says it of its own. */
function StateOfVat() {
  const { t } = useTranslation('report')
  return (
    <Words size={9} colour="muted" style={{ marginBottom: 4 }}>
      {t('vatState')}
    </Words>
  )
}

const tones = { unprofitable: 'negative', moderate: 'warning', strong: 'accent' } as const

/** What growth takes besides, what a worse month comes to and what the result rests on: a partner hears it, too. */
function useConditions(): string[] {
  const texts = useConclusionTexts()(useAtomValue(concludedAtom))
  const { trend, stress, few, existing, ownerPay } = texts
  const enough = useEnoughWithGrowth()
  const lowering = useLowering({ caps: capsAfter(texts) })
  const hasWarnings = useHasWarnings()
  const rests = useRestsOn()
  const most = rests?.most ? ` ${rests.most.label} (${rests.most.amount}).` : ''
  const basis = rests === null ? null : `${rests.text}${most}`
  const told = [trend ?? enough, ...lowering, stress, few, existing, ownerPay, basis].filter((text) => text !== null)
  // Each begins a line, but where warnings take the room of one page.
  return hasWarnings ? [told.join(' ')] : told
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
          <Words size={9} colour="muted">
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
      {useConditions().map((text) => (
        <Words key={text} size={9.5} colour="muted">
          {text}
        </Words>
      ))}
    </View>
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
      {isLoss(after) ? <Words>{t('moves.notEnough')}</Words> : null}
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
function Limits({ most }: { most: number }) {
  const { t } = useTranslation('results')
  const shown = useAtomValue(disclosuresAtom).slice(0, most)
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Words size={9} strong colour="muted">
        {t('disclosures.title')}
      </Words>
      {shown.map((id) => (
        <Words key={id} size={9} colour="muted">
          {t(`disclosures.${id}`)}
        </Words>
      ))}
    </View>
  )
}

/** Half a plan has no verdict: its profit before the costs that are missing, which those are, and the month so far. */
function FirstResult() {
  const { t } = useTranslation(['questions', 'evaluator'])
  const { money } = useFormat()
  const profit = useAtomValue(profitSoFarAtom)
  const missing = useAtomValue(missingAnswersAtom)
  const text = useMissingText()
  const registration = useRegistrationSoFar()
  const more = missing.length > maxNamed ? [t('evaluator:summary.more', { count: missing.length - maxNamed })] : []
  const named = [...missing.slice(0, maxNamed).map(text), ...more]
  return (
    <>
      <View style={styles.panel}>
        <Words colour="muted">{t(profit < 0 ? 'questions:loss' : 'questions:profit')}</Words>
        <Words size={20} strong colour="muted">
          {money(Math.abs(profit), wholeMoney)}
        </Words>
        <Words style={{ marginTop: 6 }}>{`${t('questions:firstResult')} ${named.join(' · ')}`}</Words>
        <Words colour="muted">{whyText(t, missing)}</Words>
      </View>
      <MonthSoFar />
      {registration === null ? null : (
        <Words size={9.5} colour="muted" style={{ marginTop: 8 }}>
          {registration}
        </Words>
      )}
    </>
  )
}

/** The month line by line, each with what is missing in it. */
function MonthSoFar() {
  const { t } = useTranslation('questions')
  const lines = useLinesSoFar()
  const known = lines.map(({ figure }) => figure).filter((figure) => figure !== null)
  const width = widthOfFigures(known, usualWidth)
  const note = useNote()
  return (
    <View style={{ marginTop: 16 }}>
      <Words size={11} strong style={{ marginBottom: 4 }}>
        {t('soFar.title')}
      </Words>
      {lines.map((line) => (
        <FigureRow
          key={line.name}
          label={line.name}
          strong={line.isTotal}
          figure={line.figure ?? t('soFar.missing')}
          width={line.figure === null ? null : width}
          note={note(line)}
        />
      ))}
    </View>
  )
}

/** What is missing in a line of which something is known, or that it is an estimate. */
function useNote(): (line: LineSoFar) => string | null {
  const { t } = useTranslation('questions')
  const text = useMissingText()
  return ({ open: [first], figure, estimate }) => {
    if (first) return figure === null ? null : t('soFar.without', { what: text(first) })
    return estimate === null ? null : t('soFar.estimate')
  }
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
