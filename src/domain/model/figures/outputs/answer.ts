import { figuresOf } from '../../results/row'
import * as byProduct from '../by-product'
import * as cod from '../cod-position'
import * as customers from '../customers'
import * as fixed from '../fixed-costs'
import * as growth from '../growth'
import * as income from '../income'
import * as landed from '../landed-cost'
import * as costs from '../order-costs'
import * as prices from '../prices'
import * as projection from '../projection'
import * as returns from '../returns'
import * as sales from '../sales'
import * as scenarios from '../scenarios'
import { horizon, isAnalysed, vatRate } from '../typed/inputs'
import * as vat from '../vat/position'
import * as capital from '../working-capital'
import { concluded } from './concluded'
import type { Shape } from './shape'

const { cashAtStart } = projection
const { scenarioRows } = scenarios

/** Everything that the model answers about a plan but cash by month: the declared results by their parts. */
export const answer = {
  monthly: {
    ...figuresOf(sales.salesRows),
    ...figuresOf(costs.orderCostRows),
    ...figuresOf(income.grossProfitRows),
    ...figuresOf(income.acquisitionRows),
    ...figuresOf(fixed.fixedCostRows),
    ...figuresOf(income.incomeBeforeRows),
    ...figuresOf(landed.unitCostRows),
    ...figuresOf(prices.priceRows),
  },
  bottomLine: figuresOf(returns.bottomLineRows),
  products: { rows: 'products', key: 'id', of: figuresOf(byProduct.productRows) },
  advanced: {
    when: isAnalysed,
    of: {
      conservative: figuresOf(scenarioRows(scenarios.conservative)),
      realistic: figuresOf(scenarioRows(scenarios.realistic)),
      optimistic: figuresOf(scenarioRows(scenarios.optimistic)),
      ...figuresOf(customers.customerRows),
      ...figuresOf(capital.inventoryRows),
      ...figuresOf(projection.capitalRows),
      ...figuresOf(growth.growthRows),
      projection: {
        rows: 'projection',
        start: { cashFlow: cashAtStart, cumulativeCash: cashAtStart },
        until: horizon,
        of: figuresOf(projection.projectionRows),
      },
    },
  },
  vat: { ...figuresOf(vat.vatRows), voluntary: vat.voluntary, mandatory: vat.mandatory },
  cod: { when: cod.hasCod, of: figuresOf(cod.codRows) },
  vatPct: vatRate,
  ...concluded,
} satisfies Shape
