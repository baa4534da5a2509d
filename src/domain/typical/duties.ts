import { newSaudiRates } from '../model/month/social-insurance'
import { firstDayOfMonth } from '../model/season/civil-days'
import { monthNumber, monthText, startMonthOf } from '../model/season/start-month'
import type { Certainty, SocialInsurance } from '../options'
import type { Plan } from '../plan/plan'
import { expatLevyMo } from './preset-values'
import { type FigureSource, figureSources } from './typical-sources'

/** What a store needs before it opens, and what falls due later; the dictionaries say it. */
export const dutyIds = [
  'register',
  'freelance',
  'authentication',
  'municipality',
  'chamber',
  'trademark',
  'vatRegistration',
  'vatReturn',
  'insuranceStep',
  'expatLevy',
  'registerUpdate',
] as const
export type DutyId = (typeof dutyIds)[number]

export type Recurrence = 'once' | 'month' | 'quarter' | 'year'

/** What its day is: a deadline, the day from which something holds, the month in which a term begins, or the first of many. */
export type DutyDay = 'by' | 'from' | 'within' | Exclude<Recurrence, 'once'>

export interface Duty {
  id: DutyId
  /** SAR, without VAT; null where it depends on the store, or no figure is published; 'none' where it is about no fee. */
  fee: number | null | 'none'
  every: Recurrence
  /** The first day on which it is due, 'YYYY-MM-DD'; null where the plan does not say when its store opens. */
  date: string | null
  /** `example` is said of its fee; null where there is neither a source nor an estimated fee. */
  certainty: Certainty | null
  /** Null where it is common knowledge, and to be asked of the authority. */
  source: FigureSource | null
}

const daysOfEvents: Partial<Record<DutyId, DutyDay>> = { insuranceStep: 'from', vatRegistration: 'within' }

/** What the day of a duty is. */
export const dayOf = ({ id, every }: Duty): DutyDay => (every === 'once' ? (daysOfEvents[id] ?? 'by') : every)

const dateOf = (month: number, day: number) => `${monthText(month)}-${String(day).padStart(2, '0')}`

/** The first day of a month that is so many months after another, 'YYYY-MM'. */
const firstDay = (month: string, later: number) => dateOf(monthNumber(month) + later, 1)

/** The last day of the month after the first quarter that ends in a month or after it. */
function firstReturn(start: string): string {
  const month = monthNumber(start) + 3 - (monthNumber(start) % 3)
  return dateOf(month, firstDayOfMonth(month + 1) - firstDayOfMonth(month))
}

/** The day from which small firms pay the levy as well. */
const levyForAll = '2027-01-21'

/** SAR a year for an establishment; all steps of a trademark together. */
const [registerFee, trademarkFee] = [200, 7575]

const hasMember = ({ team }: Plan, kind: SocialInsurance) =>
  team.some(({ socialInsurance }) => socialInsurance === kind)

const later = (a: string, b: string) => (a > b ? a : b)

/**
 * The papers of a store before it opens, a month before its first sale, and its duties after that, in the order in which they
 * fall due. `mustRegisterMonth`: the month of the plan in which registering for VAT becomes a duty, null for never.
 */
export function dutiesOf(plan: Plan, mustRegisterMonth: number | null): Duty[] {
  const start = startMonthOf(plan)
  const inMonth = (months: number) => (start === '' ? null : firstDay(start, months))
  const before = inMonth(-1)
  const own = { certainty: null, source: null }
  const from = (source: FigureSource, certainty: Certainty = 'typical') => ({ certainty, source })
  const duties: Duty[] = [
    { id: 'register', fee: registerFee, every: 'year', date: before, certainty: 'example', source: null },
    { id: 'freelance', fee: 0, every: 'once', date: before, ...own },
    { id: 'authentication', fee: null, every: 'once', date: before, ...from(figureSources.storeAuthentication) },
    {
      id: 'municipality',
      fee: null,
      every: 'year',
      date: before,
      ...from(figureSources.municipalityLicence, 'official'),
    },
    { id: 'chamber', fee: null, every: 'year', date: before, ...own },
    // Lower fees have been published since: the authority says what holds.
    { id: 'trademark', fee: trademarkFee, every: 'once', date: before, ...from(figureSources.trademark, 'example') },
  ]
  const firstReturnDay = start === '' ? null : firstReturn(start)
  if (plan.vatRegistered) duties.push({ id: 'vatReturn', fee: 'none', every: 'quarter', date: firstReturnDay, ...own })
  if (mustRegisterMonth !== null)
    duties.push({
      ...{ id: 'vatRegistration', fee: 0, every: 'once', date: inMonth(Math.max(0, mustRegisterMonth - 1)) },
      ...from(figureSources.vatThresholds),
    })
  if (hasMember(plan, 'saudiNew') && start !== '')
    for (const { from: month } of newSaudiRates.filter((rate) => rate.from > start))
      duties.push({
        ...{ id: 'insuranceStep', fee: 'none', every: 'once', date: `${month}-03` },
        ...from(figureSources.socialInsuranceSteps),
      })
  if (hasMember(plan, 'nonSaudi')) {
    const date = start === '' ? levyForAll : later(levyForAll, firstDay(start, 0))
    duties.push({
      id: 'expatLevy',
      fee: expatLevyMo,
      every: 'month',
      date,
      ...from(figureSources.expatLevy, 'example'),
    })
  }
  duties.push({
    id: 'registerUpdate',
    fee: null,
    every: 'year',
    date: inMonth(11),
    ...from(figureSources.registerUpdate),
  })
  return duties.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}
