import { codShareOf, hasAverageFee } from '../edits/payment-shares'
import { overheadCosts } from '../model/amortized-expenses'
import type { Monthly } from '../model/evaluation'
import { countedPaymentMethods, totalPaymentShare } from '../model/month/payment-fees'
import { amountOf, percentOf } from '../numbers'
import { numberNames } from '../plan/field'
import type { OverheadItem, PaymentMethod, Product, TeamMember } from '../plan/plan'
import {
  overheadFields,
  overheadItemFields,
  paymentMethodFields,
  productCostFields,
  secondPartFields,
  stepFields,
  teamMemberFields,
} from '../plan/plan-fields'
import { customRole } from '../reference/team-roles'
import { checkNumber, checkNumbers } from './field-rules'
import { type Check, warning } from './findings'
import { charactersIn } from './setup-rules'

const { costs: costsFields } = stepFields

/** The landed cost counts, and is checked, only without an ex-factory price. */
const productNumbers = numberNames(productCostFields, ['unitCostLanded'])
const methodNumbers = numberNames(paymentMethodFields)

const basicPaymentNumbers = ['paymentBasicPercent', 'paymentBasicFixed'] as const

/** What the plan's choices hide is checked only where they show it. */
const planNumbers = numberNames(costsFields, [...basicPaymentNumbers, 'fulfillmentPerOrder'])

/** Defects and shortages together, in percent of what was bought: doubtful above the first, hardly true above the second. */
const lowYieldAbovePct = 20
const maxYieldLossPct = 50
const highestAverageDefectPct = 20

/** Winning a customer for more than twice the price of a unit rarely pays. */
const highestCacPctOfPrice = 200
const highestGatewayFeeSar = 50

function checkYield(check: Check, product: Product, path: string): void {
  const yieldLossPct = percentOf(product.expectedDefectPct) + percentOf(product.expectedShortagePct)
  const params = { value: yieldLossPct }
  if (yieldLossPct > maxYieldLossPct) warning(check, path, 'lossesTooHigh', { ...params, max: maxYieldLossPct })
  else if (yieldLossPct > lowYieldAbovePct) warning(check, path, 'lowYield', { ...params, max: lowYieldAbovePct })
}

function checkProductCost(check: Check, product: Product, index: number): void {
  const path = `products.${index}`
  checkNumbers(check, `${path}.`, product, productCostFields, productNumbers)
  checkYield(check, product, `${path}.expectedDefectPct`)
  if (product.exFactoryPrice > 0) return
  checkNumber(check, `${path}.unitCostLanded`, product.unitCostLanded, productCostFields.unitCostLanded)
  if (amountOf(product.unitCostLanded) === 0) warning(check, `${path}.exFactoryPrice`, 'productCostMissing')
}

function checkAverageDefect(check: Check, monthly: Monthly): void {
  const value = monthly.weightedDefectPct
  if (value <= highestAverageDefectPct) return
  const worst = Math.max(...check.plan.products.map((product) => product.expectedDefectPct))
  const index = check.plan.products.findIndex((product) => product.expectedDefectPct === worst)
  warning(check, `products.${index}.expectedDefectPct`, 'averageDefectHigh', { value, max: highestAverageDefectPct })
}

/** Shares are percentages with decimals, so their sum is compared as a reader would round it. */
function checkShares(check: Check, methods: PaymentMethod[]): void {
  const total = Math.round(totalPaymentShare(methods) * 100) / 100
  if (total === 0) warning(check, 'paymentMethods', 'paymentSharesZero')
  else if (total !== 100) warning(check, 'paymentMethods', 'paymentSharesTotal', { total })
}

function checkPayment(check: Check, monthly: Monthly): void {
  const { plan } = check
  const isBasic = plan.paymentMode === 'basic'
  const counted = isBasic ? [] : countedPaymentMethods(plan)
  if (isBasic) {
    checkNumbers(check, '', plan, costsFields, basicPaymentNumbers)
  } else {
    plan.paymentMethods.forEach((method, index) => {
      if (!counted.includes(method)) return
      checkNumbers(check, `paymentMethods.${index}.`, method, paymentMethodFields, methodNumbers)
    })
    checkShares(check, counted)
  }
  const value = monthly.gatewayFeePerOrder ?? 0
  if (!check.isSar || value <= highestGatewayFeeSar) return
  const path = isBasic ? 'paymentBasicPercent' : 'paymentMethods'
  warning(check, path, 'gatewayFeeTooHigh', { value, max: highestGatewayFeeSar })
}

const refusalNumbers = ['codRefusalPct', 'codChargeInclVAT', 'refusedReturnShipping', 'refusedUnsellablePct'] as const

/** Parcels are refused only where the customer pays at the door. */
function checkRefusals(check: Check): void {
  const { plan } = check
  if (hasAverageFee(plan)) checkNumber(check, 'codSharePct', plan.codSharePct, secondPartFields.codSharePct)
  if (codShareOf(plan) > 0) checkNumbers(check, '', plan, secondPartFields, refusalNumbers)
}

function checkAcquisition(check: Check, monthly: Monthly): void {
  const { plan } = check
  if (monthly.grossSalesInclVAT > 0) {
    const price = monthly.grossSalesInclVAT / monthly.totalUnits
    const value = (amountOf(plan.customerAcquisitionCost) / price) * 100
    if (value > highestCacPctOfPrice) {
      warning(check, 'customerAcquisitionCost', 'cacAgainstPrice', { value, max: highestCacPctOfPrice })
    }
  }
  if (monthly.marketingMo === 0 || monthly.cacVariableCost === 0) return
  warning(check, amountOf(plan.paidAdsMo) > 0 ? 'paidAdsMo' : 'influencersMo', 'marketingTwice')
}

function checkOverhead(check: Check, item: OverheadItem, path: string): void {
  checkNumber(check, `${path}.amount`, item.amount, overheadItemFields.amount)
  if (item.mode !== 'oneTime') return
  checkNumber(check, `${path}.months`, item.months, overheadItemFields.months)
  const { min, max } = overheadItemFields.months
  const isInRange = item.months >= min && item.months <= max
  if (isInRange && !Number.isInteger(item.months)) warning(check, `${path}.months`, 'notWhole')
}

function checkOverheads(check: Check): void {
  for (const { path, id, item, monthly } of overheadCosts(check.plan)) {
    checkOverhead(check, item, path)
    const max = id === null ? Number.POSITIVE_INFINITY : overheadFields[id].usualMaxMo
    if (check.isSar && monthly > max) warning(check, `${path}.amount`, 'overheadAboveCap', { max })
  }
}

function checkMember(check: Check, member: TeamMember, index: number): void {
  const field = member.role === customRole ? 'customRole' : 'role'
  const path = `team.${index}.${field}`
  if (member[field].trim() === '') warning(check, path, 'teamRoleRequired')
  const max = teamMemberFields[field].maxLength
  if (charactersIn(member[field]) > max) warning(check, path, 'teamRoleTooLong', { max })
  checkNumber(check, `team.${index}.monthlyCost`, member.monthlyCost, teamMemberFields.monthlyCost)
}

/** The rules of the third step: what is bought, shipped, paid and employed. */
export function checkCosts(check: Check, monthly: Monthly): void {
  const { plan } = check
  plan.products.forEach((product, index) => {
    checkProductCost(check, product, index)
  })
  checkAverageDefect(check, monthly)
  checkNumbers(check, '', plan, costsFields, planNumbers)
  if (plan.fulfillmentMethod === '3pl') {
    checkNumber(check, 'fulfillmentPerOrder', plan.fulfillmentPerOrder, costsFields.fulfillmentPerOrder)
  }
  checkPayment(check, monthly)
  checkRefusals(check)
  checkAcquisition(check, monthly)
  checkOverheads(check)
  plan.team.forEach((member, index) => {
    checkMember(check, member, index)
  })
  if (plan.ownerPayMo !== null) checkNumber(check, 'ownerPayMo', plan.ownerPayMo, secondPartFields.ownerPayMo.of)
}
