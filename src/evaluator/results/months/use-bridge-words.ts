import { useTranslation } from 'react-i18next'
import type { BridgeStep } from '../../../domain/actuals/bridge'
import type { ComparedMonth } from '../../../domain/actuals/compared-month'
import { groupMeasures } from '../../../domain/actuals/groups'
import { capitalized } from '../../../i18n/format'
import type { BarSeries } from '../../../results/charts/bar-inks'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { type Step, stepsOf } from '../../../results/segments'
import { useFormat } from '../../state/use-format'
import { useMonthWords } from '../../state/use-month-words'
import { differenceAsShown, signed } from '../trial/difference-words'

/** An effect below half a riyal is not shown. */
const minShown = 0.5

const size = ({ effect }: Pick<BridgeStep, 'effect'>) => Math.abs(effect)

/** A step between the planned and the actual profit, in words, with its place in the waterfall. */
interface WordedStep extends Step {
  key: string
  label: string
  note: string | null
  figure: string
  series: BarSeries
  /** One of the two profits between which the steps stand. */
  isProfit: boolean
}

export interface WordedBridge {
  /** The month, as it is named. */
  name: string
  /** How far it is from its plan, between the two profits as they are written. */
  change: number
  /** What the month left and why, in a sentence or two. */
  sentence: string
  /** The month of the plan that it is set against, in a sentence. */
  beside: string
  /** From the planned profit, step by step, to the actual one. */
  steps: WordedStep[]
  zero: number
}

/** Why a month left something else than planned, in words, on screen and on paper. */
export function useBridgeWords(): (compared: ComparedMonth) => WordedBridge {
  const { t } = useTranslation('actuals')
  const { money: inFull, number } = useFormat('SAR')
  const money = (value: number) => inFull(value, wholeMoney)
  const named = useMonthWords()
  const sentence = useSentence()
  const vat = useVatSentences()
  const pairOf = usePair()
  return (compared) => {
    const { month, monthOfSales, planned, actual, steps, notExplained } = compared
    const change = differenceAsShown(actual, planned, money)
    const shown = steps.filter((step) => size(step) >= minShown)
    const parts = shown.map((step) => {
      const pair = pairOf(step)
      return {
        key: step.group as string,
        label: capitalized(t(`groups.${step.group}`)),
        note: pair ? t(`left.fromTo.${pair.of}`, pair) : null,
        amount: step.effect,
      }
    })
    if (Math.abs(notExplained) >= minShown)
      parts.push({
        key: 'notExplained',
        label: t('left.notExplained'),
        note: t('left.notExplainedNote'),
        amount: notExplained,
      })
    const { zero, first, between, last } = stepsOf(planned, parts, actual)
    const profit = (key: 'planned' | 'actual', step: Step): WordedStep => ({
      key,
      label: t(`left.${key}Profit`),
      note: null,
      figure: money(step.amount),
      series: step.amount < 0 ? 'loss' : 'total',
      isProfit: true,
      ...step,
    })
    const wordedParts = between.map(
      (part): WordedStep => ({
        ...part,
        figure: signed(part.amount, money),
        series: part.amount < 0 ? 'loss' : 'profit',
        isProfit: false,
      }),
    )
    return {
      name: named(month),
      change,
      sentence: sentence(compared, change),
      beside: [
        monthOfSales === null ? t('left.ordinary') : t('left.nth', { n: number(monthOfSales) }),
        ...vat(compared),
      ].join(' '),
      steps: parts.length > 0 ? [profit('planned', first), ...wordedParts, profit('actual', last)] : [],
      zero,
    }
  }
}

/** What a reader has to know of a store that is not registered for VAT: which plan it is, and which costs have the VAT in them. */
function useVatSentences() {
  const { t } = useTranslation('actuals')
  const { money } = useFormat('SAR')
  return ({ withoutVat, isClosed, steps }: ComparedMonth): string[] => {
    if (!withoutVat) return []
    const later = withoutVat.plannedOnceRegistered
    const hasCosts = steps.some(({ group, effect }) => groupMeasures[group].isCost && Math.abs(effect) >= minShown)
    return [
      ...(later === null || isClosed ? [] : [t('left.notRegistered', { amount: money(later, wholeMoney) })]),
      ...(hasCosts ? [t('left.costsWithoutVat')] : []),
    ]
  }
}

/** How a month stands to its plan; of a loss it is never said that it earned. */
function verdictOf(planned: number, actual: number) {
  if (actual >= 0) return actual < planned ? 'less' : 'more'
  if (planned >= 0) return 'lossInstead'
  return actual < planned ? 'moreLoss' : 'lessLoss'
}

/** So many reasons on each side are named; the picture has all. */
const maxNamed = 2

/** What made most of the difference, in a sentence. */
function useSentence() {
  const { t } = useTranslation('actuals')
  const { money } = useFormat('SAR')
  const named = useMonthWords()
  const write = useStepWords()
  return ({ month, planned, actual, steps, notExplained }: ComparedMonth, change: number) => {
    const amount = money(Math.abs(change), wholeMoney)
    const verdict = change === 0 ? 'same' : verdictOf(planned, actual)
    const unexplained = { group: t('left.unexplained'), amount: money(Math.abs(notExplained), wholeMoney) }
    const shown = [
      ...steps.map((step) => ({ effect: step.effect, text: write(step) })),
      { effect: notExplained, text: t('left.step', unexplained) },
    ]
      .filter((reason) => size(reason) >= minShown)
      .toSorted((a, b) => size(b) - size(a))
    const reasons = (isDown: boolean) => {
      const group = shown.filter(({ effect }) => effect < 0 === isDown)
      const named = group.slice(0, maxNamed).map(({ text }) => text)
      const list = named.join(t('semicolon'))
      const isWhole = group.length <= maxNamed
      return list ? [t(`left.${isDown ? 'against' : 'for'}${isWhole ? 'All' : 'Most'}`, { list })] : []
    }
    const isBelow = change < 0
    const loss = money(Math.abs(actual), wholeMoney)
    const beginning = t(`left.${verdict}`, { month: named(month), amount, loss })
    return [beginning, ...reasons(isBelow), ...reasons(!isBelow)].join(' ')
  }
}

/** A step in words: 'refusals 6,100 (31 % instead of 20 %)'. */
function useStepWords() {
  const { t } = useTranslation('actuals')
  const { money } = useFormat('SAR')
  const pairOf = usePair()
  return (step: BridgeStep) => {
    const words = { group: t(`groups.${step.group}`), amount: money(Math.abs(step.effect), wholeMoney) }
    const pair = pairOf(step)
    return pair ? t('left.stepInstead', { ...words, pair: t(`left.instead.${pair.of}`, pair) }) : t('left.step', words)
  }
}

/** How two costs are told of which one, or both, are below nothing: as much is left over. Null where neither is. */
function leftOver(planned: number, actual: number) {
  if (Math.max(planned, actual) <= 0 && planned !== actual) return 'leftPerOrder'
  if (Math.min(planned, actual) >= 0) return null
  return planned < 0 ? 'costInstead' : 'leftInstead'
}

/** The figure of a step before and after it, and of what it is; null where it is not known, or reads the same. */
function usePair() {
  const { money, number, percent } = useFormat('SAR')
  return ({ group, planned, actual }: BridgeStep) => {
    if (planned === null || actual === null) return null
    const { unit, per } = groupMeasures[group]
    const left = per === 'order' ? leftOver(planned, actual) : null
    const write = (value: number) => {
      if (unit === 'percent') return percent(value)
      if (unit === 'count') return number(value)
      // Riyals of a month are whole; those of an order or a unit have halalas.
      return per === 'unit' || per === 'order'
        ? money(left === null ? value : Math.abs(value))
        : money(value, wholeMoney)
    }
    const pair = {
      planned: write(planned),
      actual: write(actual),
      of: left ?? per ?? 'plain',
    } as const
    return pair.planned === pair.actual ? null : pair
  }
}
