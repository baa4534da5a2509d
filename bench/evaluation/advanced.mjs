// The advanced analysis and the projection of 36 months, as formulas.
import { addBottomLine } from './bottom-line.mjs'

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
  paysBack: '=IF(ISNUMBER({customerPaybackPeriod}),{customerPaybackPeriod}<={avgOrdersPerCustomer},FALSE())',
  paybackMonths: '=IF({paysBack},IF({customerPaybackPeriod}<=1,0,({customerPaybackPeriod}-1)*12/{repeatOrderRate}),"")',
  lifespanMonths: '=ROUND({avgCustomerLifespanMonths},0)',
  earlierCustomers:
    '=IF({monthlyGrowthRate}=0,{lifespanMonths},(1-(1+{monthlyGrowthRate})^(-{lifespanMonths}))/{monthlyGrowthRate})',
  impliedNewSharePct: '=100/(1+{repeatOrderRate}/12*{earlierCustomers})',
  customerDays: '={customerPaymentTermsDays}+{settlementDays}',
  supplierCashGap:
    '={averageInventoryValue}+{productCost}*{importLeadTimeMonths}-{productCost}*{supplierPaymentTermsDays}/30',
  customerCashGap: '={salesExVAT}/30*{customerDays}',
  cashConversionCycleDays: '={inventoryTurnDays}+30*{importLeadTimeMonths}+{customerDays}-{supplierPaymentTermsDays}',
  workingCapital: '=MAX(0,{supplierCashGap}+{customerCashGap})',
  recurringFixed: '={totalFixedCost}-{oneTimeMo}',
  workingCapitalRequired: '={workingCapital}+3*{recurringFixed}',
  startupInvestment: '=SUMIF({overhead.mode[]},"oneTime",{overhead.amount[]})',
  preLaunchFixedCost: '=({recurringFixed}-{marketingMo})*{importLeadTimeMonths}',
  returnsAndHolding: '={returnsMo}+{inventoryCarryingCostMo}',
  monthlyFreeCashFlow: '={operatingIncome}+{oneTimeMo}-{returnsAndHolding}',
}

function addScenario(sheet, name, demand, cost) {
  sheet.define({
    [`${name}.salesExVAT`]: `={salesExVAT}*${demand}`,
    [`${name}.operatingIncome`]: `={salesExVAT}*${demand}-({variableCost}*${demand}*${cost}+{totalFixedCost}*${cost})`,
    [`${name}.operatingMarginPct`]: `=IF({${name}.salesExVAT}=0,"",{${name}.operatingIncome}/{${name}.salesExVAT}*100)`,
    [`${name}.incomeAfterReturns`]: `={${name}.operatingIncome}-{returnsAndHolding}*${demand}`,
    [`${name}.marginAfterReturnsPct`]: `=IF({${name}.salesExVAT}=0,"",{${name}.incomeAfterReturns}/{${name}.salesExVAT}*100)`,
    [`${name}.cashFlow`]: `={${name}.operatingIncome}+{oneTimeMo}*${cost}-{returnsAndHolding}*${demand}`,
  })
}

/** For each month 1..36: '#' is this month's cell of a list, '~' the one before. */
const monthly = (formula) =>
  Array.from({ length: months }, (_, i) => formula.replaceAll('#', `[${i}]`).replaceAll('~', `[${i - 1}]`))

const ended = 'SUMIF({overhead.months[]},"<"&{t#},{overhead.oneTimeMonthly[]})'

/** The projection's columns, with the plan's growth and, under `flat.`, without what it hopes for. */
const columns = (prefix, growth) => ({
  [`${prefix}demand`]: `={seasonalityFactor}*(1+${growth})^({t#}-1)`,
  [`${prefix}sales`]: `={salesExVAT}*{${prefix}demand#}`,
  [`${prefix}income`]: `={${prefix}sales#}-{variableCost}*{${prefix}demand#}-({totalFixedCost}-{spreadEnded#})`,
  [`${prefix}after`]: `={${prefix}income#}-{returnsAndHolding}*{${prefix}demand#}`,
  [`${prefix}earned`]: `={${prefix}after#}+({oneTimeMo}-{spreadEnded#})`,
})

const backMonth = (prefix) => ({
  [`${prefix}isBackFor`]: `=SUM({${prefix}isBack[]})`,
  [`${prefix}backMonth`]: `=IF(AND({bottomLine.pays},{${prefix}isBackFor}>0),${months + 1}-{${prefix}isBackFor},"")`,
})

const projectionResults = {
  ...backMonth(''),
  ...backMonth('flat.'),
  cashBreakevenMonth: '={backMonth}',
  flatCashBreakevenMonth: '={flat.backMonth}',
  peakFundingNeed: '=IF({totalUnits}=0,"",MAX(0,-{cash0},-MIN({cumulative[]})))',
  projectedRevenue6Months: '=SUMIF({t[]},"<=6",{sales[]})',
  projectedRevenue12Months: '=SUMIF({t[]},"<=12",{sales[]})',
  capital: '={workingCapitalRequired}+{startupInvestment}',
  plannedReturn: '=IF({capital}=0,"",12*{realistic.cashFlow}/{capital}*100)',
  cautiousReturn: '=IF({capital}=0,"",12*{conservative.cashFlow}/{capital}*100)',
  riskMultiplier: '=IF({businessRiskLevel}="low",0.5,IF({businessRiskLevel}="high",2,1))',
  riskAdjustedROI:
    '=IF(OR({totalUnits}=0,{capital}=0),"",{plannedReturn}-{riskMultiplier}/2*MAX(0,{plannedReturn}-{cautiousReturn}))',
  scalingCapitalRequired:
    '=IF({monthlyGrowthRate}>0,{workingCapital}*{seasonalityFactor}*((1+{monthlyGrowthRate})^({planningHorizonMonths}-1)-1),0)',
  earnedSum: '=SUMIF({t[]},"<="&{planningHorizonMonths},{earned[]})',
  growthSustainabilityScore:
    '=IF(OR({totalUnits}=0,{monthlyGrowthRate}<=0),"",IF({earnedSum}<=0,0,IF({scalingCapitalRequired}=0,100,MIN(100,100*{earnedSum}/{scalingCapitalRequired}))))',
}

const c = (value) => `MAX(0,MIN(1,${value}))`

const health = {
  typicalMargin: '=INDEX({benchmark.margin[]},MATCH({productCategory},{benchmark.category[]},0))',
  'health.operating': `=IF(ISNUMBER({bottomLine.operatingMarginPct}),30*${c('{bottomLine.operatingMarginPct}/20')},0)`,
  'health.winsForNothing': '=IF(ISNUMBER({weightedCAC}),{weightedCAC}=0,FALSE())',
  'health.customer': `=IF({hasCAC},IF({customerLifetimeValue}<=0,0,25*${c('{ltv2cacRatio}/3')}),0)`,
  'health.gross': `=IF(ISNUMBER({grossMarginPct}),15*${c('{grossMarginPct}/{typicalMargin}')},0)`,
  'health.safety': `=IF(ISNUMBER({bottomLine.safetyMarginPct}),15*${c('{bottomLine.safetyMarginPct}/30')},0)`,
  'health.cash': `=IF(ISNUMBER({flatCashBreakevenMonth}),15*${c('1-({flatCashBreakevenMonth}-6)/30')},0)`,
  'health.others': '={health.operating}+{health.gross}+{health.safety}+{health.cash}',
  'health.sum': '=IF({health.winsForNothing},{health.others}*100/75,{health.others}+{health.customer})',
  'health.cap': '=IF(NOT({bottomLine.isMonthlyProfitable}),49,IF({monthlyFreeCashFlow}<0,74,100))',
  businessHealthScore: '=IF({totalUnits}=0,0,MIN({health.cap},{health.sum}))',
}

/** Adds the cash of 36 months, and from which of them on it stays above what was there before the first. */
function addCash(sheet, prefix) {
  const cash = monthly(`={${prefix}earned#}-{workingCapital}*({${prefix}demand#}-{${prefix}demand~})`)
  sheet.list(`${prefix}cash`, [`={${prefix}earned[0]}`, ...cash.slice(1)])
  const cumulative = monthly(`={${prefix}cumulative~}+{${prefix}cash#}`)
  sheet.list(`${prefix}cumulative`, [`={cash0}+{${prefix}cash[0]}`, ...cumulative.slice(1)])
  const stays = (i) => (i === months - 1 ? '' : `,{${prefix}isBack[${i + 1}]}=1`)
  const isBack = monthly('').map((_, i) => `=IF(AND({${prefix}cumulative[${i}]}>=-0.005${stays(i)}),1,0)`)
  sheet.list(`${prefix}isBack`, isBack)
}

function addProjection(sheet) {
  const numbers = Array.from({ length: months }, (_, i) => i + 1)
  sheet.list('t', numbers)
  sheet.list('spreadEnded', monthly(`=${ended}`))
  sheet.set('cash0', '=0-({startupInvestment}+{preLaunchFixedCost}+{workingCapital}*{seasonalityFactor})')
  for (const [prefix, growth] of [
    ['', '{monthlyGrowthRate}'],
    ['flat.', 'MIN(0,{monthlyGrowthRate})'],
  ]) {
    for (const [name, formula] of Object.entries(columns(prefix, growth))) sheet.list(name, monthly(formula))
    addCash(sheet, prefix)
  }
}

export function addAdvanced(sheet, products) {
  sheet.define(analysis)
  addBottomLine(sheet, products)
  addScenario(sheet, 'conservative', 0.7, 1.2)
  addScenario(sheet, 'realistic', 1, 1)
  addScenario(sheet, 'optimistic', 1.5, 0.9)
  addProjection(sheet)
  sheet.define(projectionResults)
  sheet.define(health)
}
