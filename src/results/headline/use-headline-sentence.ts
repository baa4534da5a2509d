import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { calendarMonth } from './calendar-month'
import type { Headline, PayBack } from './headline'

/** Amounts of a month are written in whole units of the currency. */
export const wholeMoney = { min: 0, max: 0 }

/** Amounts that are written as 0. */
const isZero = (value: number) => Math.abs(value) < 0.5

type IncomeKey = 'even' | 'profit' | 'loss' | 'evenAfter' | 'profitAfter' | 'lossAfter' | 'lossFromProfit'

/** How the income of a month is told: before and after returns and inventory where they differ. */
function incomeKey({ before, after }: Headline): IncomeKey {
  if (Math.abs(before - after) < 0.005) return isZero(after) ? 'even' : after < 0 ? 'loss' : 'profit'
  if (isZero(after)) return 'evenAfter'
  if (after > 0) return 'profitAfter'
  return before < 0 ? 'lossAfter' : 'lossFromProfit'
}

/** When the money is back, as a clause of a sentence: with its calendar month where the first month is known. */
function usePayBackClause(): (back: PayBack, startMonth: string) => string {
  const { t } = useTranslation('summary')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (back, startMonth) => {
    if (back.kind === 'never') return t('back.never')
    if (back.kind === 'notWithin') return t('back.notWithin', { count: back.months, figure: number(back.months) })
    const { month, flat } = back
    const name = calendarMonth(startMonth, month, language)
    const figures = { name, month: number(month), flat: number(flat ?? 0) }
    if (flat === undefined || flat === month) return t(name === null ? 'back.month' : 'back.named', figures)
    if (flat === null) return t(name === null ? 'back.monthFlatNever' : 'back.namedFlatNever', figures)
    return t(name === null ? 'back.monthFlat' : 'back.namedFlat', figures)
  }
}

/** The verdict in one sentence: what a month leaves, the money that the plan needs, and when it is back. */
export function useHeadlineSentence(): (headline: Headline, currency: string, startMonth: string) => string {
  const { t } = useTranslation('summary')
  const language = useLanguage()
  const backClause = usePayBackClause()
  return (headline, currency, startMonth) => {
    const money = (value: number) => formatMoney(Math.abs(value), language, currency, wholeMoney)
    const { before, after, needed, back } = headline
    const income = t(`income.${incomeKey(headline)}`, { after: money(after), before: money(before) })
    if (needed.amount === null || back === null) return `${income}.`
    if (isZero(needed.amount)) return t('sentence.noMoney', { income })
    const clause = t('needed', { amount: money(needed.amount) })
    return t('sentence.whole', { income, needed: clause, back: backClause(back, startMonth) })
  }
}
