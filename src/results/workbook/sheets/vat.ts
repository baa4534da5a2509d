import { mandatoryThreshold, voluntaryThreshold } from '../../../domain/model/constants'
import { Lines, type Writing } from '../lines'
import { coreFormula, coreLines, type MonthVariation } from './month-core'

/** Writes the month of a variation, line by line, to its income. */
export function addVariation(lines: Lines, variation: MonthVariation): void {
  const { texts } = lines.writing
  for (const [name, , kind] of coreLines) {
    const label = texts.word(`workbook:lines.${name}`)
    lines.line(`${variation.prefix}${name}`, coreFormula(name, variation), kind, { label })
  }
}

/** The store in the other state. */
const otherState: MonthVariation = {
  prefix: 'other.',
  registered: '{other.registered}',
  refusalRate: '{codRefusalPct}',
}

const lastMonth = 36
const year = 12
const thresholds = { voluntary: voluntaryThreshold, mandatory: mandatoryThreshold }

/** Sums of twelve months of taxable sales, from the year before the first sale on; a table of months. */
function addYears(lines: Lines): void {
  const { book, texts } = lines.writing
  const { sheet } = lines
  lines.heading('vatYears')
  lines.line('keptSales', '{salesExVAT}*(1-{returnRate})', 'money')
  lines.columns(
    ['month', 'taxable', 'yearSum', 'aboveVoluntary', 'aboveMandatory'].map((key) =>
      texts.word(`workbook:columns.${key}`),
    ),
    1,
  )
  for (let month = 1 - year; month < lastMonth + year; month += 1) {
    const at = month + year - 1
    const put = (name: string, column: number, formula: string) =>
      book.call(name, sheet, book.formula(sheet, lines.row, column, formula, 'money'))
    book.put(sheet, lines.row, 1, month, 'whole')
    put('taxable', 2, month >= 1 ? `{keptSales}*{demand[${month - 1}]}` : `{salesLast12Months}/${year}`)
    if (month >= 0) {
      put('yearSum', 3, `SUM({taxable[${at - year + 1}:${at}]})`)
      for (const [column, [name, limit]] of Object.entries(thresholds).entries()) {
        const isAbove = `AND({currency}="SAR",{yearSum[${month}]}>${limit}+0.005)`
        const cell = book.formula(sheet, lines.row, 4 + column, `IF(${isAbove},${month},"")`, 'whole')
        book.call(`above.${name}`, sheet, cell)
      }
    }
    lines.row += 1
  }
}

const first = (cells: string, earlier: number) => `IF(COUNT(${cells})=0,NULL,MIN(${cells})-${earlier})`

/** The sheet about VAT. */
export function addVat(writing: Writing): void {
  // The table of months has amounts where other sheets have units.
  const lines = new Lines(writing, 'vat', { widths: [50, 18, 18, 18, 18, 18, 18] })
  lines.heading('vatMonth')
  lines.result('vat.outputVatMo', '{netSalesInclVAT}-{salesExVAT}')
  lines.line(
    'billsWithVat',
    '({packagingCost}+{shippingCost}+{fulfillmentCost}+{refusedReturnCost}+{paymentCost}+{cacVariableCost})/{costFactor}+{paidAdsMo}+SUMPRODUCT({overhead.net[]},{overhead.hasVat[]})',
    'money',
  )
  lines.result('vat.inputVatMo', '{vatPct}*({goodsTaxed}*{goodsUsed}+{billsWithVat})')
  lines.result('vat.vatDueMo', 'IF({vatRegistered}=1,{vat.outputVatMo}-{vat.inputVatMo},NULL)')
  lines.result('vat.irrecoverableVatMo', 'IF({vatRegistered}=1,0,{vat.inputVatMo})')
  lines.result('vat.incomeIfRegistered', 'IF({vatRegistered}=1,{bottomLine.operatingIncome},{other.income})')
  lines.result('vat.incomeIfNotRegistered', 'IF({vatRegistered}=1,{other.income},{bottomLine.operatingIncome})')
  lines.heading('vatDuty')
  for (const name of ['voluntary', 'mandatory'] as const) {
    lines.result(`vat.${name}.pastMonth`, first(`{above.${name}[0:${lastMonth}]}`, 0))
    lines.result(`vat.${name}.expectedMonth`, first(`{above.${name}[${year}:${year + lastMonth - 1}]}`, year - 1))
  }
  lines.result(
    'vat.mustRegisterMonth',
    'IF({vatRegistered}=1,NULL,IF(ISNUMBER({vat.mandatory.pastMonth}),IF(ISNUMBER({vat.mandatory.expectedMonth}),MIN({vat.mandatory.pastMonth}+1,{vat.mandatory.expectedMonth}),{vat.mandatory.pastMonth}+1),{vat.mandatory.expectedMonth}))',
  )
  lines.heading('vatOther')
  lines.line('other.registered', '1-{vatRegistered}', 'flag')
  addVariation(lines, otherState)
  addYears(lines)
}
