import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../domain/model/evaluation'
import { countAsShown, pluralOf } from '../../../i18n/format'
import { DifferenceText } from '../../../results/charts/difference-text'
import type { FigureCell } from '../../../results/charts/figure-table'
import { isLoss, wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { evaluationAtom, isTryingAtom, storedEvaluationAtom } from '../../state/atoms'
import { isTrialOpenAtom } from '../../state/undo/trial-moves'
import { useFormat } from '../../state/use-format'
import { evaluatedInStateAtom, storedInStateAtom } from '../concluded'
import { asShown, differenceOf, signed } from './difference-words'

type Write = (value: number | null) => string

/** What a difference is counted in that is no part of the figure: percentages differ in points, months in months. */
type Counted = 'points' | 'months' | null

interface DifferenceProps {
  /** The figure in an evaluation, in the state of VAT in which the plan is concluded. */
  of: (evaluation: Evaluation) => number | null
  write: Write
  /** How today's figure is told to those who listen; as the figure itself where this is left out. */
  tell?: Write
  counted?: Counted
  /** Of the plan as it is typed, whatever the state of VAT in which it is concluded. */
  isTyped?: boolean
  className?: string
}

/** While something is tried: how a figure differs from today's, by amount and percent. Nothing where both are alike. */
export function Difference(props: DifferenceProps) {
  return useAtomValue(isTrialOpenAtom) ? <Shown {...props} /> : null
}

function Shown({ of, write, tell = write, counted = null, isTyped = false, className = '' }: DifferenceProps) {
  const { t } = useTranslation('summary')
  const text = useDifferenceText()
  const before = of(useAtomValue(isTyped ? storedEvaluationAtom : storedInStateAtom))
  const words = text(of(useAtomValue(isTyped ? evaluationAtom : evaluatedInStateAtom)), before, write, counted)
  const figure = tell(before)
  const today = useMemo(() => t('trial.than', { figure }), [t, figure])
  return <DifferenceText text={words} today={today} className={className} />
}

/** How far what the month ends with is from today's. */
export function IncomeDifference() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  // A loss is called one: today's profit may stand beside it.
  const tell = (income: number | null) =>
    t(isLoss(income ?? 0) ? 'amount.loss' : 'amount.profit', { amount: money(Math.abs(income ?? 0), wholeMoney) })
  return (
    <Difference of={({ conclusion }) => conclusion.income} write={(value) => money(value, wholeMoney)} tell={tell} />
  )
}

/**
 * A difference in words: '+SAR 321 (+18%)', or what the figure is today where it had no value before or has none now.
 * Empty where both are written alike, and null while nothing is tried.
 */
export function useDifferenceText() {
  const { t } = useTranslation('summary')
  const { percent, number } = useFormat()
  const isTrying = useAtomValue(isTryingAtom)
  const isOpen = useAtomValue(isTrialOpenAtom)
  return (now: number | null, before: number | null, write: Write, counted: Counted = null): string | null => {
    if (!isOpen) return null
    if (!isTrying || write(now) === write(before)) return ''
    const read = (value: number | null) => (value === null ? null : asShown(value, write))
    const found = differenceOf(read(now), read(before), counted !== null)
    if (found === null) return t('trial.than', { figure: write(before) })
    if (counted !== null) {
      const figure = signed(found.amount, (value) => number(value, { max: 1 }))
      return t(`trial.${counted}`, { count: pluralOf(countAsShown(Math.abs(found.amount), 1)), figure })
    }
    const amount = signed(found.amount, write)
    return found.sharePct === null ? amount : `${amount} (${signed(found.sharePct, percent)})`
  }
}

/** Writes a figure of a table with its difference from today's. */
export function useFigureCell() {
  const difference = useDifferenceText()
  return (now: number | null, before: number | null, write: Write, isPercent = false): FigureCell => {
    return { text: write(now), difference: difference(now, before, write, isPercent ? 'points' : null) }
  }
}
