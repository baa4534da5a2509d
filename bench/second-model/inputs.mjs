// The plan as the formulas read it: defaults for what is missing, every value clamped to its range.

const methodIds = ['mada', 'international', 'tamara', 'tabby', 'spotii', 'cod', 'wallet', 'emkan']
const techOverheads = [
  'ecommercePlatform',
  'plugins',
  'accounting',
  'aiTool',
  'designTool',
  'domain',
  'messagingTool',
  'otherTech',
]
const operationsOverheads = ['officeOrWarehouse', 'governmentLicences', 'branding', 'otherOps']

const typicalMethods = [
  { id: 'mada', share: 45, percent: 1.5, fixed: 1, settlementDays: 3 },
  { id: 'international', share: 15, percent: 2.75, fixed: 1, settlementDays: 4 },
  { id: 'tamara', share: 15, percent: 7, fixed: 1.5, settlementDays: 7 },
  { id: 'tabby', share: 15, percent: 7, fixed: 1, settlementDays: 7 },
  { id: 'spotii', share: 0, percent: 7, fixed: 1, settlementDays: 7 },
  { id: 'cod', share: 10, percent: 0, fixed: 15, settlementDays: 18 },
  { id: 'wallet', share: 0, percent: 1.5, fixed: 1, settlementDays: 3 },
]

const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)
const numberOr = (value, fallback) => (isNumber(value) ? value : fallback)
const clamp = (value, low, high) => Math.min(high, Math.max(low, value))
const amount = (value, fallback = 0) => {
  const number = numberOr(value, fallback)
  return number < 0.000001 ? 0 : Math.min(number, 1e12)
}
const percent = (value, fallback = 0, most = 100) => {
  const number = numberOr(value, fallback)
  return number < 0.000001 ? 0 : Math.min(number, most)
}
const ranged = (value, low, high, fallback) => clamp(numberOr(value, fallback), low, high)
/** An amount, a count or a percentage within its range. */
const rangedAmount = (value, low, high, fallback) => clamp(amount(value, fallback), low, high)
const whole = (value, low, high, fallback) => Math.round(ranged(value, low, high, fallback))
const choice = (value, known, fallback) => (known.includes(value) ? value : fallback)
const months = (value) => Math.max(1, Math.round(amount(value, 12)))
const objects = (value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [])

const product = (raw) => ({
  id: raw.id,
  price: amount(raw.unitPriceInclVAT),
  units: Math.floor(amount(raw.unitsPerMonth)),
  storedCost: amount(raw.unitCostLanded),
  exFactory: amount(raw.exFactoryPrice),
  fxPct: percent(raw.fxFeePct),
  dutyPct: percent(raw.customsDutiesPct),
  freight: amount(raw.internationalShipping),
  insurance: amount(raw.insurance),
  port: amount(raw.portHandlingClearance),
  local: amount(raw.localTransportToWarehouse),
  labels: amount(raw.labelsAndInserts),
  packaging: amount(raw.primaryPackaging),
  assembly: amount(raw.assemblyOrKitting),
  inspection: amount(raw.inspectionCost),
  defectPct: percent(raw.expectedDefectPct),
  shortagePct: percent(raw.expectedShortagePct),
  isSent: raw.needsDelivery !== false,
  unitsPerShipment: Math.floor(amount(raw.unitsPerShipment)),
  supplierChargesVat: raw.supplierChargesVat !== false,
})

const expense = (raw, id) => ({
  id,
  amount: amount(raw?.amount),
  mode: choice(raw?.mode, ['monthly', 'annual', 'oneTime'], 'monthly'),
  months: months(raw?.months),
  chargesVat: id !== 'governmentLicences' && raw?.chargesVat !== false,
})

const method = (raw) => ({
  id: raw.id,
  share: percent(raw.share),
  percent: percent(raw.percent),
  fixed: amount(raw.fixed),
  days: amount(raw.settlementDays),
})

/** The first entry of each known method; a later one of the same id and an unknown id do not count. */
function methodsOf(raw) {
  const list = Array.isArray(raw) ? objects(raw) : typicalMethods
  return list
    .filter(({ id }, at) => methodIds.includes(id) && list.findIndex((one) => one.id === id) === at)
    .map(method)
}

const member = (raw) => ({
  cost: amount(raw.monthlyCost),
  insurance: choice(raw.socialInsurance, ['none', 'saudi', 'saudiNew', 'nonSaudi'], 'none'),
})

const eventIds = [
  'ramadan',
  'eidAlFitr',
  'eidAlAdha',
  'foundingDay',
  'backToSchool',
  'nationalDay',
  'whiteFriday',
  'yearEnd',
]

function seasonOf(raw = {}) {
  const list = objects(raw.events)
  return {
    mode: choice(raw.mode, ['none', 'months', 'events'], 'none'),
    months: Array.from({ length: 12 }, (_, at) => Math.max(0, numberOr(raw.months?.[at], 100))),
    events: list
      .filter(({ id }, at) => eventIds.includes(id) && list.findIndex((one) => one.id === id) === at)
      .map(({ id, upliftPct }) => ({ id, uplift: ranged(upliftPct, -100, 500, 0) / 100 })),
  }
}

const cashOf = (raw = {}) => ({
  isOn: raw.enabled === true,
  months: whole(raw.months, 3, 36, 12),
  opening: ranged(raw.openingCash, -1e12, 1e12, 0),
  leadTime: whole(raw.leadTimeMonths, 0, 12, 0),
  cover: whole(raw.stockCoverMonths, 1, 12, 1),
  openingStock: whole(raw.openingStockMonths, 0, 12, 0),
  depositPct: percent(raw.supplierDepositPct, 100),
  balanceDays: rangedAmount(raw.supplierBalanceDays, 0, 180, 0),
  preLaunch: whole(raw.preLaunchMonths, 0, 12, 0),
  annualMonth: whole(raw.annualBillsMonth, 0, 12, 0),
  startsEmpty: raw.startsWithNoCustomers === true,
  withGrowth: raw.withGrowth === true,
})

const advancedOf = (raw) => ({
  lifespan: ranged(raw.avgCustomerLifespanMonths, 1, 60, 24),
  repeat: ranged(raw.repeatOrderRate, 0, 24, 0.3),
  turnover: ranged(raw.inventoryTurnoverRate, 1, 365, 6),
  carryingPct: rangedAmount(raw.inventoryCarryingCostPct, 0, 50, 25),
  supplierDays: rangedAmount(raw.supplierPaymentTermsDays, 0, 180, 30),
  customerDays: rangedAmount(raw.customerPaymentTermsDays, 0, 180, 0),
  leadTime: rangedAmount(raw.importLeadTimeMonths, 0, 6, 2.5),
  returnRate: ranged(raw.expectedReturnRate, 0, 0.5, 0.05),
  unsellableReturns: percent(raw.returnsUnsellablePct) / 100,
  returnCost: rangedAmount(raw.returnProcessingCost, 0, 2000, 15),
  risk: choice(raw.businessRiskLevel, ['low', 'medium', 'high'], 'medium'),
  growth: ranged(raw.monthlyGrowthRate, -0.5, 2, 0.05),
  seasonality: ranged(raw.seasonalityFactor, 0.1, 5, 1),
  horizon: whole(raw.planningHorizonMonths, 6, 36, 12),
})

/** What the owner takes a month; anything but an amount from 0 to 1e12 is no answer. */
const ownerPayOf = (value) => (isNumber(value) && value >= 0 && value <= 1e12 ? value : null)

const isMonth = (text) => /^20(2[5-9]|3\d)-(0[1-9]|1[0-2])$/.test(text)

export const readInputs = (raw) => ({
  isSAR: (raw.currency ?? 'SAR') === 'SAR',
  category: raw.productCategory ?? '',
  vat: percent(raw.vatPct, 15) / 100,
  isRegistered: raw.vatRegistered !== false,
  salesBefore: amount(raw.salesLast12Months),
  itemsPerOrder: Math.max(amount(raw.avgUnitsPerOrder, 1), 1),
  shippingCharge: amount(raw.customerShippingChargeInclVAT),
  discount: percent(raw.firstOrderDiscountPct) / 100,
  newShare: percent(raw.firstOrderSharePct) / 100,
  products: objects(raw.products).map(product),
  packaging: amount(raw.packagingPerOrder),
  shipping: amount(raw.shippingPerOrder),
  isAdvancedPayment: raw.paymentMode === 'advanced',
  basicPercent: percent(raw.paymentBasicPercent, 4),
  basicFixed: amount(raw.paymentBasicFixed, 1),
  methods: methodsOf(raw.paymentMethods),
  codShare: percent(raw.codSharePct) / 100,
  refusal: percent(raw.codRefusalPct) / 100,
  codCharge: amount(raw.codChargeInclVAT),
  refusedShipping: amount(raw.refusedReturnShipping),
  unsellable: percent(raw.refusedUnsellablePct) / 100,
  isCif: raw.dutyBasis === 'cif',
  fulfillment: raw.fulfillmentMethod === '3pl' ? amount(raw.fulfillmentPerOrder) : 0,
  cac: amount(raw.customerAcquisitionCost, 80),
  influencers: amount(raw.influencersMo),
  paidAds: amount(raw.paidAdsMo),
  tech: [
    ...techOverheads.map((id) => expense(raw.overheads?.[id], id)),
    ...objects(raw.customOverheadsTech).map((one) => expense(one, 'custom')),
  ],
  operations: [
    ...operationsOverheads.map((id) => expense(raw.overheads?.[id], id)),
    ...objects(raw.customOverheadsOps).map((one) => expense(one, 'custom')),
  ],
  team: objects(raw.team).map(member),
  contingency: amount(raw.contingencyMo),
  ownerPay: ownerPayOf(raw.ownerPayMo),
  target: percent(raw.targetMarginPct, 40, 95) / 100,
  isAdvanced: raw.enableAdvancedAnalysis === true,
  advanced: advancedOf(raw),
  startMonth: typeof raw.startMonth === 'string' && isMonth(raw.startMonth) ? raw.startMonth : '',
  ramp: whole(raw.rampMonths, 0, 24, 0),
  season: seasonOf(raw.season),
  cash: cashOf(raw.cashPlan),
})
