import { type DeclaredSection, figuresOf } from '../../results/row'
import * as byProduct from '../by-product'
import * as cash from '../cash/results'
import * as cod from '../cod-position'
import { healthRows } from '../conclusion/health'
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

/**
 * Every result of the evaluation, once, in the order in which results are read, by the place in it where they stand. Results that
 * come in series or by product (projection, scenarios, months of the cash plan, products) have their rows beside these.
 */
export const resultSections: readonly DeclaredSection[] = [
  { part: 'monthly', rows: sales.salesRows },
  { part: 'monthly', rows: costs.orderCostRows },
  { part: 'monthly', rows: income.grossProfitRows },
  { part: 'monthly', rows: income.acquisitionRows },
  { part: 'monthly', rows: fixed.fixedCostRows },
  { part: 'monthly', rows: income.incomeBeforeRows },
  { part: 'bottomLine', rows: returns.bottomLineRows },
  { part: 'monthly', rows: landed.unitCostRows },
  { part: 'monthly', rows: prices.priceRows },
  { part: 'advanced', rows: customers.customerRows },
  { part: 'advanced', rows: capital.inventoryRows },
  { part: 'advanced', rows: projection.capitalRows },
  { part: 'advanced', rows: growth.growthRows },
  { part: 'advanced', rows: healthRows },
  { part: 'vat', rows: vat.vatRows },
  { part: 'vat.mandatory', rows: vat.thresholdRows },
  { part: 'vat.voluntary', rows: vat.thresholdRows },
  { part: 'cod', rows: cod.codRows, off: 'noCod' },
  { part: 'cashPlan', rows: cash.cashPlanRows, off: 'cashPlanOff' },
  { part: 'cashPlan.neededFor', rows: cash.neededForRows, off: 'cashPlanOff' },
  { part: 'cashPlan.afterEnd', rows: cash.afterEndRows, off: 'cashPlanOff' },
]

const figuresIn = (part: string) =>
  figuresOf(Object.assign({}, ...resultSections.filter((one) => one.part === part).map(({ rows }) => rows)))

// Known once the money is known to be back.
const { businessHealthScore: _, ...advanced } = figuresIn('advanced')
const { cashAtStart } = projection
const { rowsOfScenario } = scenarios

/** Everything that the model answers about a plan, by its parts, and what the rest of the answer is concluded from. */
export const answer = {
  monthly: figuresIn('monthly'),
  bottomLine: figuresIn('bottomLine'),
  products: { rows: 'products', key: 'id', of: figuresOf(byProduct.productRows) },
  advanced: {
    when: isAnalysed,
    of: {
      conservative: figuresOf(rowsOfScenario(scenarios.conservative)),
      realistic: figuresOf(rowsOfScenario(scenarios.realistic)),
      optimistic: figuresOf(rowsOfScenario(scenarios.optimistic)),
      ...advanced,
      projection: {
        rows: 'projection',
        start: { cashFlow: cashAtStart, cumulativeCash: cashAtStart },
        until: horizon,
        of: figuresOf(projection.projectionRows),
      },
    },
  },
  vat: { ...figuresIn('vat'), voluntary: vat.voluntary, mandatory: vat.mandatory },
  cod: { when: cod.hasCod, of: figuresIn('cod') },
  vatPct: vatRate,
  ...concluded,
} satisfies Shape
