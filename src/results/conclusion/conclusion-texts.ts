import type { TFunction } from 'i18next'
import type { Concluded } from '../../domain/model/conclusion/concluded'
import type { Back, Conclusion } from '../../domain/model/conclusion/types'
import type { Language, VerdictCap } from '../../domain/options'
import { capitalized, formatMoney, formatNumber, formatPercent } from '../../i18n/format'
import { calendarMonth } from './calendar-month'

/** Amounts of a month are written in whole units of the currency. */
export const wholeMoney = { min: 0, max: 0 }

/** Amounts that are written as 0. */
export const isZero = (value: number) => Math.abs(value) < 0.5

/** What is concluded, in sentences; null where there is nothing to say. */
export interface ConclusionTexts {
  /** What a month leaves, the money that the plan needs, and when it is back: sentences that follow each other. */
  main: readonly string[]
  income: string
  /** Why a month that loses brings money back. */
  oneTime: string | null
  needed: string | null
  back: string | null
  /** What sales that grow or fall from month to month change. */
  trend: string | null
  stress: string | null
  /** Why the verdict is no better than moderate, but for what `stress` says. */
  caps: readonly { cap: VerdictCap; text: string }[]
  existing: string | null
  /** That one order more or less counts, where there are only a few. */
  few: string | null
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
  t(isLoss(income) ? 'amount.loss' : 'amount.profit', {
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

/** Whether a month is written as a loss. */
export const isLoss = (income: number) => signOf(income) === 'loss'

/** What would have to change before money helped: more sales, or, where each of them loses, prices and costs. */
export const neededUnless = ({
  breakEvenState,
  plannedGrowthPct,
}: Pick<Concluded, 'breakEvenState' | 'plannedGrowthPct'>) =>
  breakEvenState === 'never' ? 'eachSaleLoses' : directionOf(plannedGrowthPct ?? 0)

function neededText(concluded: Concluded, { money, number, month, t }: Writing): string | null {
  const { needed, income } = concluded.conclusion
  if (needed === null) return null
  if (needed.kind === 'falling') {
    return t('needed.falling', { amount: money(needed.amount), month: number(needed.months) })
  }
  if (needed.kind === 'none') {
    const unless = t(`needed.unless.${neededUnless(concluded)}`)
    const figures = { unless, start: money(needed.atStart), loss: money(income) }
    if (signOf(income) === 'even') return t('needed.noneEven', figures)
    return t(isZero(needed.atStart) ? 'needed.noneFromStart' : 'needed.none', figures)
  }
  const { amount, byMonth } = needed
  if (isZero(amount) || byMonth === null) return t('needed.nothing')
  if (byMonth === 0) return t('needed.start', { amount: money(amount) })
  return t('needed.by', { amount: money(amount), month: month(byMonth) })
}

/** The month in which the money is back, in an evaluation. */
export const monthBackOf = ({ conclusion: { back } }: { conclusion: Pick<Conclusion, 'back'> }): number | null =>
  back?.kind === 'month' ? back.month : null

/** When money is back, where any has to come back: what is never back is said with the money that it takes. */
export function backToTell({
  needed,
  back,
}: Pick<Conclusion, 'needed' | 'back'>): Exclude<Back, { kind: 'never' }> | null {
  if (back === null || back.kind === 'never') return null
  const isNothing = needed?.kind === 'amount' && isZero(needed.amount)
  return back.kind === 'month' && (back.month === 0 || isNothing) ? null : back
}

/** What sales do that are planned to grow, or to fall, by so much a month. */
export const directionOf = (pct: number) => (pct < 0 ? 'decline' : 'growth')

/** In a month that counts none of that trend; null where there is none. */
const steadyOf = (pct: number | null, t: Writing['t']) => (pct === null ? null : t(`back.unless.${directionOf(pct)}`))

/** Beside a month in which the money is back: which trend of sales it leaves out; null where there is none. */
export function steadyNote({ t, language }: SummaryWords, { plannedGrowthPct }: Concluded): string | null {
  const unless = steadyOf(plannedGrowthPct, t)
  return unless && t('money.steady', { unless, rate: formatPercent(plannedGrowthPct, language) })
}

function backText({ conclusion, plannedGrowthPct }: Concluded, { month, t }: Writing): string | null {
  const back = backToTell(conclusion)
  if (back === null) return null
  // Where sales are planned to grow or fall, this month says that it counts on none of that.
  const unless = steadyOf(plannedGrowthPct, t)
  const figures = { unless, month: back.kind === 'month' ? month(back.month) : '' }
  return unless === null ? t(`back.${back.kind}`, figures) : capitalized(t(`back.steady.${back.kind}`, figures))
}

function trendText(conclusion: Conclusion, { money, number, percent, month, t }: Writing): string | null {
  const { growth, decline, back } = conclusion
  const trend = growth ?? decline
  if (trend === null) return null
  // Sales that fall on use up what they brought: by cash by month, or, while that is off, by the quick estimate.
  const fallsOn =
    decline !== null && (conclusion.isCashStillFalling || conclusion.isFundingNeverEnough)
      ? ` ${t('trend.fallsOn')}`
      : ''
  // What takes no money has none to bring back, and a month that is the same is told once.
  if (
    fallsOn === '' &&
    isZero(trend.more) &&
    back?.kind === 'month' &&
    (backToTell(conclusion) === null || back.month === trend.backMonth)
  )
    return null
  const { ratePct, more, byMonth, months, backMonth } = trend
  const figures = {
    if: t(ratePct < 0 ? 'trend.falls' : 'trend.grows', { rate: percent(Math.abs(ratePct)) }),
    more: money(more),
    when: byMonth === 0 ? t('tiles.atStart') : t('tiles.byMonth', { month: month(byMonth ?? 0) }),
    months: number(months),
    back: backMonth === null ? '' : month(backMonth),
  }
  const [isBack, isMore] = [backMonth !== null, !isZero(more)]
  const key = isBack ? (isMore ? 'back' : 'backNoMore') : isMore ? 'notBack' : 'notBackNoMore'
  return `${t(`trend.${key}`, figures)}${fallsOn}`
}

/** Why and when registering is a duty: growth that is only planned comes first, then what was sold before the plan. */
function mandatoryKey(month: number, { growthToDutyPct, isDutyByPast }: Concluded) {
  const why = growthToDutyPct !== null ? 'ByGrowth' : isDutyByPast ? 'ByPast' : ''
  return month === 1 ? (`registration.mandatoryNow${why}` as const) : (`registration.mandatory${why}` as const)
}

/** By how much sales fall in a worse month: of a few units in whole ones, for a fifth of them is none. */
function fallText({ t, number }: Writing, fewUnits: Concluded['fewUnits']): string {
  if (fewUnits === null) return t('stress.fall.percent')
  const { units, total } = fewUnits
  return units === 0 ? t('stress.fall.none') : t('stress.fall.units', { units: number(units), planned: number(total) })
}

/** What a worse month comes to. */
function stressText({ conclusion, fewUnits, goodsCost, comingBack }: Concluded, writing: Writing): string | null {
  const { money, t } = writing
  const { stressIncome, income } = conclusion
  if (stressIncome === null || income < 0) return null
  return t(stressIncome < 0 ? 'stress.loss' : 'stress.profit', {
    fall: fallText(writing, fewUnits),
    costs: goodsCost === 'none' ? '' : t(`stress.costs.${goodsCost}`),
    others: t(`stress.others.${comingBack}`),
    amount: money(stressIncome),
  })
}

/** Why money that comes back late lowers the verdict: planned growth is not counted on. */
function notBackInTime({ plannedGrowthPct }: Concluded, { t }: Writing): string {
  const unless = steadyOf(plannedGrowthPct, t)
  return unless === null ? t('back.notWithin') : capitalized(t('back.steady.notWithin', { unless }))
}

/** What the store is rated lower for, comes to under stress, once registered, and after its owner's pay. */
function conditionTexts(concluded: Concluded, writing: Writing) {
  const { conclusion, existingPct, growthToDutyPct, orderOfFew } = concluded
  const { money, month, percent, result, t } = writing
  const { income, verdict, registration, afterOwnerPay, state } = conclusion
  // What holds a plan back is said of a verdict that it lowers, and what stress comes to is a sentence of its own.
  const caps = verdict === 'moderate' ? conclusion.caps.filter((cap) => cap !== 'stress') : []
  const isBeforePay = afterOwnerPay !== null && afterOwnerPay === income
  const pay = { pay: money(income - (afterOwnerPay ?? income)), missing: money(afterOwnerPay ?? 0) }
  const isMoneyTold = conclusion.needed !== null && 'amount' in conclusion.needed && !isZero(conclusion.needed.amount)
  const ofPay = (text: string) => (isMoneyTold ? `${text} ${t('payNotCounted')}` : text)
  return {
    isBeforePay,
    stress: stressText(concluded, writing),
    caps: caps.map((cap) => ({
      cap,
      text:
        cap === 'notBack'
          ? notBackInTime(concluded, writing)
          : cap === 'ownerPay'
            ? ofPay(t('caps.ownerPay', pay))
            : t(`caps.${cap}`),
    })),
    existing: existingPct === null ? null : t('existing', { share: percent(existingPct) }),
    few: orderOfFew === null || isZero(orderOfFew) ? null : t('fewOrders', { amount: money(orderOfFew) }),
    registration:
      registration &&
      t(state === 'registered' ? 'registration.within' : 'registration.later', {
        mandatory: t(mandatoryKey(registration.month, concluded), {
          month: month(registration.month),
          rate: percent(growthToDutyPct ?? 0),
        }),
        today: result(registration.before),
        after: result(registration.after),
      }),
    ownerPay:
      afterOwnerPay === null || isBeforePay || afterOwnerPay < 0
        ? null
        : ofPay(t('ownerPay', { ...pay, amount: money(afterOwnerPay) })),
  }
}

/** The conclusion of a plan in the words that every surface uses. */
export function conclusionTexts(words: SummaryWords, concluded: Concluded): ConclusionTexts {
  const { conclusion } = concluded
  const writing = writingOf(words, concluded)
  const { isBeforePay, ...texts } = conditionTexts(concluded, writing)
  const sign = signOf(conclusion.income)
  const income = words.t(`income.${isBeforePay ? (`${sign}BeforePay` as const) : sign}`, {
    amount: writing.money(conclusion.income),
  })
  const needed = neededText(concluded, writing)
  const back = backText(concluded, writing)
  // What brings money back though it loses has its loss from costs that are paid once.
  const takes = conclusion.needed !== null && conclusion.needed.kind !== 'none'
  const oneTime = sign === 'loss' && takes ? words.t('oneTime') : null
  // That no amount is enough says what a month loses.
  const isLossTold = conclusion.needed?.kind === 'none' && sign === 'loss' && !isBeforePay
  return {
    main: [isLossTold ? null : income, oneTime, needed, back].filter((text) => text !== null),
    income,
    oneTime,
    needed,
    back,
    trend: trendText(conclusion, writing),
    ...texts,
  }
}

/** Why the verdict is no better, where `main` stands before it and has said when the money is back. */
export const capsAfter = ({ caps, back }: Pick<ConclusionTexts, 'caps' | 'back'>): ConclusionTexts['caps'] =>
  caps.filter(({ cap }) => cap !== 'notBack' || back === null)

/** The conclusion in sentences: what a month leaves, the money that it needs, when it is back, and every condition. */
export function conclusionSentences(words: SummaryWords, concluded: Concluded): string[] {
  const texts = conclusionTexts(words, concluded)
  const { main, trend, stress, existing, few, registration, ownerPay } = texts
  const others = [trend, stress, few, existing, ...capsAfter(texts).map(({ text }) => text), registration, ownerPay]
  return [...main, ...others.filter((text) => text !== null)]
}
