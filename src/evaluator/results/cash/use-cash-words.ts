import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isConcludedRegistered } from '../../../domain/model/conclusion/in-state'
import type { Conclusion } from '../../../domain/model/conclusion/types'
import type { CashPlanResult } from '../../../domain/model/evaluation'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { conclusionAtom } from '../concluded'

/** Amounts that are written as 0. */
const least = 0.5

/**
 * How much money is needed and by when: the title of the picture. Where no amount is enough none is named, but how deep cash falls.
 */
export function useNeededSentence(): (result: CashPlanResult) => string {
  const { t } = useTranslation(['cash', 'results'])
  const { money } = useFormat()
  const monthName = useMonthName()
  const isNeverEnough = useAtomValue(conclusionAtom).needed?.kind === 'none'
  return ({ cashNeeded, lowestCash, lowestMonth }) => {
    if (isNeverEnough && lowestCash < 0) {
      const figures = { lowest: money(lowestCash, wholeMoney), month: monthName(lowestMonth) }
      return t(lowestMonth === 0 ? 'results:charts.cashNeverAtStart' : 'results:charts.cashNever', figures)
    }
    if (cashNeeded < least) return t('needNothing')
    const needed = money(cashNeeded, wholeMoney)
    return lowestMonth === 0
      ? t('needAtStart', { money: needed })
      : t('needBy', { money: needed, month: monthName(lowestMonth) })
  }
}

/** Whether the cash at the start lasts; while none was typed nothing is said to run out. */
export function useLastingSentence(): (result: CashPlanResult, openingCash: number) => string {
  const { t } = useTranslation('cash')
  const { money } = useFormat()
  const monthName = useMonthName()
  return ({ runsOutMonth, lowestCash, shortfall }, openingCash) => {
    if (openingCash === 0) return t('noOpening')
    const opening = money(openingCash, wholeMoney)
    if (runsOutMonth === null) return t('enough', { opening, lowest: money(lowestCash, wholeMoney) })
    const figures = { opening, shortfall: money(shortfall, wholeMoney) }
    return runsOutMonth === 0
      ? t('runsOutAtStart', figures)
      : t('runsOut', { ...figures, month: monthName(runsOutMonth) })
  }
}

/** Whether money that is back in a month shown does not stay so: the conclusion looks further ahead than the months that are shown. */
export const isBackForNow = ({ back, growth }: Conclusion, backMonth: number | null): boolean =>
  growth === null && backMonth !== null && back !== null && !(back.kind === 'month' && back.month <= backMonth)

/** When the money is back, and with what growth the months count, where they do. */
export function useBackSentence(): (result: CashPlanResult) => string {
  const { t } = useTranslation('cash')
  const { percent } = useFormat()
  const monthName = useMonthName()
  const conclusion = useAtomValue(conclusionAtom)
  const { back, growth } = conclusion
  return ({ backMonth, months }) => {
    const month = backMonth === null ? '' : monthName(backMonth)
    if (isBackForNow(conclusion, backMonth))
      return back?.kind === 'month'
        ? t('backLater', { month, final: monthName(back.month) })
        : t('backNotKept', { month })
    const shown = backMonth === null ? t('notBack', { count: months.length - 1 }) : t('backIn', { month })
    if (growth !== null) return `${shown} ${t('withGrowth', { rate: percent(growth.ratePct) })}`
    return shown
  }
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
