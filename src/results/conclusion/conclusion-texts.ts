import type { TFunction } from 'i18next'
import type { Concluded } from '../../domain/model/conclusion/concluded'
import type { Conclusion } from '../../domain/model/conclusion/types'
import type { Evaluation } from '../../domain/model/evaluation'
import type { Language } from '../../domain/options'
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format'
import { calendarMonth } from './calendar-month'

/** Amounts of a month are written in whole units of the currency. */
export const wholeMoney = { min: 0, max: 0 }

/** Amounts that are written as 0. */
export const isZero = (value: number) => Math.abs(value) < 0.5

/** What is concluded, in sentences; null where there is nothing to say. */
export interface ConclusionTexts {
  income: string
  needed: string | null
  back: string | null
  growth: string | null
  stress: string | null
  /** Why the verdict is no better than moderate, but for what `stress` says. */
  caps: readonly string[]
  existing: string | null
  registration: string | null
  ownerPay: string | null
}

/** The words that a conclusion is written in. */
export interface SummaryWords {
  t: TFunction<'summary'>
  language: Language
}

/** What a month comes to, in a sentence: a profit or a loss with its word, and never a minus. */
export const monthResult = ({ t, language }: SummaryWords, income: number, currency: string): string =>
  t(income < 0 ? 'amount.loss' : 'amount.profit', {
    amount: formatMoney(Math.abs(income), language, currency, wholeMoney),
  })

/** What a month ends with once registered, where its sales pass the threshold of VAT; null where they do not. */
export const registeredText = (words: SummaryWords, registered: number | null, currency: string): string | null =>
  registered === null ? null : words.t('levers.registers', { after: monthResult(words, registered, currency) })

/** Writes amounts and months of one plan. */
function writingOf(words: SummaryWords, { currency, startMonth }: Concluded) {
  const { t, language } = words
  const money = (value: number) => formatMoney(Math.abs(value), language, currency, wholeMoney)
  const number = (value: number) => formatNumber(value, language)
  return {
    t,
    money,
    number,
    percent: (value: number) => formatPercent(value, language),
    result: (value: number) => monthResult(words, value, currency),
    month: (month: number) => calendarMonth(startMonth, month, language) ?? t('monthOfPlan', { month: number(month) }),
  }
}

type Writing = ReturnType<typeof writingOf>

const signOf = (income: number) => (isZero(income) ? 'even' : income < 0 ? 'loss' : 'profit')

/** What would have to change before money helped: more sales, or, where each of them loses, prices and costs. */
export const neededUnless = (state: Evaluation['breakEvenState']) => (state === 'never' ? 'eachSaleLoses' : 'growth')

function neededText({ conclusion, breakEvenState }: Concluded, { money, number, month, t }: Writing): string | null {
  const { needed, income } = conclusion
  if (needed === null) return null
  if (needed.kind === 'falling') {
    return t('needed.falling', { amount: money(needed.amount), month: number(needed.months) })
  }
  if (needed.kind === 'none') {
    const unless = t(`needed.unless.${neededUnless(breakEvenState)}`)
    const figures = { unless, start: money(needed.atStart), loss: money(income) }
    if (signOf(income) === 'even') return t('needed.noneEven', figures)
    return t(isZero(needed.atStart) ? 'needed.noneFromStart' : 'needed.none', figures)
  }
  const { amount, byMonth } = needed
  if (isZero(amount) || byMonth === null) return t('needed.nothing')
  if (byMonth === 0) return t('needed.start', { amount: money(amount) })
  return t('needed.by', { amount: money(amount), month: month(byMonth) })
}

function backText({ back, growth }: Conclusion, { month, t }: Writing): string | null {
  // What is never back is said with the money that it takes.
  if (back === null || back.kind === 'never' || (back.kind === 'month' && back.month === 0)) return null
  // Where the month that growth brings is told as well, this one says that it counts on none.
  const [group, of] = growth === null ? (['back', back.kind] as const) : (['back.withoutGrowth', back.kind] as const)
  return t(`${group}.${of}`, { month: back.kind === 'month' ? month(back.month) : '' })
}

function growthText({ growth, back }: Conclusion, { money, number, percent, month, t }: Writing): string | null {
  if (growth === null) return null
  // What takes no money has none to bring back, and a month that is the same is told once.
  if (isZero(growth.more) && back?.kind === 'month' && (back.month === 0 || back.month === growth.backMonth))
    return null
  const { ratePct, more, byMonth, months, backMonth } = growth
  const figures = {
    rate: percent(ratePct),
    more: money(more),
    when: byMonth === 0 ? t('tiles.atStart') : t('tiles.byMonth', { month: month(byMonth ?? 0) }),
    months: number(months),
    back: backMonth === null ? '' : month(backMonth),
  }
  if (isZero(more)) return t(backMonth === null ? 'growth.notBackNoMore' : 'growth.backNoMore', figures)
  return t(backMonth === null ? 'growth.notBack' : 'growth.back', figures)
}

function mandatoryKey(month: number, isByGrowth: boolean) {
  if (month === 1) return isByGrowth ? 'registration.mandatoryNowByGrowth' : 'registration.mandatoryNow'
  return isByGrowth ? 'registration.mandatoryByGrowth' : 'registration.mandatory'
}

/** Up to so many units a fifth less is told in whole units: a fifth of four is one, which is a quarter. */
const fewUnits = 20

/** By how much sales fall in a worse month. */
function fallText({ t, number }: Writing, planned: number): string {
  const units = Math.floor(0.8 * planned)
  if (planned > fewUnits) return t('stress.fall.percent')
  return units === 0
    ? t('stress.fall.none')
    : t('stress.fall.units', { units: number(units), planned: number(planned) })
}

/** What the store is rated lower for, comes to under stress, once registered, and after its owner's pay. */
function conditionTexts({ conclusion, isDutyByGrowth, existingPct, goodsCost, units }: Concluded, writing: Writing) {
  const { money, month, percent, result, t } = writing
  const { income, stressIncome, verdict, registration, afterOwnerPay, state } = conclusion
  // What holds a plan back is said of a verdict that it lowers, and what stress comes to is a sentence of its own.
  const caps = verdict === 'moderate' ? conclusion.caps.filter((cap) => cap !== 'stress') : []
  const isBeforePay = afterOwnerPay !== null && afterOwnerPay === income
  const costs = t(`stress.costs.${goodsCost}`)
  const stressKey = stressIncome !== null && stressIncome < 0 ? 'stress.loss' : 'stress.profit'
  return {
    isBeforePay,
    stress:
      stressIncome === null || income < 0
        ? null
        : t(stressKey, { fall: fallText(writing, units), amount: money(stressIncome), costs }),
    caps: caps.map((cap) => t(`caps.${cap}`, { missing: money(afterOwnerPay ?? 0) })),
    existing: existingPct === null ? null : t('existing', { share: percent(existingPct) }),
    registration:
      registration &&
      t(state === 'registered' ? 'registration.within' : 'registration.later', {
        mandatory: t(mandatoryKey(registration.month, isDutyByGrowth), { month: month(registration.month) }),
        today: result(registration.before),
        after: result(registration.after),
      }),
    ownerPay:
      afterOwnerPay === null || isBeforePay || afterOwnerPay < 0
        ? null
        : t('ownerPay', { amount: money(afterOwnerPay) }),
  }
}

/** The conclusion of a plan in the words that every surface uses. */
export function conclusionTexts(words: SummaryWords, concluded: Concluded): ConclusionTexts {
  const { conclusion } = concluded
  const writing = writingOf(words, concluded)
  const { isBeforePay, ...texts } = conditionTexts(concluded, writing)
  const sign = signOf(conclusion.income)
  return {
    income: words.t(`income.${isBeforePay ? (`${sign}BeforePay` as const) : sign}`, {
      amount: writing.money(conclusion.income),
    }),
    needed: neededText(concluded, writing),
    back: backText(conclusion, writing),
    growth: growthText(conclusion, writing),
    ...texts,
  }
}

/** The conclusion in sentences: what a month leaves, the money that the plan needs, when it is back, and every condition. */
export function conclusionSentences(words: SummaryWords, concluded: Concluded): string[] {
  const { income, needed, back, growth, stress, existing, caps, registration, ownerPay } = conclusionTexts(
    words,
    concluded,
  )
  return [income, needed, back, growth, stress, existing, ...caps, registration, ownerPay].filter(
    (text) => text !== null,
  )
}
