import type { ProductResult } from '../../../domain/model/evaluation'
import type { Plan } from '../../../domain/plan/plan'
import type { CellStyle } from '../book'
import { Lines, resultCellName, type Writing } from '../lines'

type Line = readonly [name: string, formula: string, style: CellStyle, shown?: Exclude<keyof ProductResult, 'id'>]

const share = (part: string, whole: string) => `IF(${whole}=0,0,${part}/${whole})`

/** For each product; '#' is its column. Source: docs/model.md, 'By product'. */
const parts: Line[] = [
  ['units', '{unit.units#}', 'whole', 'units'],
  ['shareOfUnits', share('{unit.units#}', '{totalUnits}'), 'percent'],
  ['shareSent', share('{unit.unitsSent#}', 'SUM({unit.unitsSent[]})'), 'percent'],
  ['shareOfGross', share('{unit.gross#}', '{grossSalesInclVAT}'), 'percent'],
  [
    'salesExVAT',
    '(({grossSalesInclVAT}-{discountsInclVAT})*{product.shareOfGross#}+{shippingRevenueInclVAT}*{product.shareSent#})*(1-{refused})/(1+{outputRate})',
    'money',
    'salesExVAT',
  ],
  ['shareOfSales', 'IF({salesExVAT}=0,{product.shareOfUnits#},{product.salesExVAT#}/{salesExVAT})', 'percent'],
  ['productCost', '{unit.landed#}*{unit.units#}*{goodsUsed}', 'money', 'productCost'],
  [
    'orderCosts',
    '({packagingCost}+{shippingCost}+{fulfillmentCost}+{refusedReturnCost})*{product.shareSent#}',
    'money',
    'orderCosts',
  ],
  ['paymentCost', '{paymentCost}*{product.shareOfSales#}', 'money', 'paymentCost'],
  ['acquisition', '{cacVariableCost}*{product.shareOfUnits#}', 'money', 'acquisition'],
  [
    'returnsAndStock',
    `({lostMarginMo}+{processingMo})*{product.shareOfSales#}+{holdingMo}*${share('{product.productCost#}', '{productCost}')}`,
    'money',
    'returnsAndStock',
  ],
  [
    'contribution',
    '{product.salesExVAT#}-({product.productCost#}+{product.orderCosts#}+{product.paymentCost#}+{product.acquisition#}+{product.returnsAndStock#})',
    'money',
    'contribution',
  ],
  [
    'contributionPerUnit',
    'IF({product.units#}=0,NULL,{product.contribution#}/{product.units#})',
    'moneyOfOne',
    'contributionPerUnit',
  ],
  [
    'marginPct',
    'IF({product.salesExVAT#}=0,NULL,{product.contribution#}/{product.salesExVAT#})',
    'percent',
    'marginPct',
  ],
]

/** What each product adds to the month. */
export function addByProduct(writing: Writing, plan: Plan): void {
  const { texts, results } = writing
  const count = plan.products.length
  const widths = [46, 12, ...Array.from({ length: Math.max(6, count) }, () => 18)]
  const lines = new Lines(writing, 'byProduct', { widths })
  lines.columns(plan.products.map((_, at) => texts.product(at)))
  for (const [name, formula, style, shown] of parts) {
    const unit = style === 'money' || style === 'moneyOfOne' ? texts.currency : ''
    const label = texts.word(`workbook:lines.product_${name}`)
    const cells = lines.across(`product.${name}`, label, unit, count, formula, style)
    if (shown)
      for (const [at, cell] of cells.entries()) {
        cell.name = resultCellName(`products.${at + 1}.${shown}`)
        results.set(cell, `products.${at}.${shown}`)
      }
  }
}
