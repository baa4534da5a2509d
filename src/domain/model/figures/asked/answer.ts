import * as byProduct from '../by-product'
import * as cod from '../cod-position'
import * as customers from '../customers'
import * as fixed from '../fixed-costs'
import * as growth from '../growth'
import { businessHealthScore } from '../health'
import * as income from '../income'
import * as landed from '../landed-cost'
import * as costs from '../order-costs'
import * as prices from '../prices'
import * as projection from '../projection'
import * as returns from '../returns'
import * as sales from '../sales'
import * as scenarios from '../scenarios'
import * as inputs from '../typed/inputs'
import { isAnalysed, isRegistered } from '../typed/inputs'
import * as vat from '../vat-position'
import * as capital from '../working-capital'
import { cash } from './cash'
import type { Shape } from './shape'

const { cashAtStart, projected } = projection

/** A scenario without its workings. */
const scenarioOf = ({ returns: _, ...shown }: typeof scenarios.realistic) => shown

/** Everything that the model answers about a plan but cash by month, in the order in which it is listed. */
export const answer = {
  monthly: {
    totalUnits: landed.totalUnits,
    ordersPerMonth: sales.ordersPerMonth,
    shippedOrdersPerMonth: sales.shippedOrdersPerMonth,
    grossSalesInclVAT: sales.grossSalesInclVAT,
    discountsInclVAT: sales.discountsInclVAT,
    shippingRevenueInclVAT: sales.shippingRevenueInclVAT,
    refusedOrdersMo: sales.refusedOrdersMo,
    deliveredOrdersMo: sales.deliveredOrdersMo,
    refusedSalesInclVAT: sales.refusedSalesInclVAT,
    netSalesInclVAT: sales.netSalesInclVAT,
    salesExVAT: sales.salesExVAT,
    valuePerOrder: sales.valuePerOrder,
    paidPerOrder: sales.paidPerOrder,
    revenuePerUnit: sales.revenuePerUnit,
    productCost: costs.productCost,
    packagingCost: costs.packagingCost,
    shippingCost: costs.shippingCost,
    paymentCost: costs.paymentCost,
    fulfillmentCost: costs.fulfillmentCost,
    refusedReturnCost: costs.refusedReturnCost,
    gatewayFeePerOrder: costs.gatewayFeePerOrder,
    totalCOGS: costs.totalCOGS,
    newCustomersPerMonth: costs.newCustomersPerMonth,
    cacVariableCost: costs.cacVariableCost,
    marketingMo: fixed.marketingMo,
    overheadsTechMo: fixed.overheadsTechMo,
    overheadsOpsMo: fixed.overheadsOpsMo,
    socialInsuranceMo: fixed.socialInsuranceMo,
    teamMo: fixed.teamMo,
    contingencyMo: fixed.contingencyMo,
    totalFixedCost: fixed.totalFixedCost,
    oneTimeMo: fixed.oneTimeMo,
    totalMonthlyCosts: income.totalMonthlyCosts,
    grossProfit: income.grossProfit,
    grossMarginPct: income.grossMarginPct,
    productMarginPct: income.productMarginPct,
    weightedCAC: income.weightedCAC,
    ...income.planned,
    finalUnitCost: landed.finalUnitCost,
    unitCostBeforeYield: landed.unitCostBeforeYield,
    exFactorySAR: landed.exFactorySAR,
    perUnitInbound: landed.perUnitInbound,
    perUnitDuties: landed.perUnitDuties,
    perUnitCustomsFee: landed.perUnitCustomsFee,
    perUnitIrrecoverableVAT: landed.perUnitIrrecoverableVAT,
    weightedDefectPct: landed.weightedDefectPct,
    weightedShortagePct: landed.weightedShortagePct,
    weightedCustomsDutyPct: landed.weightedCustomsDutyPct,
    suggestedPriceInclVAT: prices.suggestedPriceInclVAT,
    exactPriceInclVAT: prices.exactPriceInclVAT,
    maxProductCostPerUnit: prices.maxProductCostPerUnit,
  },
  bottomLine: {
    returnsAndStockMo: returns.returnsAndStockMo,
    totalMonthlyCosts: returns.costsWithReturns,
    costPerUnit: returns.costPerUnit,
    neededPerUnit: returns.neededPerUnit,
    ...returns.bottom,
    orderMargin: returns.orderMargin,
    orderLeaves: returns.orderLeaves,
    breakEvenRoas: returns.breakEvenRoas,
  },
  products: {
    rows: 'products',
    key: 'id',
    of: {
      units: landed.units,
      salesExVAT: byProduct.salesExVAT,
      productCost: byProduct.productCost,
      orderCosts: byProduct.orderCosts,
      paymentCost: byProduct.paymentCost,
      acquisition: byProduct.acquisition,
      returnsAndStock: byProduct.returnsAndStock,
      contribution: byProduct.contribution,
      contributionPerUnit: byProduct.contributionPerUnit,
      marginPct: byProduct.marginPct,
    },
  },
  advanced: {
    when: isAnalysed,
    of: {
      conservative: scenarioOf(scenarios.conservative),
      realistic: scenarioOf(scenarios.realistic),
      optimistic: scenarioOf(scenarios.optimistic),
      inventoryTurnDays: capital.inventoryTurnDays,
      averageInventoryValue: returns.averageInventoryValue,
      inventoryCarryingCostMo: returns.inventoryCarryingCostMo,
      returnsMo: returns.returnsMo,
      adjustedUnitCost: capital.adjustedUnitCost,
      avgOrdersPerCustomer: customers.avgOrdersPerCustomer,
      customerLifetimeValue: customers.customerLifetimeValue,
      ltv2cacRatio: customers.ltv2cacRatio,
      customerPaybackPeriod: customers.customerPaybackPeriod,
      paybackMonths: customers.paybackMonths,
      impliedNewSharePct: customers.impliedNewSharePct,
      supplierCashGap: capital.supplierCashGap,
      customerCashGap: capital.customerCashGap,
      cashConversionCycleDays: capital.cashConversionCycleDays,
      workingCapital: capital.workingCapital,
      workingCapitalRequired: capital.workingCapitalRequired,
      startupInvestment: fixed.startupInvestment,
      preLaunchFixedCost: capital.preLaunchFixedCost,
      monthlyFreeCashFlow: scenarios.realistic.cashFlow,
      cashBreakevenMonth: projection.cashBreakevenMonth,
      flatCashBreakevenMonth: projection.flatCashBreakevenMonth,
      peakFundingNeed: projection.peakFundingNeed,
      projectedRevenue6Months: projection.projectedRevenue6Months,
      projectedRevenue12Months: projection.projectedRevenue12Months,
      riskAdjustedROI: growth.riskAdjustedROI,
      scalingCapitalRequired: growth.scalingCapitalRequired,
      growthSustainabilityScore: growth.growthSustainabilityScore,
      businessHealthScore,
      projection: {
        rows: 'projection',
        key: 'month',
        start: { cashFlow: cashAtStart, cumulativeCash: cashAtStart },
        until: inputs.horizon,
        of: {
          salesExVAT: projected.salesExVAT,
          operatingIncome: projected.operatingIncome,
          incomeAfterReturns: projected.incomeAfterReturns,
          cashFlow: projected.cashFlow,
          cumulativeCash: projected.cumulativeCash,
        },
      },
    },
  },
  vat: {
    registered: isRegistered,
    outputVatMo: vat.outputVatMo,
    inputVatMo: vat.inputVatMo,
    vatDueMo: vat.vatDueMo,
    irrecoverableVatMo: vat.irrecoverableVatMo,
    incomeIfRegistered: vat.incomeIfRegistered,
    incomeIfNotRegistered: vat.incomeIfNotRegistered,
    mustRegisterMonth: vat.mustRegisterMonth,
    voluntary: vat.voluntary,
    mandatory: vat.mandatory,
  },
  cod: {
    when: cod.hasCod,
    of: {
      codContributionPerOrder: cod.codContributionPerOrder,
      prepaidContributionPerOrder: cod.prepaidContributionPerOrder,
      refusalBreakEvenPct: cod.refusalBreakEvenPct,
      costOfRefusalsMo: cod.costOfRefusalsMo,
    },
  },
  cash,
} satisfies Shape
