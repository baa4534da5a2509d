import type { TFunction } from 'i18next'
import type { Lever } from '../../domain/model/decisions/levers'
import type { GoalKind } from '../../domain/model/decisions/seek'
import type { Language } from '../../domain/options'
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format'

interface GoalWords {
  t: TFunction<'decisions'>
  language: Language
  currency: string
}

/** A lever's value as it is written; the cost of products is a part of today's. */
export function leverText({ t, language, currency }: GoalWords, lever: Lever, value: number): string {
  if (lever === 'units') return formatNumber(value, language)
  if (lever !== 'productCost') return formatMoney(value, language, currency)
  return t('goal.ofToday', { part: formatPercent(value * 100, language, { max: 2 }) })
}

/** The figure of a goal as it is written. */
export function goalText({ language, currency }: Omit<GoalWords, 't'>, kind: GoalKind, value: number): string {
  if (kind === 'marginPct') return formatPercent(value, language)
  return kind === 'ltvToCac' ? formatNumber(value, language) : formatMoney(value, language, currency, { max: 0 })
}
