import type { Plan } from '../../../domain/plan/plan'
import { Lines, type Writing } from '../lines'

/** The last month that a cash plan can have, and the most orders of goods within it and its lead time. */
export const lastCashMonth = 36
const mostOrders = 48

/** What the goods of one product cost, by when they are paid; '#' is the product. Source: docs/model.md, 'Cash by month'. */
const goods: [name: string, formula: string][] = [
  [
    'isLocal',
    'IF(AND({products.internationalShipping#}=0,{products.customsDutiesPct#}=0,{unit.shipmentUnits#}=0),1,0)',
  ],
  ['supplier', '{unit.units#}*IF({unit.isBuilt#}=1,{unit.exFactory#}/{unit.yield#},{unit.beforeYield#})'],
  [
    'supplierTaxed',
    '{unit.units#}*IF({unit.isBuilt#}=1,IF({bill.isLocal#}=1,{products.exFactoryPrice#}/{unit.yield#},0),{unit.beforeYield#})',
  ],
  ['arrival', '{unit.units#}*{unit.landedNet#}-{bill.supplier#}'],
  ['arrivalTaxed', '{unit.units#}*{unit.taxed#}-{bill.supplierTaxed#}'],
]

function addGoods(lines: Lines, plan: Plan): void {
  const { texts } = lines.writing
  lines.heading('cashGoods')
  lines.columns(plan.products.map((_, at) => texts.product(at)))
  for (const [name, formula] of goods) {
    const style = name === 'isLocal' ? 'whole' : 'money'
    const unit = name === 'isLocal' ? '' : texts.currency
    lines.across(`bill.${name}`, texts.word(`workbook:lines.bill_${name}`), unit, plan.products.length, formula, style)
  }
  lines.line('supplierNet', 'SUM({bill.supplier[]})*{goodsUsed}', 'money')
  lines.line('supplierVat', 'SUM({bill.supplierTaxed[]})*{goodsUsed}*{vatPct}', 'money')
  lines.line('arrivalNet', 'SUM({bill.arrival[]})*{goodsUsed}', 'money')
  lines.line('arrivalVat', 'SUM({bill.arrivalTaxed[]})*{goodsUsed}*{vatPct}', 'money')
  const part = (vat: string, net: string) => `IF({${vat}}+{${net}}=0,0,{${vat}}/({${vat}}+{${net}}))`
  lines.line('supplierVatPart', part('supplierVat', 'supplierNet'), 'number')
  lines.line('arrivalVatPart', part('arrivalVat', 'arrivalNet'), 'number')
}

/** Each order of goods: when it arrives, is ordered, and is paid. Rows after the last order are empty. */
const orderColumns: [name: string, formula: string][] = [
  [
    'arrival',
    'IF(MAX(0,1+{cashPlan.openingStockMonths}+%*{cashPlan.stockCoverMonths}-{cashPlan.leadTimeMonths})<={lastMonth},1+{cashPlan.openingStockMonths}+%*{cashPlan.stockCoverMonths},"")',
  ],
  ['ordered', 'IF(ISNUMBER({goods.arrival#}),MAX(0,{goods.arrival#}-{cashPlan.leadTimeMonths}),"")'],
  [
    'covered',
    'IF(ISNUMBER({goods.arrival#}),SUMPRODUCT(({demand.month[]}>={goods.arrival#})*({demand.month[]}<{goods.arrival#}+{cashPlan.stockCoverMonths})*{demand[]}),"")',
  ],
  [
    'deposit',
    'IF(ISNUMBER({goods.arrival#}),({supplierNet}+{supplierVat})*{goods.covered#}*{cashPlan.supplierDepositPct},"")',
  ],
  [
    'balance',
    'IF(ISNUMBER({goods.arrival#}),({supplierNet}+{supplierVat})*{goods.covered#}*(1-{cashPlan.supplierDepositPct}),"")',
  ],
  ['paidIn', 'IF(ISNUMBER({goods.arrival#}),{goods.arrival#}+{balanceMonths},"")'],
  ['nextIn', 'IF(ISNUMBER({goods.arrival#}),{goods.arrival#}+{balanceMonths}+1,"")'],
  ['balanceNow', 'IF(ISNUMBER({goods.arrival#}),{goods.balance#}*(1-{balanceRest}),"")'],
  ['balanceNext', 'IF(ISNUMBER({goods.arrival#}),{goods.balance#}*{balanceRest},"")'],
  ['onArrival', 'IF(ISNUMBER({goods.arrival#}),({arrivalNet}+{arrivalVat})*{goods.covered#},"")'],
]

function addOrders(lines: Lines): void {
  const { book, texts } = lines.writing
  lines.heading('cashOrders')
  lines.line('balanceMonths', 'INT({cashPlan.supplierBalanceDays}/30)', 'months')
  lines.line('balanceRest', '{cashPlan.supplierBalanceDays}/30-{balanceMonths}', 'number')
  lines.columns(
    orderColumns.map(([name]) => texts.word(`workbook:columns.goods_${name}`)),
    2,
  )
  for (let order = 0; order < mostOrders; order += 1) {
    book.put(lines.sheet, lines.row, 1, order + 1, 'whole')
    for (const [column, [name, formula]] of orderColumns.entries()) {
      const own = formula.replaceAll('%', String(order)).replaceAll('#', `[${order}]`)
      const style = ['arrival', 'ordered', 'paidIn', 'nextIn'].includes(name)
        ? 'whole'
        : name === 'covered'
          ? 'number'
          : 'money'
      book.call(`goods.${name}`, lines.sheet, book.formula(lines.sheet, lines.row, 2 + column, own, style))
    }
    lines.row += 1
  }
}

/** How delivered orders are paid: a column for the one average fee, and one for each method. */
function payers(plan: Plan, lines: Lines): { label: string; weight: string; days: string }[] {
  const { book, texts } = lines.writing
  const average = {
    label: texts.word('options:paymentModes.basic'),
    weight: 'IF({usesMethods}=1,0,1)',
    days: '{laterDays}',
  }
  const counted = plan.paymentMethods.filter((_, at) => book.has(`in.paymentMethods.${at}.share`))
  const methods = counted.map(({ id }, at) => ({
    label: texts.method(id),
    weight: `IF(AND({usesMethods}=1,{paidShare}>0),{method.share[${at}]}*(1-{codRefusalPct}*{method.isCod[${at}]})/MAX({paidShare},0.00000001),0)`,
    days: `{method.settlementDays[${at}]}+{laterDays}`,
  }))
  return [average, ...methods]
}

/** What is received in each month, by how it was paid. */
function addReceipts(lines: Lines, plan: Plan): void {
  const { book, texts } = lines.writing
  const { sheet } = lines
  lines.heading('cashReceipts')
  lines.line('received', '{netSalesInclVAT}-{paymentCost}/{costFactor}*(1+{vatPct})', 'money')
  lines.line('laterDays', 'IF({enableAdvancedAnalysis}=1,{customerPaymentTermsDays},0)', 'days')
  const all = payers(plan, lines)
  const put = (name: string, formula: (at: number) => string) => {
    book.put(sheet, lines.row, 1, texts.word(`workbook:lines.${name}`), 'label')
    for (const at of all.keys())
      book.call(`payer.${name}`, sheet, book.formula(sheet, lines.row, 2 + at, formula(at), 'number'))
    lines.row += 1
  }
  lines.columns(
    all.map(({ label }) => label),
    2,
  )
  put('payerWeight', (at) => all[at]?.weight ?? '0')
  put('payerDays', (at) => all[at]?.days ?? '0')
  put('payerMonths', (at) => `INT({payer.payerDays[${at}]}/30)`)
  put('payerRest', (at) => `{payer.payerDays[${at}]}/30-{payer.payerMonths[${at}]}`)
  for (let month = 0; month <= lastCashMonth; month += 1) {
    book.put(sheet, lines.row, 1, month, 'whole')
    for (const at of all.keys()) {
      const sold = (later: number) => {
        const when = `${month - later}-{payer.payerMonths[${at}]}`
        return `IF(AND(${when}>=1,${when}<={lastMonth}),INDEX({demand[]},MAX(1,${when})),0)`
      }
      const rest = `{payer.payerRest[${at}]}`
      const formula = `{payer.payerWeight[${at}]}*{received}*((1-${rest})*${sold(0)}+${rest}*${sold(1)})`
      book.call(`received.${month}`, sheet, book.formula(sheet, lines.row, 2 + at, formula, 'money'))
    }
    lines.row += 1
  }
}

/** The workings of cash by month: goods, orders of goods and receipts. */
export function addCashWork(writing: Writing, plan: Plan): void {
  const lines = new Lines(writing, 'cashWork', { widths: [46, ...Array.from({ length: 12 }, () => 18)] })
  lines.line('lastMonth', 'IF({cashPlan.enabled}=1,{cashPlan.months},-1)', 'months')
  addGoods(lines, plan)
  addOrders(lines)
  addReceipts(lines, plan)
}
