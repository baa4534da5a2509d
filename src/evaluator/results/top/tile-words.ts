import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { noValue } from '../../../i18n/format'
import { headlineOf } from '../../../results/headline/headline'
import { wholeMoney } from '../../../results/headline/use-headline-sentence'
import { orderEconomics } from '../../../results/order-economics'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { startMonthAtom, useMonthName } from '../../state/use-month-name'
import { bottomLineAtom, monthlyAtom, monthResultsAtom } from '../slices'

export const headlineAtom = atom((get) => headlineOf(get(evaluationAtom)))

/** What a tile says, on screen and on paper. */
export interface TileWords {
  label: string
  figure: string
  tone?: 'plain' | 'good' | 'warning' | 'bad'
  notes: readonly string[]
  /** The result that says how the figure comes about. */
  how?: ResultName
}

/** How many must be sold. */
export function useBreakEvenTile(): TileWords {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const { totalUnits } = useAtomValue(monthlyAtom)
  const { monthlyBreakEvenUnits: needed, monthsToBreakEven } = useAtomValue(bottomLineAtom)
  const shared = { label: t('tiles.breakEven'), how: 'bottomLine.monthlyBreakEvenUnits' } as const
  if (needed === null) return { ...shared, figure: noValue, notes: [t('tiles.never')] }
  const day = monthsToBreakEven === null ? null : Math.max(1, Math.ceil(monthsToBreakEven * 30))
  const figures = { total: number(totalUnits), day: number(day), missing: number(needed - totalUnits) }
  return {
    ...shared,
    figure: t('tiles.units', { count: needed, figure: number(needed) }),
    notes: [needed > totalUnits || day === null ? t('tiles.short', figures) : t('tiles.day', figures)],
  }
}

/** What money the plan needs and by when; without its parts. */
export function useMoneyTile(): TileWords {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const monthName = useMonthName()
  const { needed } = useAtomValue(headlineAtom)
  const label = t('tiles.money')
  const { source, amount, byMonth, afterMonth } = needed
  if (source === null || amount === null) return { label, figure: noValue, notes: [] }
  if (amount === 0) return { label, figure: t('tiles.noMoney'), tone: 'good', notes: [] }
  const by =
    byMonth === null ? [] : [byMonth === 0 ? t('tiles.atStart') : t('tiles.byMonth', { month: monthName(byMonth) })]
  const after = afterMonth === null ? [] : [t('tiles.afterMonth', { month: monthName(afterMonth) })]
  return {
    label,
    figure: money(amount, wholeMoney),
    notes: [...by, ...after],
    how: source === 'advanced' ? 'peakFundingNeed' : 'cashPlan.cashNeeded',
  }
}

/** When the money is back. */
export function useBackTile(): TileWords {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const monthName = useMonthName()
  const isNamed = useAtomValue(startMonthAtom) !== ''
  const { back } = useAtomValue(headlineAtom)
  const label = t('tiles.back')
  if (back === null) return { label, figure: noValue, notes: [] }
  if (back.kind === 'never') {
    return { label, figure: t('tiles.neverBack'), tone: 'bad', how: 'cashBreakevenMonth', notes: [t('tiles.within36')] }
  }
  if (back.kind === 'notWithin') {
    const figures = { count: back.months, figure: number(back.months) }
    return { label, figure: t('tiles.notWithin', figures), tone: 'bad', how: 'cashPlan.backMonth', notes: [] }
  }
  const { month, flat } = back
  const withoutGrowth =
    flat === undefined || flat === month
      ? []
      : [flat === null ? t('tiles.neverWithoutGrowth') : t('tiles.withoutGrowth', { month: monthName(flat, 'short') })]
  return {
    label,
    figure: isNamed ? monthName(month, 'short') : t('tiles.month', { month: number(month) }),
    how: flat === undefined ? 'cashPlan.backMonth' : 'cashBreakevenMonth',
    notes: withoutGrowth,
  }
}

/** What an average order leaves. */
export function useOrderTile(): TileWords {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const order = orderEconomics(useAtomValue(monthResultsAtom))
  const label = t('tiles.order')
  if (!order) return { label, figure: noValue, notes: [t('tiles.noOrders')] }
  return {
    label,
    figure: money(order.left),
    tone: order.left < 0 ? 'bad' : 'plain',
    notes: [t('tiles.ofPaid', { paid: money(order.paid) })],
    how: 'bottomLine.orderLeaves',
  }
}
