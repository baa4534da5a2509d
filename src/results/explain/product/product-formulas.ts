import type { Monthly, ProductResult } from '../../../domain/model/evaluation'
import { type Workings, workingsOf } from '../../../domain/model/generated/workings.gen'
import { wholeUnits } from '../../../domain/model/month/landed-cost'
import { amountOf } from '../../../domain/model/numbers'
import type { ResultName } from '../../../domain/model/results/sections'
import type { Product } from '../../../domain/plan/plan'
import {
  type ExplainContext,
  type Formula,
  is,
  minus,
  over,
  type Part,
  part,
  plus,
  type Step,
  times,
} from '../formula-steps'
import { type Label, type Operand, own, word } from '../operands'
import { goodsUsed, paidPart } from '../order-parts/refusal-formula'
import { withoutVatOnSales } from '../vat-formula'
import type { ProductLine, ProductName } from './product-lines'

interface ProductContext extends ExplainContext {
  product: Product
  result: ProductResult
  line: Workings['products'][number]
}

const share = (
  name: 'shareOfUnits' | 'shareSent' | 'shareOfSales' | 'shareOfGoods',
  { line }: ProductContext,
): Operand => word(name, line[name] * 100, 'percent')
const named = (name: ResultName): Label => ({ from: 'result', name })
const productLine = (line: ProductName): Label => ({ from: 'product', line })

const shareOfUnits = (context: ProductContext) => share('shareOfUnits', context)

const shareSent = (context: ProductContext) => share('shareSent', context)

function shareOfSales(context: ProductContext): Operand {
  // Without sales the fees are shared out by units.
  return share(context.evaluation.monthly.salesExVAT === 0 ? 'shareOfUnits' : 'shareOfSales', context)
}

const sales: StepsOf = (context) => {
  const { product, plan } = context
  const gross = part(named('grossSalesInclVAT'), 'money', [
    is(own(product.name, amountOf(product.unitPriceInclVAT), 'money')),
    times(own(product.name, wholeUnits(product), 'count')),
  ])
  const fullPrice = amountOf(product.unitPriceInclVAT) * wholeUnits(product)
  const discounts = part(named('discountsInclVAT'), 'money', [
    is({ label: named('grossSalesInclVAT'), value: fullPrice, kind: 'money' }),
    times('firstOrderSharePct'),
    times('firstOrderDiscountPct'),
  ])
  const shipping = part(named('shippingRevenueInclVAT'), 'money', [
    is('shippingRevenueInclVAT'),
    times(shareSent(context)),
  ])
  return [is(gross), minus(discounts), plus(shipping), ...paidPart(plan, 'times'), ...withoutVatOnSales(plan)]
}

const goods: StepsOf = ({ line, plan, result }) => [
  is({ label: named('finalUnitCost'), value: line.landed, kind: 'money' }),
  times({ label: named('totalUnits'), value: result.units, kind: 'count' }),
  ...goodsUsed(plan, 'times'),
]

/** Bills that come with parcels; those that the plan does not have are left out. */
const orderCosts: StepsOf = (context) => {
  const { monthly } = context.evaluation
  const bills: readonly (keyof Monthly & ResultName)[] = ['shippingCost', 'fulfillmentCost', 'refusedReturnCost']
  const used = bills.filter((name) => monthly[name] !== 0)
  return [is('packagingCost'), ...used.map((name) => plus(name)), times(shareSent(context))]
}

const returnsAndStock: StepsOf = (context) => {
  const { evaluation } = context
  if (evaluation.advanced === null) return []
  const returned = part(named('returnsMo'), 'money', [is('returnsMo'), times(shareOfSales(context))])
  const held = part(named('inventoryCarryingCostMo'), 'money', [
    is('inventoryCarryingCostMo'),
    times(share('shareOfGoods', context)),
  ])
  return [is(returned), plus(held)]
}

type StepsOf = (context: ProductContext) => Step[]

const partOf = (line: ProductLine, label: Label, steps: StepsOf, context: ProductContext): Part | Operand => {
  const working = steps(context)
  return working.length === 0 ? { label, value: context.result[line], kind: 'money' } : part(label, 'money', working)
}

const contribution: StepsOf = (context) => [
  is(partOf('salesExVAT', named('salesExVAT'), sales, context)),
  minus(partOf('productCost', named('productCost'), goods, context)),
  minus(partOf('orderCosts', productLine('orderCosts'), orderCosts, context)),
  minus(partOf('paymentCost', named('paymentCost'), payment, context)),
  minus(partOf('acquisition', named('cacVariableCost'), acquisition, context)),
  ...(context.evaluation.advanced === null
    ? []
    : [minus(partOf('returnsAndStock', named('bottomLine.returnsAndStockMo'), returnsAndStock, context))]),
]

const payment: StepsOf = (context) => [is('paymentCost'), times(shareOfSales(context))]
const acquisition: StepsOf = (context) => [is('cacVariableCost'), times(shareOfUnits(context))]

const left = ({ result }: ProductContext): Operand => ({
  label: productLine('contribution'),
  value: result.contribution,
  kind: 'money',
})

const formulas: Record<ProductLine, StepsOf> = {
  salesExVAT: sales,
  productCost: goods,
  orderCosts,
  paymentCost: payment,
  acquisition,
  returnsAndStock,
  contribution,
  contributionPerUnit: (context) => [
    is(left(context)),
    over({ label: named('totalUnits'), value: context.result.units, kind: 'count' }),
  ],
  marginPct: (context) => [
    is(left(context)),
    over({ label: named('salesExVAT'), value: context.result.salesExVAT, kind: 'money' }),
  ],
}

/** How a figure of one product comes about; null where the plan has no such product. Source: docs/model.md, 'By product'. */
export function productFormula(line: ProductLine, at: number, context: ExplainContext): Formula | null {
  const product = context.plan.products[at]
  const result = context.evaluation.products[at]
  const ownLine = workingsOf(context.plan).products[at]
  if (!product || !result || !ownLine) return null
  return { steps: formulas[line]({ ...context, product, result, line: ownLine }) }
}
