import type { Monthly } from '../model/evaluation'
import { impliedNewShareOf } from '../model/generated/slices.gen'
import { startMonthOf } from '../model/season/start-month'
import { amountOf, percentOf } from '../numbers'
import { readNumber } from '../plan/field'
import { advancedFields, cashPlanFields, planFields, secondPartFields } from '../plan/plan-fields'
import { type Check, warning } from './findings'

// What is plausible field by field and doubtful together. Source: docs/model.md, 'Rules'.

/** What sales in Saudi Arabia carry. */
const saudiVatPct = 15

/** A registered store that sells at another rate: exports and exempt goods, or a switch that was left on. */
function checkVatRate(check: Check): void {
  const { plan, isSar } = check
  const value = readNumber(plan.vatPct, planFields.vatPct)
  if (isSar && plan.vatRegistered && value !== saudiVatPct) warning(check, 'vatPct', 'vatNotUsual', { value })
}

/** So many points above the implied share are doubtful. */
const highShareSlack = 5

function checkHighShare(check: Check, monthly: Monthly): void {
  const { plan } = check
  if (!plan.enableAdvancedAnalysis || monthly.totalUnits === 0) return
  const implied = impliedNewShareOf(plan) * 100
  const above = percentOf(plan.firstOrderSharePct) - implied
  if (above <= highShareSlack) return
  const overstated = ((monthly.ordersPerMonth * above) / 100) * amountOf(plan.customerAcquisitionCost)
  warning(check, 'firstOrderSharePct', 'newShareAboveImplied', { implied, overstated })
}

/** The parcels that one person can pack in a month beside other work. */
const maxParcels = 600

function checkParcels(check: Check, { shippedOrdersPerMonth: value }: Monthly): void {
  const { team, fulfillmentMethod } = check.plan
  if (fulfillmentMethod !== 'self') return
  // Who is not paid packs, too: the owner.
  const people = Math.max(1, team.filter(({ monthlyCost }) => amountOf(monthlyCost) > 0).length)
  if (value > maxParcels * people) warning(check, 'fulfillmentMethod', 'parcelsToPack', { value, people })
}

function checkInsurance(check: Check): void {
  if (!check.isSar) return
  for (const [at, { monthlyCost, socialInsurance }] of check.plan.team.entries())
    if (amountOf(monthlyCost) > 0 && socialInsurance === 'none')
      warning(check, `team.${at}.socialInsurance`, 'notInsured')
}

/** What the advanced inputs and the cash plan both ask for. */
const sameInputs = [
  ['importLeadTimeMonths', 'leadTimeMonths'],
  ['supplierPaymentTermsDays', 'supplierBalanceDays'],
] as const

function checkSameInputs(check: Check): void {
  const { plan } = check
  if (!plan.enableAdvancedAnalysis || !plan.cashPlan.enabled) return
  for (const [advanced, planned] of sameInputs) {
    const value = readNumber(plan.cashPlan[planned], cashPlanFields[planned])
    const other = readNumber(plan[advanced], advancedFields[advanced])
    // The cash plan counts whole months.
    if (Math.abs(value - other) >= 1) warning(check, `cashPlan.${planned}`, 'givenDifferently', { value, other })
  }
}

/** Months differ in cash by month alone. */
function checkMonths(check: Check): void {
  const { cashPlan, rampMonths, season } = check.plan
  if (cashPlan.enabled) return
  if (readNumber(rampMonths, secondPartFields.rampMonths) > 0) warning(check, 'rampMonths', 'countsInCash')
  if (startMonthOf(check.plan) !== '' && season.mode !== 'none') warning(check, 'season.mode', 'countsInCash')
}

function checkSeasonality(check: Check): void {
  const { enableAdvancedAnalysis, seasonalityFactor } = check.plan
  const value = readNumber(seasonalityFactor, advancedFields.seasonalityFactor)
  if (enableAdvancedAnalysis && value !== advancedFields.seasonalityFactor.default)
    warning(check, 'seasonalityFactor', 'everyMonthSells', { value })
}

/** Everything that is doubtful about what fields say together. */
export function checkDoubts(check: Check, monthly: Monthly): void {
  checkVatRate(check)
  checkHighShare(check, monthly)
  checkParcels(check, monthly)
  checkInsurance(check)
  checkSameInputs(check)
  checkMonths(check)
  checkSeasonality(check)
}
