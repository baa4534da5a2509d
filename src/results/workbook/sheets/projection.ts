import { projectedMonths } from '../../../domain/model/constants'
import type { ProjectionMonth } from '../../../domain/model/evaluation'
import type { CellStyle } from '../book'
import { Lines, type Writing } from '../lines'

type Column = readonly [name: string, formula: string]

const ended = 'SUMIF({overhead.months[]},"<"&{projection.month#},{overhead.oneTime[]})'

/** Workings of a month; '#' is its row, '~' the one before. Source: docs/model.md, 'Projection'. */
const workings: Column[] = [
  ['projection.ended', ended],
  ['projection.demand', '{seasonalityFactor}*(1+{monthlyGrowthRate})^({projection.month#}-1)'],
  ['projection.sales', '{salesExVAT}*{projection.demand#}'],
  [
    'projection.income',
    '{projection.sales#}-{variableCost}*{projection.demand#}-({totalFixedCost}-{projection.ended#})',
  ],
  ['projection.after', '{projection.income#}-{bottomLine.returnsAndStockMo}*{projection.demand#}'],
  ['projection.earned', '{projection.after#}+({oneTimeMo}-{projection.ended#})'],
  ['projection.cash', '{projection.earned#}-{tiedUpCash}*({projection.demand#}-{projection.demand~})'],
  ['cumulative', '{cumulative~}+{projection.cash#}'],
  ['isBack', 'IF(AND({cumulative#}>=-0.005,{isBack+}=1),1,0)'],
  ['flat.demand', '{seasonalityFactor}*(1+MIN(0,{monthlyGrowthRate}))^({projection.month#}-1)'],
  [
    'flat.earned',
    '({salesExVAT}-{variableCost}-{bottomLine.returnsAndStockMo})*{flat.demand#}-({totalFixedCost}-{projection.ended#})+({oneTimeMo}-{projection.ended#})',
  ],
  ['flat.cash', '{flat.earned#}-{tiedUpCash}*({flat.demand#}-{flat.demand~})'],
  ['flat.cumulative', '{flat.cumulative~}+{flat.cash#}'],
  ['flat.isBack', 'IF(AND({flat.cumulative#}>=-0.005,{flat.isBack+}=1),1,0)'],
]

/** A formula in one of the rows; the first has no row before it, the last none after. */
function inRow(formula: string, at: number): string {
  const isFirst = at === 0
  const isLast = at === projectedMonths - 1
  return formula
    .replaceAll(/\{(\w+\.)?demand~\}/g, (_, prefix: string) => `{${prefix}demand[${isFirst ? 0 : at - 1}]}`)
    .replaceAll(/\{((?:flat\.)?cumulative)~\}/g, (_, name: string) => (isFirst ? '{cash0}' : `{${name}[${at - 1}]}`))
    .replaceAll(/\{((?:flat\.)?isBack)\+\}=1/g, (_, name: string) => (isLast ? '1=1' : `{${name}[${at + 1}]}=1`))
    .replaceAll('#', `[${at}]`)
}

const shown: [field: Exclude<keyof ProjectionMonth, 'month'>, formula: string][] = [
  ['salesExVAT', '{projection.sales#}'],
  ['operatingIncome', '{projection.income#}'],
  ['incomeAfterReturns', '{projection.after#}'],
  ['cashFlow', '{projection.cash#}'],
  ['cumulativeCash', '{cumulative#}'],
]

const firstWorking = 9

/** The sheet of the projection: the months of the horizon, and beside them the workings of all 36. */
export function addProjection(writing: Writing): void {
  const { book, texts, results } = writing
  const widths = [24, 16, 20, 20, 20, 20, 20, 10, ...workings.map(() => 16)]
  const lines = new Lines(writing, 'projection', { widths, frozen: { rows: 7, columns: 2 }, printedColumns: 7 })
  const { sheet } = lines
  lines.line(
    'tiedUpCash',
    'MAX(0,{inventoryValue}+{productCost}*{importLeadTimeMonths}-{productCost}*{supplierPaymentTermsDays}/30+{salesExVAT}/30*{customerDays})',
    'money',
  )
  lines.line(
    'cash0',
    '0-({oneTimeInvestment}+{preLaunchMo}*{importLeadTimeMonths}+{tiedUpCash}*{seasonalityFactor})',
    'money',
  )
  lines.row += 1
  const words = ['month', 'calendarMonth', ...shown.map(([field]) => `projection_${field}`), 'month']
  lines.columns(
    words.map((key) => texts.word(`workbook:columns.${key}`)),
    1,
  )
  for (const [at, [name]] of workings.entries())
    book.put(
      sheet,
      lines.row - 1,
      firstWorking + at,
      texts.word(`workbook:columns.${name.replaceAll('.', '_')}`),
      'column',
    )
  const put = (column: number, month: number, field: string, formula: string, style: CellStyle = 'money') => {
    const cell = book.formula(sheet, lines.row, column, formula, style)
    results.set(cell, `advanced.projection.${month}.${field}`)
  }
  for (let month = 0; month <= projectedMonths; month += 1) {
    const inHorizon = `AND({enableAdvancedAnalysis}=1,${month}<={planningHorizonMonths})`
    book.formula(sheet, lines.row, 1, `IF(${inHorizon},${month},"")`, 'whole')
    const monthCell = book.put(sheet, lines.row, firstWorking - 1, month, 'whole')
    book.formula(
      sheet,
      lines.row,
      2,
      `IF(AND({startMonth}>0,${month}>0,${inHorizon}),DATE(2025,{startMonth}+${month}-1,1),"")`,
      'date',
    )
    for (const [column, [field, formula]] of shown.entries()) {
      const start = field === 'cashFlow' || field === 'cumulativeCash' ? '{cash0}' : '0'
      const value = month === 0 ? start : formula.replaceAll('#', `[${month - 1}]`)
      put(3 + column, month, field, `IF(${inHorizon},${value},"")`)
    }
    if (month > 0) {
      book.call('projection.month', sheet, monthCell)
      for (const [at, [name, formula]] of workings.entries()) {
        const style = /isBack/.test(name) ? 'whole' : /demand/.test(name) ? 'number' : 'money'
        book.call(name, sheet, book.formula(sheet, lines.row, firstWorking + at, inRow(formula, month - 1), style))
      }
    }
    lines.row += 1
  }
}
