import { useTranslation } from 'react-i18next'
import type { Conclusion } from '../../domain/model/conclusion/types'
import { backRows, neededRows } from '../../domain/model/results/conclusion-rows'
import { startMonthOf } from '../../domain/model/season/start-month'
import type { Plan } from '../../domain/plan/plan'
import { capitalized, formatMoney, formatNumber, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { calendarMonth } from '../../results/conclusion/calendar-month'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { useCellTexts } from './cell-texts'
import { comparedCells } from './compare-results'
import type { Cell, CompareTableProps } from './compare-table'
import type { ComparedEvaluation, ComparedPlan } from './compared-plan'

interface Concluded {
  plans: readonly ComparedPlan[]
  evaluations: readonly ComparedEvaluation[]
  base: number
  hasOneCurrency: boolean
}

const amountOf = ({ needed }: Conclusion) => (needed === null || needed.kind === 'none' ? null : needed.amount)

/** After how many months the money is back: not at all is worse than any month. */
const monthsUntil = (back: Conclusion['back']) =>
  back && (back.kind === 'month' ? back.month : Number.POSITIVE_INFINITY)

/** What is concluded from plans side by side: the verdict, the money needed and when it is back. */
export function useConcludedRows({ plans, evaluations, base, hasOneCurrency }: Concluded): CompareTableProps['rows'] {
  const { t } = useTranslation(['compare', 'options', 'results', 'summary'])
  const language = useLanguage()
  const cellTexts = useCellTexts()
  // Months stand beside each other: one of the calendar beside one of a plan would say nothing of which is sooner.
  const hasEveryStart = plans.every(({ plan }) => startMonthOf(plan) !== '')
  const monthOfPlan = (month: number) => t('summary:monthOfPlan', { month: formatNumber(month, language) })
  const backText = (back: Conclusion['back'], plan: Plan | undefined) => {
    if (back === null || plan === undefined || back.kind === 'never') return noValue
    if (back.kind !== 'month') return t(`summary:money.${back.kind}`)
    const named = hasEveryStart ? calendarMonth(startMonthOf(plan), back.month, language, 'short') : null
    return named ?? capitalized(monthOfPlan(back.month))
  }
  // What is not answered costs nothing, which is no merit: such a plan is concluded nothing from.
  const conclusions = evaluations.map(({ results, missing }) =>
    missing.length === 0 && results ? results.conclusion : null,
  )
  const words = conclusions.map(
    (one): Cell => ({
      text: one?.verdict ? t(`options:verdictWords.${one.verdict}`) : t('summary:noVerdict'),
    }),
  )
  const needed = cellTexts({
    cells: comparedCells(
      conclusions.map((one) => one && amountOf(one)),
      { better: hasOneCurrency ? neededRows.amount.amount.better : 'neither', isInPoints: false, base },
    ).map((cell) => (hasOneCurrency ? cell : { ...cell, difference: null })),
    isInPoints: false,
    isMixed: false,
    base,
    write: (value, at) =>
      value === null && conclusions[at]?.needed?.kind === 'none'
        ? t('results:advanced.noAmount')
        : formatMoney(value, language, plans[at]?.plan.currency ?? '', wholeMoney),
  })
  const startMonths = new Set(plans.map(({ plan }) => startMonthOf(plan)))
  const backs = conclusions.map((one) => one?.back ?? null)
  const back = cellTexts({
    cells: comparedCells(backs.map(monthsUntil), { better: backRows.month.month.better, isInPoints: false, base }).map(
      (cell) => ({ ...cell, difference: null }),
    ),
    isInPoints: false,
    isMixed: false,
    base,
    write: (_, at) => backText(backs[at] ?? null, plans[at]?.plan),
  }).map((cell, at): Cell => {
    const one = backs[at]
    // A date says nothing of how long it takes where another store opens in another month.
    const isLengthTold = hasEveryStart && startMonths.size > 1 && one?.kind === 'month' && one.month > 0
    return isLengthTold ? { ...cell, note: monthOfPlan(one.month) } : cell
  })
  return [
    { key: 'verdict', name: t('compare:verdict'), cells: words },
    { key: 'needed', name: t('summary:money.needed'), cells: needed },
    { key: 'back', name: t('compare:back'), cells: back },
  ]
}
