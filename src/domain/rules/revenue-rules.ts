import type { Monthly } from '../model/evaluation'
import { impliedNewShareOf } from '../model/generated/slices.gen'
import { amountOf, maxNumber, percentOf } from '../numbers'
import { numberNames } from '../plan/field'
import type { Plan, Product } from '../plan/plan'
import { productFields, secondPartFields, stepFields } from '../plan/plan-fields'
import { checkNumber, checkNumbers } from './field-rules'
import { type Check, error, warning } from './findings'

const { revenue: revenueFields } = stepFields

/** The totals are checked only where they are typed. */
const storeNumbers = numberNames(revenueFields, ['totalUnitsPerMonth', 'totalOrdersPerMonth'])

/** Below one riyal no product is sold in earnest. */
const lowestPriceSar = 1

/** Above this a store's month is no longer that of a new store. */
const highestRevenueSar = 10_000_000

/** Given away with what is sold: without a price, but not without a cost. */
function isGift({ products }: Plan, product: Product): boolean {
  const hasCost = amountOf(product.exFactoryPrice) > 0 || amountOf(product.unitCostLanded) > 0
  return hasCost && products.some(({ unitPriceInclVAT }) => amountOf(unitPriceInclVAT) > 0)
}

function checkPrice(check: Check, path: string, price: number, isGift: boolean): void {
  const { min, max } = productFields.unitPriceInclVAT
  const highest = check.isSar ? max : maxNumber
  if (price === 0) {
    if (isGift) warning(check, path, 'freeGift')
    else error(check, path, 'unitPriceRequired')
  } else if (price < 0) error(check, path, 'negative')
  else if (price > highest) error(check, path, 'unitPriceTooHigh', { max: highest })
  else if (check.isSar && price < lowestPriceSar) error(check, path, 'unitPriceTooLow', { min: lowestPriceSar })
  else if (price < min) error(check, path, 'unitPriceTooLow', { min })
}

function checkUnits(check: Check, path: string, units: number): void {
  const { min, max } = productFields.unitsPerMonth
  if (units < min) error(check, path, 'unitsRequired')
  else if (units > max) error(check, path, 'unitsTooHigh', { max })
  else if (!Number.isInteger(units)) error(check, path, 'notWhole')
}

function checkProduct(check: Check, product: Product, index: number): void {
  const { salesMixEnabled, products } = check.plan
  checkPrice(check, `products.${index}.unitPriceInclVAT`, product.unitPriceInclVAT, isGift(check.plan, product))
  checkUnits(check, `products.${index}.unitsPerMonth`, product.unitsPerMonth)
  if (!salesMixEnabled || products.length < 2) return
  checkNumber(check, `products.${index}.salesMixTargetPct`, product.salesMixTargetPct, productFields.salesMixTargetPct)
}

function checkTotals(check: Check): void {
  const { salesMixEnabled, volumeInputMode, totalUnitsPerMonth, totalOrdersPerMonth } = check.plan
  if (volumeInputMode === 'orders') {
    checkNumber(check, 'totalOrdersPerMonth', totalOrdersPerMonth, revenueFields.totalOrdersPerMonth)
  } else if (salesMixEnabled) {
    checkNumber(check, 'totalUnitsPerMonth', totalUnitsPerMonth, revenueFields.totalUnitsPerMonth)
  }
}

/** A share may be this much below the implied one, in points, before it is doubted. */
const impliedShareSlack = 0.5

function checkNewCustomers(check: Check, monthly: Monthly): void {
  const { plan } = check
  const share = percentOf(plan.firstOrderSharePct)
  if (monthly.totalUnits === 0) return
  if (share === 0) {
    warning(check, 'firstOrderSharePct', 'newShareZero')
    return
  }
  if (!plan.enableAdvancedAnalysis) return
  const implied = impliedNewShareOf(plan) * 100
  if (share >= implied - impliedShareSlack) return
  const missing = (monthly.ordersPerMonth * (implied - share)) / 100
  const understated = missing * amountOf(plan.customerAcquisitionCost)
  warning(check, 'firstOrderSharePct', 'newShareImplied', { implied, understated })
}

/** The rules of the second step: what is sold, at what price, and how the store sells. */
export function checkRevenue(check: Check, monthly: Monthly): void {
  const { plan } = check
  if (plan.products.length === 0) error(check, 'products', 'productsRequired')
  plan.products.forEach((product, index) => {
    checkProduct(check, product, index)
  })
  checkTotals(check)
  checkNumbers(check, '', plan, revenueFields, storeNumbers)
  if (!plan.vatRegistered) {
    checkNumber(check, 'salesLast12Months', plan.salesLast12Months, secondPartFields.salesLast12Months)
  }
  checkNewCustomers(check, monthly)
  const revenue = monthly.grossSalesInclVAT
  if (check.isSar && revenue > highestRevenueSar) {
    warning(check, 'products', 'revenueTooHigh', { max: highestRevenueSar, value: revenue })
  }
}
