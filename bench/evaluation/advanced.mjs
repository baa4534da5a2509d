// The advanced analysis and the projection of 36 months, as formulas.

const months = 36

const analysis = {
  returnsMo:
    '={expectedReturnRate}*MAX(0,{salesExVAT}-{productCost})+{expectedReturnRate}*{ordersPerMonth}*{returnProcessingCost}',
  inventoryTurnDays: '=360/{inventoryTurnoverRate}',
  averageInventoryValue: '={productCost}*12/{inventoryTurnoverRate}',
  inventoryCarryingCostMo: '={averageInventoryValue}*{inventoryCarryingCostPct}/100/12',
  adjustedUnitCost:
    '=IF({totalUnits}=0,"",{finalUnitCost}+({expectedReturnRate}*{ordersPerMonth}*{returnProcessingCost}+{inventoryCarryingCostMo})/{totalUnits})',
  avgOrdersPerCustomer: '=1+{repeatOrderRate}*{avgCustomerLifespanMonths}/12',
  marginPerOrder: '=IF({ordersPerMonth}=0,"",({salesExVAT}-{totalCOGS}-{returnsMo})/{ordersPerMonth})',
  customerLifetimeValue: '=IF({ordersPerMonth}=0,"",{marginPerOrder}*{avgOrdersPerCustomer})',
  hasCAC: '=IF(ISNUMBER({weightedCAC}),{weightedCAC}>0,FALSE())',
  ltv2cacRatio: '=IF({hasCAC},{customerLifetimeValue}/{weightedCAC},"")',
  customerPaybackPeriod:
    '=IF(AND(ISNUMBER({weightedCAC}),ISNUMBER({marginPerOrder})),IF({marginPerOrder}>0,{weightedCAC}/{marginPerOrder},""),"")',
  customerDays: '={customerPaymentTermsDays}+{settlementDays}',
  supplierCashGap:
    '={averageInventoryValue}+{productCost}*{importLeadTimeMonths}-{productCost}*{supplierPaymentTermsDays}/30',
  customerCashGap: '={salesExVAT}/30*{customerDays}',
  cashConversionCycleDays: '={inventoryTurnDays}+30*{importLeadTimeMonths}+{customerDays}-{supplierPaymentTermsDays}',
  tiedUp: '=MAX(0,{supplierCashGap}+{customerCashGap})',
  recurringFixed: '={totalFixedCost}-{oneTimeMo}',
  workingCapitalRequired: '={tiedUp}+3*{recurringFixed}',
  startupInvestment: '=SUMIF({overhead.mode[]},"oneTime",{overhead.amount[]})',
  preLaunchFixedCost: '={recurringFixed}*{importLeadTimeMonths}',
  returnsAndHolding: '={returnsMo}+{inventoryCarryingCostMo}',
  monthlyFreeCashFlow: '={operatingIncome}+{oneTimeMo}-{returnsAndHolding}',
}

function addScenario(sheet, name, demand, cost) {
  sheet.define({
    [`${name}.salesExVAT`]: `={salesExVAT}*${demand}`,
    [`${name}.operatingIncome`]: `={salesExVAT}*${demand}-({variableCost}*${demand}*${cost}+{totalFixedCost}*${cost})`,
    [`${name}.operatingMarginPct`]: `=IF({${name}.salesExVAT}=0,"",{${name}.operatingIncome}/{${name}.salesExVAT}*100)`,
    [`${name}.cashFlow`]: `={${name}.operatingIncome}+{oneTimeMo}*${cost}-{returnsAndHolding}*${demand}`,
  })
}

/** For each month 1..36: '#' is this month's cell of a list, '~' the one before. */
const monthly = (formula) =>
  Array.from({ length: months }, (_, i) => formula.replaceAll('#', `[${i}]`).replaceAll('~', `[${i - 1}]`))

const ended = 'SUMIF({overhead.months[]},"<"&{t#},{overhead.oneTimeMonthly[]})'

const columns = {
  demand: '={seasonalityFactor}*(1+{monthlyGrowthRate})^({t#}-1)',
  sales: '={salesExVAT}*{demand#}',
  spreadEnded: `=${ended}`,
  income: '={sales#}-{variableCost}*{demand#}-({totalFixedCost}-{spreadEnded#})',
  earned: '={income#}-{returnsAndHolding}*{demand#}+({oneTimeMo}-{spreadEnded#})',
}

const projectionResults = {
  isBackFor: '=SUM({isBack[]})',
  cashBreakevenMonth: `=IF(AND({totalUnits}>0,{isBackFor}>0),IF({contributionPerUnit}>0,${months + 1}-{isBackFor},""),"")`,
  peakFundingNeed: '=MAX(0,-{cash0},-MIN({shown[]}))',
  projectedRevenue6Months: '=SUMIF({t[]},"<=6",{sales[]})',
  projectedRevenue12Months: '=SUMIF({t[]},"<=12",{sales[]})',
  capital: '={workingCapitalRequired}+{startupInvestment}',
  plannedReturn: '=IF({capital}=0,"",12*{realistic.cashFlow}/{capital}*100)',
  cautiousReturn: '=IF({capital}=0,"",12*{conservative.cashFlow}/{capital}*100)',
  riskMultiplier: '=IF({businessRiskLevel}="low",0.5,IF({businessRiskLevel}="high",2,1))',
  riskAdjustedROI:
    '=IF(OR({totalUnits}=0,{capital}=0),"",{plannedReturn}-{riskMultiplier}/2*MAX(0,{plannedReturn}-{cautiousReturn}))',
  scalingCapitalRequired:
    '=IF({monthlyGrowthRate}>0,{tiedUp}*{seasonalityFactor}*((1+{monthlyGrowthRate})^({planningHorizonMonths}-1)-1),0)',
  earnedSum: '=SUMIF({t[]},"<="&{planningHorizonMonths},{earned[]})',
  growthSustainabilityScore:
    '=IF(OR({totalUnits}=0,{monthlyGrowthRate}<=0),"",IF({earnedSum}<=0,0,IF({scalingCapitalRequired}=0,100,MIN(100,100*{earnedSum}/{scalingCapitalRequired}))))',
}

const c = (value) => `MAX(0,MIN(1,${value}))`

const health = {
  typicalMargin: '=INDEX({benchmark.margin[]},MATCH({productCategory},{benchmark.category[]},0))',
  'health.operating': `=IF(ISNUMBER({operatingMarginPct}),30*${c('{operatingMarginPct}/20')},0)`,
  'health.customer': `=IF(AND(ISNUMBER({weightedCAC}),ISNUMBER({customerLifetimeValue})),IF({customerLifetimeValue}<=0,0,IF({weightedCAC}=0,25,25*${c('{ltv2cacRatio}/3')})),0)`,
  'health.gross': `=IF(ISNUMBER({grossMarginPct}),15*${c('{grossMarginPct}/{typicalMargin}')},0)`,
  'health.safety': `=IF(ISNUMBER({safetyMarginPct}),15*${c('{safetyMarginPct}/30')},0)`,
  'health.cash': `=IF(ISNUMBER({cashBreakevenMonth}),15*${c('1-({cashBreakevenMonth}-6)/30')},0)`,
  'health.cap': '=IF({contributionPerUnit}<=0,49,IF(OR(NOT({isMonthlyProfitable}),{monthlyFreeCashFlow}<0),74,100))',
  businessHealthScore:
    '=IF({totalUnits}=0,0,MIN({health.cap},{health.operating}+{health.customer}+{health.gross}+{health.safety}+{health.cash}))',
}

function addProjection(sheet) {
  const numbers = Array.from({ length: months }, (_, i) => i + 1)
  sheet.list('t', numbers)
  for (const [name, formula] of Object.entries(columns)) sheet.list(name, monthly(formula))
  const cash = monthly('={earned#}-{tiedUp}*({demand#}-{demand~})')
  sheet.list('cash', ['={earned[0]}', ...cash.slice(1)])
  sheet.set('cash0', '=0-({startupInvestment}+{tiedUp}*{demand[0]})')
  const cumulative = monthly('={cumulative~}+{cash#}')
  sheet.list('cumulative', ['={cash0}+{cash[0]}', ...cumulative.slice(1)])
  const stays = (i) => (i === months - 1 ? '' : `,{isBack[${i + 1}]}=1`)
  const isBack = numbers.map((_, i) => `=IF(AND({cumulative[${i}]}>=-0.005${stays(i)}),1,0)`)
  sheet.list('isBack', isBack)
  sheet.list('shown', monthly('=IF({t#}<={planningHorizonMonths},{cumulative#},0)'))
}

export function addAdvanced(sheet) {
  sheet.define(analysis)
  addScenario(sheet, 'conservative', 0.7, 1.2)
  addScenario(sheet, 'realistic', 1, 1)
  addScenario(sheet, 'optimistic', 1.5, 0.9)
  addProjection(sheet)
  sheet.define(projectionResults)
  sheet.define(health)
}
