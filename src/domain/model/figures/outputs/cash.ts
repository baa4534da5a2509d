import { arrivalBillMo, arrivalVatPart, supplierBillMo, supplierVatPart } from '../cash/goods'
import * as months from '../cash/months'
import { paidFactor } from '../cash/terms'
import * as fixed from '../fixed-costs'
import * as costs from '../order-costs'
import * as returns from '../returns'
import * as sales from '../sales'
import * as inputs from '../typed/inputs'
import * as vat from '../vat/position'
import { costFactor } from '../vat/rates'
import type { Part } from './shape'

/** What payments by month are entered from, in cash/. */
export const cash = {
  when: inputs.isCashPlanned,
  isRaw: true,
  of: {
    vatRate: inputs.vatRate,
    isRegistered: inputs.isRegistered,
    isAnalysed: inputs.isAnalysed,
    costFactor,
    paidFactor,
    netSalesInclVAT: sales.netSalesInclVAT,
    salesExVAT: sales.salesExVAT,
    feesWithVat: months.feesWithVat,
    receivedMo: months.receivedMo,
    averageShare: months.averageShare,
    laterDays: months.laterDays,
    methods: {
      rows: 'methods',
      key: 'at',
      of: { share: months.deliveredShare, days: months.methodDays },
    },
    supplierBillMo,
    supplierVatPart,
    arrivalBillMo,
    arrivalVatPart,
    deliveryCost: costs.deliveryCost,
    totalCOGS: costs.totalCOGS,
    cacVariableCost: costs.cacVariableCost,
    acquisitionPerCustomer: inputs.acquisitionPerCustomer,
    paidAds: inputs.paidAds,
    influencers: inputs.influencers,
    ordersPerMonth: sales.ordersPerMonth,
    refusedPart: sales.refusedPart,
    lifespan: inputs.lifespan,
    repeatRate: inputs.repeatRate,
    lostMarginMo: returns.lostMarginMo,
    processingMo: returns.processingMo,
    spoiledMo: returns.spoiledMo,
    monthly: months.monthly,
    annual: months.annual,
    oneTime: months.oneTime,
    spread: {
      rows: 'overheads',
      key: 'at',
      of: { cost: fixed.oneTimeCost, months: fixed.spreadMonths },
    },
    teamMo: fixed.teamMo,
    contingencyMo: fixed.contingencyMo,
    totalFixedCost: fixed.totalFixedCost,
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
