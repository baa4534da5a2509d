import {
  advancedFields,
  overheadItemFields,
  paymentMethodFields,
  planFields,
  productFields,
  secondPartFields,
  teamMemberFields,
} from '../../../plan/plan-fields'
import { given, read, series, typed } from '../../language/declare'
import type { Figure } from '../../language/figure'
import * as readers from './readers'

// What was typed, as formulas name it.

const known = new Map<string, Figure>()

/** A number of the plan, as its field says; the same figure each time. */
export function ofPlan(name: NumbersOf<typeof planFields>): Figure {
  const figure = known.get(name) ?? typed(name, planFields[name])
  known.set(name, figure)
  return figure
}
const ofProduct = (name: NumbersOf<typeof productFields>): Figure => typed(name, productFields[name], 'products')
type NumbersOf<F> = { [K in keyof F]: F[K] extends { unit: string; clampedTo: object } ? K : never }[keyof F] & string

// Setup and revenue
export const vatRate = ofPlan('vatPct')
export const isRegistered = read('flag', readers.isRegistered)
export const isInSar = read('flag', readers.isInSar)
export const unitsPerOrder = ofPlan('avgUnitsPerOrder')
export const shippingCharge = ofPlan('customerShippingChargeInclVAT')
export const firstOrderDiscount = ofPlan('firstOrderDiscountPct')
export const firstOrderShare = ofPlan('firstOrderSharePct')
export const unitPrice = ofProduct('unitPriceInclVAT')
export const plannedUnits = ofProduct('unitsPerMonth')
export const isSent = read('flag', readers.isSent, 'products')

// Landed cost
export const typedUnitCost = ofProduct('unitCostLanded')
export const supplierPrice = ofProduct('exFactoryPrice')
export const exchangeFeeRate = ofProduct('fxFeePct')
export const dutyRate = ofProduct('customsDutiesPct')
export const labels = ofProduct('labelsAndInserts')
export const unitPackaging = ofProduct('primaryPackaging')
export const assembly = ofProduct('assemblyOrKitting')
export const inspection = ofProduct('inspectionCost')
export const defectRate = ofProduct('expectedDefectPct')
export const shortageRate = ofProduct('expectedShortagePct')
export const freight = ofProduct('internationalShipping')
export const goodsInsurance = ofProduct('insurance')
export const clearance = ofProduct('portHandlingClearance')
export const localTransport = ofProduct('localTransportToWarehouse')
export const unitsPerShipment = ofProduct('unitsPerShipment')
export const isTaxedBySupplier = read('flag', readers.isTaxedBySupplier, 'products')
export const isCif = read('flag', readers.isCif)

// Costs of orders
export const targetMargin = ofPlan('targetMarginPct')
export const packagingPerOrder = ofPlan('packagingPerOrder')
export const shippingPerOrder = ofPlan('shippingPerOrder')
export const fulfillmentPerOrder = ofPlan('fulfillmentPerOrder')
export const isBy3pl = read('flag', readers.isBy3pl)
export const acquisitionPerCustomer = ofPlan('customerAcquisitionCost')
export const averageFeeRate = ofPlan('paymentBasicPercent')
export const averageFeeFixed = ofPlan('paymentBasicFixed')
export const isByMethods = read('flag', readers.isByMethods)
export const methodShare = typed('share', paymentMethodFields.share, 'methods')
export const methodFeeRate = typed('percent', paymentMethodFields.percent, 'methods')
export const methodFeeFixed = typed('fixed', paymentMethodFields.fixed, 'methods')
export const methodSettlementDays = typed('settlementDays', paymentMethodFields.settlementDays, 'methods')
export const isCod = read('flag', readers.isCod, 'methods')
export const codShareTyped = ofPlan('codSharePct')
export const refusalRate = ofPlan('codRefusalPct')
export const refusedReturnShipping = ofPlan('refusedReturnShipping')
export const unsellableShare = ofPlan('refusedUnsellablePct')
export const codCharge = ofPlan('codChargeInclVAT')

// Fixed costs
export const influencers = ofPlan('influencersMo')
export const paidAds = ofPlan('paidAdsMo')
export const contingency = ofPlan('contingencyMo')
export const overheadAmount = typed('amount', overheadItemFields.amount, 'overheads')
export const overheadMonths = typed('months', overheadItemFields.months, 'overheads')
export const isTech = read('flag', readers.isTech, 'overheads')
export const hasVat = read('flag', readers.hasVat, 'overheads')
export const isAnnual = read('flag', readers.isAnnual, 'overheads')
export const isOneTime = read('flag', readers.isOneTime, 'overheads')
export const wage = typed('monthlyCost', teamMemberFields.monthlyCost, 'team')
export const insuranceRate = read('percent', readers.insuranceRate, 'team')

// Advanced analysis
export const isAnalysed = read('flag', readers.isAnalysed)
export const lifespan = typed('avgCustomerLifespanMonths', advancedFields.avgCustomerLifespanMonths)
export const repeatRate = typed('repeatOrderRate', advancedFields.repeatOrderRate)
export const turnover = typed('inventoryTurnoverRate', advancedFields.inventoryTurnoverRate)
export const carryingRate = typed('inventoryCarryingCostPct', advancedFields.inventoryCarryingCostPct)
export const supplierDays = typed('supplierPaymentTermsDays', advancedFields.supplierPaymentTermsDays)
export const customerTerms = typed('customerPaymentTermsDays', advancedFields.customerPaymentTermsDays)
export const leadTime = typed('importLeadTimeMonths', advancedFields.importLeadTimeMonths)
export const returnRate = typed('expectedReturnRate', advancedFields.expectedReturnRate)
/** The most of what is sold that can come back. */
export const maxReturnRate = advancedFields.expectedReturnRate.clampedTo.max
export const unsellableReturned = ofPlan('returnsUnsellablePct')
export const returnCost = typed('returnProcessingCost', advancedFields.returnProcessingCost)
export const growth = typed('monthlyGrowthRate', advancedFields.monthlyGrowthRate)
export const seasonality = typed('seasonalityFactor', advancedFields.seasonalityFactor)
export const horizon = typed('planningHorizonMonths', advancedFields.planningHorizonMonths)
export const riskMultiplier = read('factor', readers.riskMultiplier)

// VAT
export const salesLastYear = typed('salesLast12Months', secondPartFields.salesLast12Months)

/** That of the plan's category. */
export const typicalMargin = given('percent', 'typicalMargin')

// Season
export const rampMonths = typed('rampMonths', secondPartFields.rampMonths)
export const season = series('factor', readers.season, 'calendar')

// A worse month
export const worseUnits = series('count', readers.worseUnits, 'products')

/** Whether cash is planned by month. */
export const isCashPlanned = read('flag', readers.isCashPlanned)

/** Whether the cash plan counts the monthly growth. */
export const isCashGrowing = read('flag', readers.isCashGrowing)
