import * as fixed from '../fixed-costs'
import * as landed from '../landed-cost'
import * as costs from '../order-costs'
import * as returns from '../returns'
import * as sales from '../sales'
import * as inputs from '../typed/inputs'
import { isAnalysed, isRegistered } from '../typed/inputs'
import { costFactor } from '../vat'
import * as vat from '../vat-position'
import type { Part } from './shape'

/** What cash by month is worked out from: entries of payments, in cash/. */
export const cash = {
  when: inputs.isCashPlanned,
  isRaw: true,
  of: {
    vatRate: inputs.vatRate,
    isRegistered,
    costFactor,
    netSalesInclVAT: sales.netSalesInclVAT,
    salesExVAT: sales.salesExVAT,
    ordersPerMonth: sales.ordersPerMonth,
    refusedPart: sales.refusedPart,
    goodsUsed: sales.goodsUsed,
    totalShare: sales.totalShare,
    packagingCost: costs.packagingCost,
    shippingCost: costs.shippingCost,
    fulfillmentCost: costs.fulfillmentCost,
    refusedReturnCost: costs.refusedReturnCost,
    paymentCost: costs.paymentCost,
    totalCOGS: costs.totalCOGS,
    cacVariableCost: costs.cacVariableCost,
    variableCost: costs.variableCost,
    acquisitionPerCustomer: inputs.acquisitionPerCustomer,
    paidAds: inputs.paidAds,
    influencers: inputs.influencers,
    teamMo: fixed.teamMo,
    contingencyMo: fixed.contingencyMo,
    totalFixedCost: fixed.totalFixedCost,
    lostMarginMo: returns.lostMarginMo,
    spoiledMo: returns.spoiledMo,
    deliveredGoods: returns.deliveredGoods,
    processingMo: returns.processingMo,
    isAnalysed,
    customerTerms: inputs.customerTerms,
    lifespan: inputs.lifespan,
    repeatRate: inputs.repeatRate,
    products: {
      rows: 'products',
      key: 'at',
      of: {
        units: landed.units,
        isBuilt: landed.isBuilt,
        exFactory: landed.exFactory,
        beforeYield: landed.beforeYield,
        sellablePart: landed.sellablePart,
        taxedAmount: landed.taxedAmount,
        taxedBySupplier: landed.taxedBySupplier,
      },
    },
    methods: {
      rows: 'methods',
      key: 'at',
      of: { methodWeight: sales.methodWeight, days: inputs.methodSettlementDays },
    },
    overheads: {
      rows: 'overheads',
      key: 'at',
      of: {
        amount: inputs.overheadAmount,
        cost: fixed.overheadCost,
        months: fixed.spreadMonths,
        hasVat: inputs.hasVat,
        isAnnual: inputs.isAnnual,
        isOneTime: inputs.isOneTime,
      },
    },
    demand: { rows: 'calendar', key: 'value', of: { demand: vat.plannedDemand } },
  },
} satisfies Part

/** The same with demand without growth, which conclusions are read from. */
export const cashWithRhythm = {
  ...cash,
  of: {
    ...cash.of,
    isGrowing: inputs.isCashGrowing,
    rhythm: { rows: 'calendar', key: 'value', of: { rhythm: vat.rhythm } },
  },
} satisfies Part
