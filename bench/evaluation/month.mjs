// One month, as formulas. '""' stands for a result that has no meaning.

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
  ordersPerMonth: '=ROUNDUP({totalUnits}/MAX({avgUnitsPerOrder},1),0)',
  grossSalesInclVAT: '=SUMPRODUCT({product.unitPriceInclVAT[]},{product.unitsPerMonth[]})',
  discountsInclVAT: '={grossSalesInclVAT}*({newShare}*({firstOrderDiscountPct}/100))',
  shippingRevenueInclVAT: '={ordersPerMonth}*{customerShippingChargeInclVAT}',
  netSalesInclVAT: '={grossSalesInclVAT}-{discountsInclVAT}+{shippingRevenueInclVAT}',
  salesExVAT: '={netSalesInclVAT}/(1+{vat})',
  valuePerOrder: '=IF({ordersPerMonth}=0,"",{netSalesInclVAT}/{ordersPerMonth})',
  newCustomersPerMonth: '={ordersPerMonth}*{newShare}',
}

const basicFee = '({valuePerOrder}*{paymentBasicPercent}/100+{paymentBasicFixed})'
const methodFees = 'SUMPRODUCT({method.share[]},{valuePerOrder}*{method.percent[]}/100+{method.fixed[]})/{totalShare}'

const variableCosts = {
  totalShare: '=SUM({method.share[]})',
  usesMethods: '=AND({paymentMode}="advanced",{totalShare}>0)',
  gatewayFeePerOrder: `=IF({ordersPerMonth}=0,"",IF({usesMethods},${methodFees},${basicFee}))`,
  settlementDays: '=IF({usesMethods},SUMPRODUCT({method.share[]},{method.settlementDays[]})/{totalShare},0)',
  productCost: '=SUMPRODUCT({product.landed[]},{product.unitsPerMonth[]})',
  packagingCost: '={ordersPerMonth}*{packagingPerOrder}',
  shippingCost: '={ordersPerMonth}*{shippingPerOrder}',
  paymentCost: '=IF({ordersPerMonth}=0,0,{ordersPerMonth}*{gatewayFeePerOrder})',
  fulfillmentCost: '=IF({fulfillmentMethod}="3pl",{ordersPerMonth}*{fulfillmentPerOrder},0)',
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

const pays = 'AND({totalUnits}>0,{contributionPerUnit}>0)'

const results = {
  totalMonthlyCosts: '={variableCost}+{totalFixedCost}',
  grossProfit: '={salesExVAT}-{totalCOGS}',
  grossMarginPct: '=IF({salesExVAT}=0,"",{grossProfit}/{salesExVAT}*100)',
  operatingIncome: '={salesExVAT}-{totalMonthlyCosts}',
  operatingMarginPct: '=IF({salesExVAT}=0,"",{operatingIncome}/{salesExVAT}*100)',
  margin: '={salesExVAT}-{variableCost}',
  contributionPerUnit:
    '=IF({totalUnits}=0,"",IF(ABS({margin})<=0.000000000001*({salesExVAT}+{variableCost}),0,{margin})/{totalUnits})',
  monthlyBreakEvenUnits: `=IF(${pays},MAX(0,ROUNDUP({totalFixedCost}/{contributionPerUnit}-0.000000001,0)),"")`,
  revenueToBreakEven: `=IF(${pays},{monthlyBreakEvenUnits}*{salesExVAT}/{totalUnits},"")`,
  isMonthlyProfitable: `=IF(${pays},{totalUnits}>={monthlyBreakEvenUnits},FALSE())`,
  monthsToBreakEven: '=IF({isMonthlyProfitable},{monthlyBreakEvenUnits}/{totalUnits},"")',
  monthlyUnitsSurplus: `=IF(${pays},MAX(0,{totalUnits}-{monthlyBreakEvenUnits}),"")`,
  monthlyUnitsShortfall: `=IF(${pays},MAX(0,{monthlyBreakEvenUnits}-{totalUnits}),"")`,
  safetyMarginPct: `=IF(${pays},({totalUnits}-{monthlyBreakEvenUnits})/{totalUnits}*100,"")`,
  weightedCAC: '=IF({newCustomersPerMonth}>0,({cacVariableCost}+{marketingMo})/{newCustomersPerMonth},"")',
  suggestedPriceInclVAT: '=IF({totalUnits}=0,"",{totalCOGS}/(1-{targetMarginPct}/100)/{totalUnits}*(1+{vat}))',
  maxProductCostPerUnit:
    '=IF({totalUnits}=0,"",MAX(0,{salesExVAT}/{totalUnits}*(1-{targetMarginPct}/100)-({totalCOGS}-{productCost})/{totalUnits}))',
  breakEvenState:
    '=IF({totalUnits}=0,"no-units",IF({contributionPerUnit}<=0,"never",IF({isMonthlyProfitable},"profitable","needs-units")))',
  verdict:
    '=IF({totalUnits}=0,"",IF(NOT({isMonthlyProfitable}),"unprofitable",IF({operatingMarginPct}>=15,"strong","moderate")))',
  performanceBadge:
    '=IF({totalUnits}=0,"",IF({salesExVAT}=0,"losing",IF({operatingMarginPct}>20,"healthy",IF({operatingMarginPct}>=5,"fair",IF({operatingMarginPct}>=0,"tight","losing")))))',
}

export function addMonth(sheet, plan, overheads) {
  for (const [name, formula] of Object.entries(landedParts)) {
    sheet.list(`product.${name}`, perProduct(plan.products.length, formula))
  }
  const oneTime = '=IF({overhead.mode#}="oneTime",{overhead.monthly#},0)'
  sheet.list('overhead.monthly', perProduct(overheads, overheadMonthly))
  sheet.list('overhead.oneTimeMonthly', perProduct(overheads, oneTime))
  for (const part of [sales, averages, variableCosts, fixedCosts, results]) sheet.define(part)
}
