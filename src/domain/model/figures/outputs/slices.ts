import { results } from '../cash/results'
import * as customers from '../customers'
import * as fixed from '../fixed-costs'
import * as income from '../income'
import * as landed from '../landed-cost'
import * as costs from '../order-costs'
import * as returns from '../returns'
import * as sales from '../sales'
import * as inputs from '../typed/inputs'
import type { Shape } from './shape'

/** The cost of a unit of each product, by its parts, and of all units that are sent out. */
export const landedCosts = {
  goodsSent: landed.goodsSent,
  products: {
    rows: 'products',
    key: 'id',
    of: {
      exFactory: landed.exFactory,
      duties: landed.duties,
      inbound: landed.inbound,
      handling: landed.handling,
      customsFee: landed.customsFee,
      beforeYield: landed.beforeYield,
      sellablePart: landed.sellablePart,
      irrecoverable: landed.irrecoverable,
      landed: landed.landed,
    },
  },
} satisfies Shape

const { bottomLineRows } = returns

/** A month as pages show it that load nothing else: what is sold, where the money goes, what is left. */
export const month = {
  monthly: {
    totalUnits: landed.totalUnits,
    netSalesInclVAT: sales.netSalesInclVAT,
    salesExVAT: sales.salesExVAT,
    productCost: costs.productCost,
    deliveryCost: costs.deliveryCost,
    paymentCost: costs.paymentCost,
    customersMo: income.customersMo,
    overheadMo: fixed.overheadMo,
  },
  bottomLine: {
    returnsAndStockMo: bottomLineRows.returnsAndStockMo.figure,
    totalMonthlyCosts: bottomLineRows.totalMonthlyCosts.figure,
    operatingIncome: bottomLineRows.operatingIncome.figure,
    monthlyBreakEvenUnits: returns.bottom.monthlyBreakEvenUnits,
  },
} satisfies Shape

/** What goals are measured by, without what is concluded from a plan. */
export const goals = {
  income: returns.bottom.operatingIncome,
  marginPct: returns.bottom.operatingMarginPct,
  customers: { when: inputs.isAnalysed, of: { ltvToCac: customers.ltv2cacRatio } },
  cash: { when: inputs.isCashPlanned, of: { cashNeeded: results.cashNeeded } },
} satisfies Shape

/** What thousands of variations of a plan are compared by. */
export const outcome = {
  operatingIncome: returns.bottomIncome,
  cash: { when: inputs.isCashPlanned, of: { runsOutMonth: results.runsOutMonth } },
} satisfies Shape

/** The inputs that those differ in. */
export const varied = [
  inputs.unitPrice,
  inputs.plannedUnits,
  inputs.supplierPrice,
  inputs.typedUnitCost,
  inputs.acquisitionPerCustomer,
  inputs.shippingPerOrder,
  inputs.returnRate,
  inputs.refusalRate,
]
