import { healthMaxima } from '../../../domain/model/advanced/health'
import type { NameIn } from '../../../domain/model/results/sections'
import { Lines, type Writing } from '../lines'

/** A result that is only there while the analysis is on. */
const whenOn = (formula: string) => `IF({enableAdvancedAnalysis}=1,${formula},NULL)`

const pays = '{bottomLine.pays}=1'
const clamped = (value: string) => `MAX(0,MIN(1,${value}))`
const isAbove0 = (name: string) => `IF(ISNUMBER({${name}}),IF({${name}}>0,1,0),0)=1`

function result(lines: Lines, name: NameIn<'advanced'>, formula: string, isStrong = false): void {
  lines.result(name, whenOn(formula), isStrong ? { isStrong } : {})
}

function stock(lines: Lines): void {
  lines.heading('advancedStock')
  result(lines, 'inventoryTurnDays', '360/{inventoryTurnoverRate}')
  result(lines, 'averageInventoryValue', '{inventoryValue}')
  result(lines, 'inventoryCarryingCostMo', '{holdingMo}')
  result(lines, 'returnsMo', '{lostMarginMo}+{processingMo}')
  result(lines, 'adjustedUnitCost', 'IF({totalUnits}=0,NULL,{finalUnitCost}+({processingMo}+{holdingMo})/{totalUnits})')
}

function customers(lines: Lines): void {
  lines.heading('advancedCustomers')
  lines.line(
    'leftPerOrder',
    'IF({deliveredOrdersMo}=0,NULL,({salesExVAT}-{totalCOGS}-{lostMarginMo}-{processingMo})/{deliveredOrdersMo})',
    'moneyOfOne',
  )
  result(lines, 'avgOrdersPerCustomer', '1+{repeatOrderRate}*{avgCustomerLifespanMonths}/12')
  result(
    lines,
    'customerLifetimeValue',
    'IF(ISNUMBER({leftPerOrder}),{leftPerOrder}*{avgOrdersPerCustomer},NULL)',
    true,
  )
  result(
    lines,
    'ltv2cacRatio',
    `IF(AND(ISNUMBER({customerLifetimeValue}),${isAbove0('weightedCAC')}),{customerLifetimeValue}/{weightedCAC},NULL)`,
  )
  result(
    lines,
    'customerPaybackPeriod',
    `IF(AND(ISNUMBER({weightedCAC}),${isAbove0('leftPerOrder')}),{weightedCAC}/{leftPerOrder},NULL)`,
  )
  result(
    lines,
    'paybackMonths',
    'IF(ISNUMBER({customerPaybackPeriod}),IF({customerPaybackPeriod}>{avgOrdersPerCustomer},NULL,IF({customerPaybackPeriod}<=1,0,({customerPaybackPeriod}-1)*12/{repeatOrderRate})),NULL)',
  )
  lines.line('lifespanMonths', 'ROUND({avgCustomerLifespanMonths},0)', 'months')
  lines.line(
    'earlierCustomers',
    'IF(ABS({monthlyGrowthRate})<0.0000001,{lifespanMonths},(1-(1+{monthlyGrowthRate})^(-{lifespanMonths}))/{monthlyGrowthRate})',
    'number',
  )
  result(lines, 'impliedNewSharePct', '1/(1+{repeatOrderRate}/12*{earlierCustomers})')
}

function capital(lines: Lines): void {
  lines.heading('advancedCapital')
  lines.line(
    'paidShare',
    'SUM({method.share[]})-{codRefusalPct}*SUMPRODUCT({method.isCod[]},{method.share[]})',
    'percent',
  )
  lines.line(
    'settlementDays',
    'IF(AND({usesMethods}=1,{paidShare}>0),(SUMPRODUCT({method.share[]},{method.settlementDays[]})-{codRefusalPct}*SUMPRODUCT({method.isCod[]},{method.share[]},{method.settlementDays[]}))/MAX({paidShare},0.00000001),0)',
    'days',
  )
  lines.line('customerDays', '{customerPaymentTermsDays}+{settlementDays}', 'days')
  result(
    lines,
    'supplierCashGap',
    '{inventoryValue}+{productCost}*{importLeadTimeMonths}-{productCost}*{supplierPaymentTermsDays}/30',
  )
  result(lines, 'customerCashGap', '{salesExVAT}/30*{customerDays}')
  result(
    lines,
    'cashConversionCycleDays',
    '360/{inventoryTurnoverRate}+30*{importLeadTimeMonths}+{customerDays}-{supplierPaymentTermsDays}',
  )
  result(lines, 'workingCapital', 'MAX(0,{supplierCashGap}+{customerCashGap})')
  lines.line('recurringMo', '{marketingMo}+{preLaunchMo}', 'money')
  lines.line('preLaunchMo', 'SUM({overhead.cost[]})-{oneTimeMo}+{teamMo}+{contingencyMo}', 'money')
  result(lines, 'workingCapitalRequired', '{workingCapital}+3*{recurringMo}')
  result(lines, 'startupInvestment', '{oneTimeInvestment}')
  lines.line(
    'oneTimeInvestment',
    'SUMPRODUCT(({overhead.mode[]}="oneTime")*{overhead.amount[]}*(1+({costFactor}-1)*{overhead.hasVat[]}))',
    'money',
  )
  result(lines, 'preLaunchFixedCost', '{preLaunchMo}*{importLeadTimeMonths}')
  result(lines, 'monthlyFreeCashFlow', '{realistic.cashFlow}', true)
}

function projectionResults(lines: Lines): void {
  lines.heading('advancedProjection')
  const back = (months: string, others: string) =>
    `IF(${pays},IF(SUM({${months}[]})>0,37-SUM({${others}[]}),NULL),NULL)`
  result(lines, 'cashBreakevenMonth', back('isBack', 'isBack'), true)
  result(lines, 'flatCashBreakevenMonth', back('flat.isBack', 'flat.isBack'))
  result(lines, 'peakFundingNeed', 'IF({totalUnits}=0,NULL,MAX(0,-{cash0},-MIN({cumulative[]})))')
  result(lines, 'projectedRevenue6Months', 'SUM({projection.sales[0:5]})')
  result(lines, 'projectedRevenue12Months', 'SUM({projection.sales[0:11]})')
  lines.line('capital', whenOn('{workingCapitalRequired}+{startupInvestment}'), 'money')
  lines.line('riskMultiplier', 'IF({businessRiskLevel}="low",0.5,IF({businessRiskLevel}="high",2,1))', 'number')
  result(
    lines,
    'riskAdjustedROI',
    'IF(OR({totalUnits}=0,{capital}=0),NULL,12*({realistic.cashFlow}-{riskMultiplier}/2*MAX(0,{realistic.cashFlow}-{conservative.cashFlow}))/{capital})',
  )
  result(
    lines,
    'scalingCapitalRequired',
    'IF({monthlyGrowthRate}>0,{workingCapital}*{seasonalityFactor}*((1+{monthlyGrowthRate})^({planningHorizonMonths}-1)-1),0)',
  )
  lines.line(
    'earnedSum',
    whenOn('SUMIF({projection.month[]},"<="&{planningHorizonMonths},{projection.earned[]})'),
    'money',
  )
  result(
    lines,
    'growthSustainabilityScore',
    'IF(OR({totalUnits}=0,{monthlyGrowthRate}<=0),NULL,IF({earnedSum}<=0,0,IF({scalingCapitalRequired}=0,100,MIN(100,100*{earnedSum}/{scalingCapitalRequired}))))',
  )
}

function health(lines: Lines): void {
  const { operatingMargin, customerValue, grossMargin, safetyMargin, payback } = healthMaxima
  const part = (name: string, points: number, full: string) =>
    whenOn(`IF(ISNUMBER({${name}}),${points}*${clamped(`{${name}}/${full}`)},0)`)
  lines.heading('advancedHealth')
  lines.line(
    'typicalMargin',
    'IFERROR(INDEX({margins[]},MATCH({productCategory},{codes.productCategory[]},0)),INDEX({margins[]},1))',
    'percent',
  )
  lines.line('health.operating', part('bottomLine.operatingMarginPct', operatingMargin, '0.2'), 'number')
  lines.line('health.winsForNothing', 'IF(ISNUMBER({weightedCAC}),IF({weightedCAC}=0,1,0),0)', 'flag')
  lines.line(
    'health.customer',
    whenOn(
      `IF(AND(ISNUMBER({ltv2cacRatio}),${isAbove0('customerLifetimeValue')}),${customerValue}*${clamped(`N({ltv2cacRatio})/3`)},0)`,
    ),
    'number',
  )
  lines.line('health.gross', part('grossMarginPct', grossMargin, '{typicalMargin}'), 'number')
  lines.line('health.safety', part('bottomLine.safetyMarginPct', safetyMargin, '0.3'), 'number')
  lines.line(
    'health.payback',
    whenOn(`IF(ISNUMBER({flatCashBreakevenMonth}),${payback}*${clamped('1-({flatCashBreakevenMonth}-6)/30')},0)`),
    'number',
  )
  lines.line('health.cap', whenOn('IF({bottomLine.isProfitable}=0,49,IF({monthlyFreeCashFlow}<0,74,100))'), 'number')
  const others = '{health.operating}+{health.gross}+{health.safety}+{health.payback}'
  result(
    lines,
    'businessHealthScore',
    `IF({totalUnits}=0,0,MIN({health.cap},IF({health.winsForNothing}=1,(${others})*100/75,${others}+{health.customer})))`,
    true,
  )
}

/** The sheet of the advanced analysis. */
export function addAdvanced(writing: Writing): void {
  const lines = new Lines(writing, 'advanced')
  health(lines)
  customers(lines)
  stock(lines)
  capital(lines)
  projectionResults(lines)
}
