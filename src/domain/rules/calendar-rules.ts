import { startMonthOf } from '../model/season/start-month'
import { seasonEventIds } from '../options'
import { numberNames, readNumber } from '../plan/field'
import { advancedFields, cashPlanFields, seasonEventFields, seasonFields, secondPartFields } from '../plan/plan-fields'
import { checkNumber, checkNumbers } from './field-rules'
import { type Check, error, warning } from './findings'

const cashPlanNumbers = numberNames(cashPlanFields)

/** Only the first of two events alike counts, so only that one is checked. */
function checkEvents(check: Check): void {
  const { events } = check.plan.season
  for (const id of seasonEventIds) {
    const index = events.findIndex((event) => event.id === id)
    const event = events[index]
    if (event) checkNumber(check, `season.events.${index}.upliftPct`, event.upliftPct, seasonEventFields.upliftPct)
  }
}

/** A factor of the advanced analysis would raise every month that the season has raised already. */
function checkSeasonTwice(check: Check): void {
  const { enableAdvancedAnalysis, seasonalityFactor } = check.plan
  const { default: average } = advancedFields.seasonalityFactor
  if (!enableAdvancedAnalysis || seasonalityFactor === average) return
  warning(check, 'season.mode', 'seasonTwice', { value: seasonalityFactor })
}

/** The rules of the start and the season. Without a start month the season does not count, so nothing is said of it. */
export function checkSeason(check: Check): void {
  const { plan } = check
  checkNumber(check, 'rampMonths', plan.rampMonths, secondPartFields.rampMonths)
  if (startMonthOf(plan) === '') {
    if (plan.startMonth !== '') error(check, 'startMonth', 'startMonthInvalid')
    return
  }
  const { mode, months } = plan.season
  if (mode === 'none') return
  if (mode === 'events') checkEvents(check)
  else
    for (const [at, value] of months.entries()) checkNumber(check, `season.months.${at}`, value, seasonFields.months.of)
  checkSeasonTwice(check)
}

/** The rules of the cash plan, while it is on. */
export function checkCashPlan(check: Check): void {
  const { cashPlan } = check.plan
  if (!cashPlan.enabled) return
  checkNumbers(check, 'cashPlan.', cashPlan, cashPlanFields, cashPlanNumbers)
  const months = readNumber(cashPlan.months, cashPlanFields.months)
  if (readNumber(cashPlan.annualBillsMonth, cashPlanFields.annualBillsMonth) > months)
    warning(check, 'cashPlan.annualBillsMonth', 'annualBillsAfterEnd', { months })
}
