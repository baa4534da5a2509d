import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isConcludedRegistered } from '../../../domain/model/conclusion/in-state'
import type { CashPlanResult } from '../../../domain/model/evaluation'
import { formatFigures } from '../../../i18n/format'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { conclusionAtom } from '../concluded'
import { countedGrowthAtom, plannedGrowthAtom, useSteadyCondition, useTrendCondition } from './planned-growth'

/** Amounts that are written as 0. */
const least = 0.5

/** Cash that falls at the end does so over so many months. */
const quarter = 3

/**
 * How much money is needed and by when, and with which growth: the title of the picture. Where no amount is known to be enough
 * none is named, but how deep cash falls.
 */
export function useNeededSentence(): (result: CashPlanResult) => string {
  const { t } = useTranslation('cash')
  const { language, money } = useFormat()
  const monthName = useMonthName()
  const [steady, trend] = [useSteadyCondition(), useTrendCondition()]
  const [planned, counted] = [useAtomValue(plannedGrowthAtom), useAtomValue(countedGrowthAtom)]
  const { needed, isCashNeverEnough, isCashStillFalling } = useAtomValue(conclusionAtom)
  const sentence = ({ cashNeeded, lowestCash, lowestMonth, months }: CashPlanResult) => {
    const figures = {
      lowest: money(lowestCash, wholeMoney),
      money: money(cashNeeded, wholeMoney),
      month: monthName(lowestMonth),
    }
    if (isCashNeverEnough && lowestCash >= 0) return t('neverInTheEnd')
    if (isCashNeverEnough) return t(lowestMonth === 0 ? 'neverAtStart' : 'neverBy', figures)
    if (isCashStillFalling && lowestMonth >= months.length - 1 - quarter) return t('stillFalls', figures)
    if (cashNeeded < least) return t('needNothing')
    return t(lowestMonth === 0 ? 'needAtStart' : 'needBy', figures)
  }
  /** Without growth the conclusion, which looks further ahead, may know of more. */
  const later = needed && 'amount' in needed ? needed.amount : 0
  const conditionOf = ({ cashNeeded }: CashPlanResult) => {
    if (counted !== null)
      return formatFigures([...(isCashStillFalling ? [t('inMonthsShown')] : []), trend(counted)], language)
    if (isCashNeverEnough) return planned === null ? null : steady
    return later < cashNeeded + least ? null : t('inMonthsShown')
  }
  return (result) => {
    const condition = conditionOf(result)
    return condition === null ? sentence(result) : `${sentence(result)} (${condition})`
  }
}

/** Whether the cash at the start lasts; while none was typed nothing is said to run out. */
export function useLastingSentence(): (result: CashPlanResult, openingCash: number) => string {
  const { t } = useTranslation('cash')
  const { money } = useFormat()
  const monthName = useMonthName()
  const { needed, isCashStillFalling } = useAtomValue(conclusionAtom)
  return ({ runsOutMonth, lowestCash, shortfall }, openingCash) => {
    if (openingCash === 0) return t('noOpening')
    const opening = money(openingCash, wholeMoney)
    // The conclusion looks further ahead than the months shown.
    const isMoreNeeded = needed?.kind === 'none' || (needed?.amount ?? 0) >= openingCash + least
    if (runsOutMonth === null || shortfall < least)
      return t(isMoreNeeded || isCashStillFalling ? 'lasts' : 'enough', {
        opening,
        lowest: money(lowestCash, wholeMoney),
      })
    const figures = { opening, shortfall: money(shortfall, wholeMoney) }
    return runsOutMonth === 0
      ? t('runsOutAtStart', figures)
      : t('runsOut', { ...figures, month: monthName(runsOutMonth) })
  }
}

/** When the money is back; null where none has to come back. */
export function useBackSentence({ backMonth, months, cashNeeded }: CashPlanResult): string | null {
  const { t } = useTranslation('cash')
  const monthName = useMonthName()
  const { back, isCashBackForNow: isForNow } = useAtomValue(conclusionAtom)
  const isGrowing = useAtomValue(countedGrowthAtom) !== null
  if (cashNeeded < least) return null
  const month = backMonth === null ? '' : monthName(backMonth)
  // The conclusion counts no growth, and looks further ahead.
  if (isForNow && !isGrowing && back?.kind === 'month') return t('backLater', { month, final: monthName(back.month) })
  if (isForNow) return t('backNotKept', { month })
  return backMonth === null ? t('notBack', { count: months.length - 1 }) : t('backIn', { month })
}

/** With which growth the months count; null where they count none. */
export function useGrowthSentence(): string | null {
  const { t } = useTranslation('cash')
  const { percent } = useFormat()
  const rate = useAtomValue(countedGrowthAtom)
  return rate === null ? null : t(rate < 0 ? 'withFall' : 'withGrowth', { rate: percent(Math.abs(rate)) })
}

/** That months of a store which is not registered for VAT count it as registered; null where they do not. */
export function useRegisteredSentence(): string | null {
  const { t } = useTranslation('cash')
  return isConcludedRegistered(useAtomValue(evaluationAtom)) ? t('registered') : null
}

/** What the months leave out or take for granted, by name. */
export function useCashNotes() {
  const { state } = useAtomValue(conclusionAtom)
  const { cashPlan, enableAdvancedAnalysis, repeatOrderRate } = useAtomValue(shownPlanAtom)
  // Only the advanced analysis knows how customers come back.
  const winsAll = cashPlan.startsWithNoCustomers && enableAdvancedAnalysis && repeatOrderRate > 0
  return [
    ...(winsAll ? (['noCustomersYet'] as const) : []),
    'start',
    'arrival',
    'returnedGoods',
    'refunds',
    ...(state === 'registered' ? (['vatTiming', 'quarters', 'adsAbroad'] as const) : []),
    'digital',
    'annual',
    'discount',
    'leftOut',
  ] as const
}
