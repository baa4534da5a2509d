import type { CellStyle } from '../book'
import { Lines, type Writing } from '../lines'
import { cashColumns } from '../month-columns'
import { lastCashMonth } from './cash-work'

type Column = readonly [name: string, formula: string, style?: CellStyle]

const isAnnual = 'AND({cash.month#}>={cashPlan.annualBillsMonth},MOD({cash.month#}-{cashPlan.annualBillsMonth},12)=0)'

/** What is due of overheads in a month, of the amounts with or without their VAT. */
const due = (kind: string) =>
  `{${kind}.monthly}*IF({cash.month#}=0,{cashPlan.preLaunchMonths},1)+IF(${isAnnual},{${kind}.annual},0)+IF({cash.month#}=0,{${kind}.oneTime},0)`

const paidFor = (list: string) =>
  `SUMIF({goods.ordered[]},{cash.month#},{goods.deposit[]})+SUMIF({goods.paidIn[]},{cash.month#},{goods.balanceNow[]})+SUMIF({goods.nextIn[]},{cash.month#},{goods.balanceNext[]})${list}`

/** Workings of a month; '#' is its row, '~' the one before. Month 0 is before the first sale. Source: docs/model.md, 'Cash by month'. */
const workings: Column[] = [
  ['cash.demand', '%demand', 'number'],
  ['cash.receipts', 'SUM({received.%[]})'],
  ['cash.supplierPayments', paidFor('')],
  ['cash.arrivalCosts', 'SUMIF({goods.arrival[]},{cash.month#},{goods.onArrival[]})'],
  ['cash.deliveryCosts', '{deliveryNet}*(1+{vatPct})*{cash.demand#}'],
  ['cash.won', '%won', 'number'],
  [
    'cash.acquisition',
    'IF({cash.month#}=0,0,IF({winsAll}=1,{customerAcquisitionCost}*{cash.won#},{cacVariableCost}/{costFactor}*{cash.demand#}))',
  ],
  ['cash.marketing', '{cash.acquisition#}*(1+{vatPct})+IF({cash.month#}=0,0,{influencersMo}+{paidAdsMo}*(1+{vatPct}))'],
  [
    'cash.overheadsAndTeam',
    `${due('gross')}+IF({cash.month#}=0,{cashPlan.preLaunchMonths}*{teamMo},{teamMo}+{contingencyMo})`,
  ],
  ['cash.returns', '({lostMarginMo}+{processingMo}/{costFactor}*(1+{vatPct}))*{cash.demand#}'],
  ['cash.ended', 'SUMIF({overhead.months[]},"<"&{cash.month#},{overhead.oneTime[]})'],
  [
    'cash.operatingIncome',
    'IF({cash.month#}=0,0,{salesExVAT}*{cash.demand#}-IF({winsAll}=1,{totalCOGS}*{cash.demand#}+{cash.acquisition#}*{costFactor},{variableCost}*{cash.demand#})-({totalFixedCost}-{cash.ended#}))',
  ],
  ['cash.outputVat', '({netSalesInclVAT}-{salesExVAT})*{cash.demand#}'],
  [
    'cash.inputVat',
    `{cash.supplierPayments#}*{supplierVatPart}+{cash.arrivalCosts#}*{arrivalVatPart}+{vatPct}*(({deliveryNet}+{processingMo}/{costFactor}+{paymentCost}/{costFactor})*{cash.demand#}+{cash.acquisition#}+IF({cash.month#}=0,0,{paidAdsMo}))+${due('vatOf')}`,
  ],
  ['cash.quarterEnd', 'IF(AND({cash.month#}>=1,MOD({firstCalendarMonth}+{cash.month#}-1,3)=0),1,0)', 'whole'],
  ['cash.openVat', '%openVat+{cash.outputVat#}-{cash.inputVat#}'],
  ['cash.dueVat', 'IF({cash.quarterEnd#}=1,MAX(0,{cash.openVat#}-%credit),0)'],
  ['cash.creditVat', 'IF({cash.quarterEnd#}=1,MAX(0,%credit-{cash.openVat#}),%credit)'],
  ['cash.vatPaid', 'IF({vatRegistered}=1,%dueVat,0)'],
  [
    'cash.netCash',
    '{cash.receipts#}-({cash.supplierPayments#}+{cash.arrivalCosts#}+{cash.deliveryCosts#}+{cash.marketing#}+{cash.overheadsAndTeam#}+{cash.returns#}+{cash.vatPaid#})',
  ],
  ['cash.closingCash', '%closingCash+{cash.netCash#}'],
  [
    'cash.isLowest',
    'IF({cash.month#}<={lastMonth},IF({cash.closingCash#}<={lowest}+0.005,{cash.month#},""),"")',
    'whole',
  ],
  ['cash.isOut', 'IF({cash.month#}<={lastMonth},IF({cash.closingCash#}<-0.005,{cash.month#},""),"")', 'whole'],
  [
    'cash.isBelow',
    'IF({cash.month#}<={lastMonth},IF(OR({cash.month#}=0,{cash.closingCash#}<{cashPlan.openingCash}-0.005),{cash.month#},""),"")',
    'whole',
  ],
]

/** What a month has of the one before; the first has none. */
function inRow(formula: string, month: number): string {
  const before = (name: string, first: string) => (month === 0 ? first : `{cash.${name}[${month - 1}]}`)
  const won = `MAX(0,{ordersPerMonth}*{demand[${month - 1}]}-{repeatOrderRate}/12*(1-{refused})*SUMIF({cash.month[0:${month - 1}]},">="&(${month}-{lifespanMonths}),{cash.won[0:${month - 1}]}))`
  return formula
    .replaceAll('%demand', month === 0 ? '0' : `{demand[${month - 1}]}`)
    .replaceAll('{received.%[]}', `{received.${month}[]}`)
    .replaceAll('%won', month === 0 ? '0' : won)
    .replaceAll('%openVat', month === 0 ? '0' : `IF({cash.quarterEnd[${month - 1}]}=1,0,{cash.openVat[${month - 1}]})`)
    .replaceAll('%credit', before('creditVat', '0'))
    .replaceAll('%dueVat', before('dueVat', '0'))
    .replaceAll('%closingCash', before('closingCash', '{cashPlan.openingCash}'))
    .replaceAll('#', `[${month}]`)
}

const whenOn = (formula: string) => `IF({cashPlan.enabled}=1,${formula},NULL)`

function addTerms(lines: Lines): void {
  const gross = (mode: string, vat: string) => `SUMPRODUCT(({overhead.mode[]}="${mode}")*{overhead.amount[]}*${vat})`
  lines.heading('cashTerms')
  lines.line('winsAll', 'IF(AND({cashPlan.startsWithNoCustomers}=1,{enableAdvancedAnalysis}=1),1,0)', 'flag')
  lines.line('firstCalendarMonth', 'IF({startMonth}=0,1,MOD({startMonth}-1,12)+1)', 'month')
  lines.line(
    'deliveryNet',
    '({packagingCost}+{shippingCost}+{fulfillmentCost}+{refusedReturnCost})/{costFactor}',
    'money',
  )
  for (const mode of ['monthly', 'annual', 'oneTime']) {
    lines.line(`gross.${mode}`, gross(mode, '(1+{vatPct}*{overhead.hasVat[]})'), 'money')
    lines.line(`vatOf.${mode}`, gross(mode, '{vatPct}*{overhead.hasVat[]}'), 'money')
  }
}

function addResults(lines: Lines): void {
  const first = (list: string) => `IF(COUNT({${list}[]})=0,NULL,MIN({${list}[]}))`
  lines.heading('cashResults')
  lines.line('lowest', 'MIN({shown.closingCash[]})', 'money')
  lines.result('cashPlan.cashNeeded', whenOn('MAX(0,{cashPlan.openingCash}-{lowest})'), { isStrong: true })
  lines.result('cashPlan.lowestCash', whenOn('{lowest}'))
  lines.result('cashPlan.lowestMonth', whenOn(first('cash.isLowest')))
  lines.result('cashPlan.shortfall', whenOn('MAX(0,-{lowest})'))
  lines.result('cashPlan.runsOutMonth', whenOn(first('cash.isOut')))
  lines.result('cashPlan.backMonth', whenOn('IF(MAX({cash.isBelow[]})>={lastMonth},NULL,MAX({cash.isBelow[]})+1)'))
  lines.result('cashPlan.endingCash', whenOn('INDEX({cash.closingCash[]},{lastMonth}+1)'))
  lines.result('cashPlan.vatPaidTotal', whenOn('SUM({shown.vatPaid[]})'))
  lines.result(
    'cashPlan.afterEnd.receipts',
    whenOn(
      '{received}*SUM({payer.payerWeight[]})*SUMIF({demand.month[]},"<="&{lastMonth},{demand[]})-SUM({shown.receipts[]})',
    ),
  )
  lines.result(
    'cashPlan.afterEnd.payments',
    whenOn(
      'SUM({goods.deposit[]})+SUM({goods.balance[]})+SUM({goods.onArrival[]})-SUM({shown.supplierPayments[]})-SUM({shown.arrivalCosts[]})',
    ),
  )
  const at = (list: string) => `INDEX({cash.${list}[]},{lastMonth}+1)`
  lines.result(
    'cashPlan.afterEnd.vatOwed',
    whenOn(`IF({vatRegistered}=1,${at('dueVat')}+IF(${at('quarterEnd')}=1,0,${at('openVat')})-${at('creditVat')},0)`),
  )
}

const firstWorking = 16

/** The sheet of cash by month: the months of the plan, and beside them the workings of 36. */
export function addCash(writing: Writing): void {
  const { book, texts, results } = writing
  const widths = [46, 16, ...cashColumns.map(() => 18), 10, ...workings.map(() => 16)]
  const lines = new Lines(writing, 'cash', {
    widths,
    frozen: { rows: 0, columns: 2 },
    printedColumns: 2 + cashColumns.length,
  })
  const { sheet } = lines
  addResults(lines)
  addTerms(lines)
  lines.heading('cashMonths')
  lines.columns(
    ['month', 'calendarMonth'].map((key) => texts.word(`workbook:columns.${key}`)),
    1,
  )
  const header = lines.row - 1
  for (const [at, field] of cashColumns.entries())
    book.put(sheet, header, 3 + at, texts.word(`results:names.cashMonth.${field}`), 'column')
  book.put(sheet, header, firstWorking - 1, texts.word('workbook:columns.month'), 'column')
  for (const [at, [name]] of workings.entries())
    book.put(sheet, header, firstWorking + at, texts.word(`workbook:columns.${name.replaceAll('.', '_')}`), 'column')
  for (let month = 0; month <= lastCashMonth; month += 1) {
    const isShown = `${month}<={lastMonth}`
    book.formula(sheet, lines.row, 1, `IF(${isShown},${month},"")`, 'whole')
    book.call('cash.month', sheet, book.put(sheet, lines.row, firstWorking - 1, month, 'whole'))
    book.formula(
      sheet,
      lines.row,
      2,
      `IF(AND({startMonth}>0,${month}>0,${isShown}),DATE(2025,{startMonth}+${month}-1,1),"")`,
      'date',
    )
    for (const [at, field] of cashColumns.entries()) {
      const formula = `IF(${isShown},{cash.${field}[${month}]},"")`
      const cell = book.formula(sheet, lines.row, 3 + at, formula, field === 'demand' ? 'number' : 'money')
      book.call(`shown.${field}`, sheet, cell)
      results.set(cell, `cashPlan.months.${month}.${field}`)
    }
    for (const [at, [name, formula, style = 'money']] of workings.entries())
      book.call(name, sheet, book.formula(sheet, lines.row, firstWorking + at, inRow(formula, month), style))
    lines.row += 1
  }
}
