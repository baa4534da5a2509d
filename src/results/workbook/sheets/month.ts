import type { IncomeLine } from '../../../domain/model/evaluation'
import { newSaudiRates } from '../../../domain/model/month/social-insurance'
import { opsOverheadIds, techOverheadIds } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { Lines, type Writing } from '../lines'
import { coreFormula, planned } from './month-core'

const core = (name: string) => coreFormula(name, planned)

/** The least whole number that is not below, exact to the last digit: spreadsheets round to 15 digits before they round up. */
const ceiling = (value: string) => `ROUND(${value},0)+IF(SUM(${value},-ROUND(${value},0))>0,1,0)`

const perOrder = (amount: string) => `IF({ordersPerMonth}=0,NULL,(${amount})/{ordersPerMonth})`
const perUnit = (amount: string) => `IF({totalUnits}=0,NULL,(${amount})/{totalUnits})`

function sales(lines: Lines): void {
  lines.heading('monthSales')
  lines.result('totalUnits', 'SUM({unit.units[]})')
  lines.result('ordersPerMonth', ceiling('{totalUnits}/{avgUnitsPerOrder}'))
  lines.result('shippedOrdersPerMonth', ceiling('SUM({unit.unitsSent[]})/{avgUnitsPerOrder}'))
  lines.result('grossSalesInclVAT', 'SUM({unit.gross[]})')
  lines.result('discountsInclVAT', '{grossSalesInclVAT}*({firstOrderSharePct}*{firstOrderDiscountPct})')
  lines.result('shippingRevenueInclVAT', '{shippedOrdersPerMonth}*{customerShippingChargeInclVAT}')
  lines.line('orderedInclVAT', '{grossSalesInclVAT}-{discountsInclVAT}+{shippingRevenueInclVAT}', 'money')
  lines.result('valuePerOrder', perOrder('{orderedInclVAT}'))
  lines.line('totalShare', 'SUM({method.share[]})', 'percent')
  lines.line('usesMethods', 'IF(AND({paymentMode}="advanced",{totalShare}>0),1,0)', 'flag')
  lines.line(
    'codShare',
    'IF({shippedOrdersPerMonth}=0,0,IF({usesMethods}=1,SUMPRODUCT({method.isCod[]},{method.share[]})/MAX({totalShare},0.00000001),{codSharePct}))',
    'percent',
  )
  lines.line('refused', core('refused'), 'percent')
  lines.result('refusedOrdersMo', '{ordersPerMonth}*{refused}')
  lines.result('deliveredOrdersMo', '{ordersPerMonth}*(1-{refused})')
  lines.result('refusedSalesInclVAT', core('refusedSalesInclVAT'))
  lines.result('netSalesInclVAT', core('netSalesInclVAT'))
  lines.line('outputRate', core('outputRate'), 'percent')
  lines.line('costFactor', core('costFactor'), 'number')
  lines.result('salesExVAT', core('salesExVAT'), { isStrong: true })
  lines.result('paidPerOrder', perOrder('{netSalesInclVAT}'))
  lines.result('revenuePerUnit', perUnit('{salesExVAT}'))
}

function variableCosts(lines: Lines): void {
  lines.heading('monthCosts')
  lines.line('goodsUsed', core('goodsUsed'), 'percent')
  lines.line('goodsSent', core('goodsSent'), 'money')
  for (const name of ['productCost', 'packagingCost', 'shippingCost'] as const) lines.result(name, core(name))
  lines.line('orderValue', 'IF({ordersPerMonth}=0,0,{orderedInclVAT}/MAX(1,{ordersPerMonth}))', 'moneyOfOne')
  lines.line('feePercent', core('feePercent'), 'percent')
  lines.line('feeFixed', core('feeFixed'), 'moneyOfOne')
  lines.line('feePerOrder', core('feePerOrder'), 'moneyOfOne')
  lines.result('gatewayFeePerOrder', 'IF({ordersPerMonth}=0,NULL,{feePerOrder})')
  for (const name of ['paymentCost', 'fulfillmentCost', 'refusedReturnCost'] as const) lines.result(name, core(name))
  lines.result('totalCOGS', core('totalCOGS'), { isStrong: true })
  lines.result('newCustomersPerMonth', '{ordersPerMonth}*{firstOrderSharePct}*(1-{refused})')
  lines.result('cacVariableCost', core('cacVariableCost'))
  lines.line('variableCost', core('variableCost'), 'money')
}

/** The employer's rate for Saudis insured since July 2024, by the month of the first sale; July 2026 without one. */
function newSaudiRate(): string {
  const monthsSince2025 = (month: string) => (Number(month.slice(0, 4)) - 2025) * 12 + Number(month.slice(5))
  const start = `IF({startMonth}=0,${monthsSince2025('2026-07')},{startMonth})`
  return newSaudiRates.reduceRight(
    (rest, { pct, before }) =>
      before === '' ? String(pct / 100) : `IF(${start}<${monthsSince2025(before)},${pct / 100},${rest})`,
    '0',
  )
}

const overheadNet =
  'IF({overhead.mode#}="annual",{overhead.amount#}/12,IF({overhead.mode#}="oneTime",{overhead.amount#}/{overhead.months#},{overhead.amount#}))'

/** Overheads and team as tables: what they cost a month. */
function fixedTables(lines: Lines, plan: Plan): void {
  const { sheet } = lines
  const { book, texts } = lines.writing
  const overheads =
    plan.customOverheadsTech.length + plan.customOverheadsOps.length + techOverheadIds.length + opsOverheadIds.length
  const columns = ['overheadNet', 'overheadCost', 'overheadOneTime'].map((key) => texts.word(`workbook:columns.${key}`))
  lines.columns(columns)
  const names = overheadNames(plan, (id) => texts.overhead(id))
  const formulas: [string, string][] = [
    ['overhead.net', overheadNet],
    ['overhead.cost', '{overhead.net#}*IF({overhead.hasVat#}=1,{costFactor},1)'],
    ['overhead.oneTime', 'IF({overhead.mode#}="oneTime",{overhead.cost#},0)'],
  ]
  for (let at = 0; at < overheads; at += 1) {
    book.put(sheet, lines.row, 1, names[at] ?? '', 'label')
    book.put(sheet, lines.row, 2, texts.currency, 'unit')
    for (const [column, [name, formula]] of formulas.entries())
      book.call(
        name,
        sheet,
        book.formula(sheet, lines.row, 3 + column, formula.replaceAll('#', `[${at}]`), 'moneyOfOne'),
      )
    lines.row += 1
  }
  lines.line('newSaudiRate', newSaudiRate(), 'percent')
  if (plan.team.length === 0) book.callNothing('team.insurance')
  else lines.columns([texts.word('workbook:columns.insurance')])
  for (const [at, member] of plan.team.entries()) {
    const rate = `IF({team.socialInsurance[${at}]}="saudi",0.1175,IF({team.socialInsurance[${at}]}="nonSaudi",0.02,IF({team.socialInsurance[${at}]}="saudiNew",{newSaudiRate},0)))`
    const formula = `IF({currency}="SAR",${rate}*MIN({team.monthlyCost[${at}]},45000),0)`
    book.put(sheet, lines.row, 1, texts.member(member), 'label')
    book.put(sheet, lines.row, 2, texts.currency, 'unit')
    book.call('team.insurance', sheet, book.formula(sheet, lines.row, 3, formula, 'moneyOfOne'))
    lines.row += 1
  }
}

/** The names of overheads in the order of the sheet of inputs. */
function overheadNames(plan: Plan, nameOf: (id: string) => string): string[] {
  return [
    ...techOverheadIds.map(nameOf),
    ...plan.customOverheadsTech.map(({ name }) => name),
    ...opsOverheadIds.map(nameOf),
    ...plan.customOverheadsOps.map(({ name }) => name),
  ]
}

function fixedCosts(lines: Lines, plan: Plan): void {
  const tech = techOverheadIds.length + plan.customOverheadsTech.length
  const all = tech + opsOverheadIds.length + plan.customOverheadsOps.length
  lines.heading('monthFixed')
  fixedTables(lines, plan)
  lines.result('marketingMo', core('marketingMo'))
  lines.result('overheadsTechMo', `SUM({overhead.cost[0:${tech - 1}]})`)
  lines.result('overheadsOpsMo', `SUM({overhead.cost[${tech}:${all - 1}]})`)
  lines.result('socialInsuranceMo', 'SUM({team.insurance[]})')
  lines.result('teamMo', 'SUM({team.monthlyCost[]})+{socialInsuranceMo}')
  // The input of the same name comes first.
  lines.result('contingencyMo', '{contingencyMo}')
  lines.result('totalFixedCost', '{marketingMo}+{overheadsTechMo}+{overheadsOpsMo}+{teamMo}+{contingencyMo}', {
    isStrong: true,
  })
  lines.result('oneTimeMo', 'SUM({overhead.oneTime[]})')
}

function profit(lines: Lines): void {
  lines.heading('monthProfit')
  lines.result('totalMonthlyCosts', '{variableCost}+{totalFixedCost}')
  lines.result('grossProfit', '{salesExVAT}-{totalCOGS}')
  lines.result('grossMarginPct', 'IF({salesExVAT}=0,NULL,{grossProfit}/{salesExVAT})')
  lines.result('productMarginPct', 'IF({salesExVAT}=0,NULL,({salesExVAT}-{productCost})/{salesExVAT})')
  lines.result(
    'weightedCAC',
    'IF({newCustomersPerMonth}>0,({cacVariableCost}+{marketingMo})/{newCustomersPerMonth},NULL)',
  )
}

const tolerance = '0.000000000001'

type IncomeName = Exclude<keyof IncomeLine, 'isMonthlyProfitable'>

/** Income and break-even of a month with these variable costs; '@' is before the name of each. */
const incomeLines: [name: IncomeName, formula: string][] = [
  ['operatingIncome', '{salesExVAT}-({@variable}+{totalFixedCost})'],
  ['operatingMarginPct', 'IF({salesExVAT}=0,NULL,{@operatingIncome}/{salesExVAT})'],
  [
    'contributionPerUnit',
    `IF({totalUnits}=0,NULL,IF(ABS({salesExVAT}-{@variable})<=${tolerance}*({salesExVAT}+{@variable}),0,{salesExVAT}-{@variable})/{totalUnits})`,
  ],
  ['monthlyBreakEvenUnits', 'IF({@pays}=1,MAX(0,ROUNDUP({totalFixedCost}/{@contributionPerUnit}-0.000000001,0)),NULL)'],
  ['revenueToBreakEven', 'IF({@pays}=1,{@monthlyBreakEvenUnits}*{salesExVAT}/{totalUnits},NULL)'],
  ['monthsToBreakEven', 'IF({@isProfitable}=1,{@monthlyBreakEvenUnits}/{totalUnits},NULL)'],
  ['monthlyUnitsSurplus', 'IF({@pays}=1,MAX(0,{totalUnits}-{@monthlyBreakEvenUnits}),NULL)'],
  ['monthlyUnitsShortfall', 'IF({@pays}=1,MAX(0,{@monthlyBreakEvenUnits}-{totalUnits}),NULL)'],
  ['safetyMarginPct', 'IF({@pays}=1,({totalUnits}-{@monthlyBreakEvenUnits})/{totalUnits},NULL)'],
]

function income(lines: Lines, prefix: '' | 'bottomLine.', variable: string): void {
  lines.line(`${prefix}variable`, variable, 'money')
  for (const [name, formula] of incomeLines) {
    lines.result(
      `${prefix}${name}`,
      formula.replaceAll('@', prefix),
      name === 'operatingIncome' ? { isStrong: true } : {},
    )
    if (name === 'contributionPerUnit')
      lines.line(`${prefix}pays`, `IF({totalUnits}=0,0,IF({${prefix}contributionPerUnit}>0,1,0))`, 'flag')
    if (name === 'monthlyBreakEvenUnits')
      lines.line(
        `${prefix}isProfitable`,
        `IF({${prefix}pays}=1,IF({totalUnits}>={${prefix}monthlyBreakEvenUnits},1,0),0)`,
        'flag',
      )
  }
}

function prices(lines: Lines): void {
  lines.heading('monthPrices')
  lines.result(
    'suggestedPriceInclVAT',
    'IF(OR({totalUnits}=0,{refused}=1),NULL,{totalCOGS}/(1-{targetMarginPct})/{totalUnits}*(1+{outputRate})/(1-{refused}))',
  )
  lines.line('feePart', '{feePercent}*{costFactor}', 'percent')
  lines.line('discountPart', '{firstOrderSharePct}*{firstOrderDiscountPct}', 'percent')
  lines.line('keptOfSales', '(1-{refused})*(1-{targetMarginPct})/(1+{outputRate})-{feePart}', 'percent')
  lines.result(
    'exactPriceInclVAT',
    'IF(OR({totalUnits}=0,{keptOfSales}<=0,{discountPart}>=1,{refused}=1),NULL,MAX(0,({totalCOGS}-{orderedInclVAT}*{feePart})/{keptOfSales}-{shippingRevenueInclVAT})/({totalUnits}*(1-{discountPart})))',
  )
  lines.result(
    'maxProductCostPerUnit',
    'IF(OR({totalUnits}=0,{refused}=1),NULL,MAX(0,({salesExVAT}*(1-{targetMarginPct})-({totalCOGS}-{productCost}))/{totalUnits})/{costFactor}/{goodsUsed})',
  )
}

function returns(lines: Lines): void {
  lines.heading('monthReturns')
  lines.line('returnRate', 'IF({enableAdvancedAnalysis}=1,{expectedReturnRate},0)', 'percent')
  lines.line('holdingRate', 'IF({enableAdvancedAnalysis}=1,{inventoryCarryingCostPct},0)', 'percent')
  lines.line('lostMarginMo', core('lostMarginMo'), 'money')
  lines.line('processingMo', core('processingMo'), 'money')
  lines.line('inventoryValue', '{productCost}*12/{inventoryTurnoverRate}', 'money')
  lines.line('holdingMo', '{inventoryValue}*{holdingRate}/12', 'money')
  lines.result('bottomLine.returnsAndStockMo', '{lostMarginMo}+{processingMo}+{holdingMo}')
}

/** The sheet of the month, to its bottom line. */
export function addMonth(writing: Writing, plan: Plan): void {
  const lines = new Lines(writing, 'month')
  sales(lines)
  variableCosts(lines)
  fixedCosts(lines, plan)
  profit(lines)
  lines.heading('monthBefore')
  income(lines, '', '{variableCost}')
  returns(lines)
  lines.heading('monthBottom')
  income(lines, 'bottomLine.', '{variableCost}+{bottomLine.returnsAndStockMo}')
  lines.result('bottomLine.totalMonthlyCosts', '{bottomLine.variable}+{totalFixedCost}')
  lines.result('bottomLine.costPerUnit', perUnit('{bottomLine.variable}'))
  lines.result('bottomLine.neededPerUnit', perUnit('{bottomLine.totalMonthlyCosts}'))
  lines.result('bottomLine.orderLeaves', perOrder('{salesExVAT}-{bottomLine.variable}'))
  lines.line('leftOfSales', '{salesExVAT}-{totalCOGS}-{bottomLine.returnsAndStockMo}', 'money')
  lines.result('bottomLine.orderMargin', 'IF({deliveredOrdersMo}=0,NULL,{leftOfSales}/{deliveredOrdersMo})')
  lines.result('bottomLine.breakEvenRoas', 'IF({leftOfSales}>0,{orderedInclVAT}*{costFactor}/{leftOfSales},NULL)')
  prices(lines)
}
