// One month, as formulas. '""' is a result without meaning.

const perProduct = (count, formula) => Array.from({ length: count }, (_, i) => formula.replaceAll('#', `[${i}]`))

const landedParts = {
  exFactory: '={product.exFactoryPrice#}+{product.exFactoryPrice#}*{product.fxFeePct#}/100',
  duties: '=({product.exFactory#}+{product.insurance#})*{product.customsDutiesPct#}/100',
  inbound:
    '={product.internationalShipping#}+{product.insurance#}+{product.portHandlingClearance#}+{product.localTransportToWarehouse#}',
  handling:
    '={product.labelsAndInserts#}+{product.primaryPackaging#}+{product.assemblyOrKitting#}+{product.inspectionCost#}',
  before: '={product.exFactory#}+{product.duties#}+{product.inbound#}+{product.handling#}',
  landed: '={product.before#}/MAX(0.01,1-({product.expectedDefectPct#}+{product.expectedShortagePct#})/100)',
}

const weighted = (field) =>
  `=IF({totalUnits}=0,0,SUMPRODUCT({product.${field}[]},{product.unitsPerMonth[]})/{totalUnits})`

const averages = {
  finalUnitCost: weighted('landed'),
  unitCostBeforeYield: weighted('before'),
  exFactorySAR: weighted('exFactory'),
  perUnitInbound: weighted('inbound'),
  perUnitDuties: weighted('duties'),
  weightedDefectPct: weighted('expectedDefectPct'),
  weightedShortagePct: weighted('expectedShortagePct'),
  weightedCustomsDutyPct: weighted('customsDutiesPct'),
}

const sales = {
  vat: '={vatPct}/100',
  newShare: '={firstOrderSharePct}/100',
  totalUnits: '=SUM({product.unitsPerMonth[]})',
  unitsSent: '=SUMPRODUCT({product.unitsPerMonth[]},{product.isSent[]})',
  ordersPerMonth: '=ROUNDUP({totalUnits}/MAX({avgUnitsPerOrder},1),0)',
  shippedOrdersPerMonth: '=ROUNDUP({unitsSent}/MAX({avgUnitsPerOrder},1),0)',
  grossSalesInclVAT: '=SUMPRODUCT({product.unitPriceInclVAT[]},{product.unitsPerMonth[]})',
  discountsInclVAT: '={grossSalesInclVAT}*({newShare}*({firstOrderDiscountPct}/100))',
  shippingRevenueInclVAT: '={shippedOrdersPerMonth}*{customerShippingChargeInclVAT}',
  netSalesInclVAT: '={grossSalesInclVAT}-{discountsInclVAT}+{shippingRevenueInclVAT}',
  salesExVAT: '={netSalesInclVAT}/(1+{vat})',
  valuePerOrder: '=IF({ordersPerMonth}=0,"",{netSalesInclVAT}/{ordersPerMonth})',
  paidPerOrder: '=IF({ordersPerMonth}=0,"",{netSalesInclVAT}/{ordersPerMonth})',
  revenuePerUnit: '=IF({totalUnits}=0,"",{salesExVAT}/{totalUnits})',
  newCustomersPerMonth: '={ordersPerMonth}*{newShare}',
}

const basicFee = '({valuePerOrder}*{paymentBasicPercent}/100+{paymentBasicFixed})'
const methodFees = 'SUMPRODUCT({method.share[]},{valuePerOrder}*{method.percent[]}/100+{method.fixed[]})/{totalShare}'

const variableCosts = {
  totalShare: '=SUM({method.share[]})',
  usesMethods: '=AND({paymentMode}="advanced",{totalShare}>0)',
  feePercent:
    '=IF({usesMethods},SUMPRODUCT({method.share[]},{method.percent[]})/{totalShare},{paymentBasicPercent})/100',
  gatewayFeePerOrder: `=IF({ordersPerMonth}=0,"",IF({usesMethods},${methodFees},${basicFee}))`,
  settlementDays: '=IF({usesMethods},SUMPRODUCT({method.share[]},{method.settlementDays[]})/{totalShare},0)',
  productCost: '=SUMPRODUCT({product.landed[]},{product.unitsPerMonth[]})',
  packagingCost: '={shippedOrdersPerMonth}*{packagingPerOrder}',
  shippingCost: '={shippedOrdersPerMonth}*{shippingPerOrder}',
  paymentCost: '=IF({ordersPerMonth}=0,0,{ordersPerMonth}*{gatewayFeePerOrder})',
  fulfillmentCost: '=IF({fulfillmentMethod}="3pl",{shippedOrdersPerMonth}*{fulfillmentPerOrder},0)',
  totalCOGS: '={productCost}+{packagingCost}+{shippingCost}+{paymentCost}+{fulfillmentCost}',
  cacVariableCost: '={customerAcquisitionCost}*{newCustomersPerMonth}',
  variableCost: '={totalCOGS}+{cacVariableCost}',
}

const overheadMonthly =
  '=IF({overhead.mode#}="annual",{overhead.amount#}/12,IF({overhead.mode#}="oneTime",{overhead.amount#}/{overhead.months#},{overhead.amount#}))'

const fixedCosts = {
  marketingMo: '={influencersMo}+{paidAdsMo}',
  overheadsTechMo: '=SUMPRODUCT({overhead.monthly[]},{overhead.isTech[]})',
  overheadsOpsMo: '=SUM({overhead.monthly[]})-{overheadsTechMo}',
  teamMo: '=SUM({team.monthlyCost[]})',
  oneTimeMo: '=SUM({overhead.oneTimeMonthly[]})',
  totalFixedCost: '={marketingMo}+{overheadsTechMo}+{overheadsOpsMo}+{teamMo}+{contingencyMo}',
}

const results = {
  totalMonthlyCosts: '={variableCost}+{totalFixedCost}',
  grossProfit: '={salesExVAT}-{totalCOGS}',
  grossMarginPct: '=IF({salesExVAT}=0,"",{grossProfit}/{salesExVAT}*100)',
  productMarginPct: '=IF({salesExVAT}=0,"",({salesExVAT}-{productCost})/{salesExVAT}*100)',
  weightedCAC: '=IF({newCustomersPerMonth}>0,({cacVariableCost}+{marketingMo})/{newCustomersPerMonth},"")',
  suggestedPriceInclVAT: '=IF({totalUnits}=0,"",{totalCOGS}/(1-{targetMarginPct}/100)/{totalUnits}*(1+{vat}))',
  discountShare: '={newShare}*{firstOrderDiscountPct}/100',
  keptOfSales: '=(1-{targetMarginPct}/100)/(1+{vat})-{feePercent}',
  unmovedCosts: '={totalCOGS}-{netSalesInclVAT}*{feePercent}',
  exactPriceInclVAT:
    '=IF(OR({totalUnits}=0,{keptOfSales}<=0,{discountShare}>=1),"",MAX(0,{unmovedCosts}/{keptOfSales}-{shippingRevenueInclVAT})/({totalUnits}*(1-{discountShare})))',
  maxProductCostPerUnit:
    '=IF({totalUnits}=0,"",MAX(0,{salesExVAT}/{totalUnits}*(1-{targetMarginPct}/100)-({totalCOGS}-{productCost})/{totalUnits}))',
}

/** Income and break-even of a month with these variable costs; `@` is before the name of each result. */
const incomeLine = {
  '@operatingIncome': '={salesExVAT}-({variable}+{totalFixedCost})',
  '@operatingMarginPct': '=IF({salesExVAT}=0,"",{@operatingIncome}/{salesExVAT}*100)',
  '@margin': '={salesExVAT}-{variable}',
  '@contributionPerUnit':
    '=IF({totalUnits}=0,"",IF(ABS({@margin})<=0.000000000001*({salesExVAT}+{variable}),0,{@margin})/{totalUnits})',
  '@pays': '=AND({totalUnits}>0,{@margin}>0.000000000001*({salesExVAT}+{variable}))',
  '@monthlyBreakEvenUnits': '=IF({@pays},MAX(0,ROUNDUP({totalFixedCost}/{@contributionPerUnit}-0.000000001,0)),"")',
  '@revenueToBreakEven': '=IF({@pays},{@monthlyBreakEvenUnits}*{salesExVAT}/{totalUnits},"")',
  '@isMonthlyProfitable': '=IF({@pays},{totalUnits}>={@monthlyBreakEvenUnits},FALSE())',
  '@monthsToBreakEven': '=IF({@isMonthlyProfitable},{@monthlyBreakEvenUnits}/{totalUnits},"")',
  '@monthlyUnitsSurplus': '=IF({@pays},MAX(0,{totalUnits}-{@monthlyBreakEvenUnits}),"")',
  '@monthlyUnitsShortfall': '=IF({@pays},MAX(0,{@monthlyBreakEvenUnits}-{totalUnits}),"")',
  '@safetyMarginPct': '=IF({@pays},({totalUnits}-{@monthlyBreakEvenUnits})/{totalUnits}*100,"")',
}

/** Adds the results of a month with these variable costs, before or after returns and stock. */
export function addIncomeLine(sheet, prefix, variable) {
  for (const [name, formula] of Object.entries(incomeLine)) {
    sheet.set(name.replace('@', prefix), formula.replaceAll('@', prefix).replaceAll('{variable}', `{${variable}}`))
  }
}

export function addMonth(sheet, plan, overheads) {
  for (const [name, formula] of Object.entries(landedParts)) {
    sheet.list(`product.${name}`, perProduct(plan.products.length, formula))
  }
  const oneTime = '=IF({overhead.mode#}="oneTime",{overhead.monthly#},0)'
  sheet.list('overhead.monthly', perProduct(overheads, overheadMonthly))
  sheet.list('overhead.oneTimeMonthly', perProduct(overheads, oneTime))
  for (const part of [sales, averages, variableCosts, fixedCosts, results]) sheet.define(part)
  addIncomeLine(sheet, '', 'variableCost')
}
