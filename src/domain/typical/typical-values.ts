import {
  type Certainty,
  type ProductCategory,
  productCategories,
  type SourcingType,
  seasonEventIds,
  sourcingTypes,
} from '../options'
import { builtInBenchmarks } from '../reference/benchmarks'
import { isOftenNotSent } from '../reference/not-sent'
import { seasonUpliftPct, seasonUpliftsOfCategories } from '../reference/season-presets'
import { type FigureSource, type FigureSourceId, figureSources } from './typical-sources'
import { type TypicalSetting, type UsualSetting, usualSettings } from './usual-settings'

/**
 * A value that a plan may start from. `official`: an authority's own page. `typical`: published by others, or seen in a
 * store's own papers. `example`: ours, or too unsure to be more. Money is SAR without VAT. Source: docs/model.md, 'Typical values'.
 */
export interface TypicalValue {
  /** The plan's field by its path; a payment method or an event stands under its id: 'paymentMethods.mada.percent'. */
  readonly field: string
  /** Only for stores of this category. */
  readonly category?: ProductCategory
  /** Only for goods that are bought so; goes before what the category says. */
  readonly sourcing?: SourcingType
  readonly value: number
  readonly certainty: Certainty
  /** Null where no figure is published. */
  readonly source: FigureSource | null
  /** Of the source: 'YYYY-MM', null when it has none. */
  readonly date: string | null
}

type Condition = Pick<TypicalValue, 'category' | 'sourcing'>

function entry(
  field: string,
  value: number,
  certainty: Certainty,
  from: FigureSourceId | null = null,
  condition: Condition = {},
): TypicalValue {
  const source = from === null ? null : figureSources[from]
  return { field, ...condition, value, certainty, source, date: source?.date ?? null }
}

const example = (field: string, value: number, condition?: Condition) => entry(field, value, 'example', null, condition)

/** The value of every category; those that are not named take the one of `others`. */
function byCategory(field: string, named: Partial<Record<ProductCategory, number>>, others: number): TypicalValue[] {
  const own = builtInBenchmarks.map(({ categoryId: category }) =>
    example(field, named[category] ?? others, { category }),
  )
  return [...own, example(field, others)]
}

/** Nothing that these sell is packed, sent or stored. */
const notSent: Partial<Record<ProductCategory, number>> = Object.fromEntries(
  productCategories.filter(isOftenNotSent).map((category) => [category, 0]),
)

/** Small and light goods go at the lower rate of couriers, the others at the next one. */
const shipping = (category: ProductCategory) =>
  ['fashion', 'beauty', 'jewelry', 'toys', 'books', 'gaming', 'memorabilia'].includes(category) ? 18 : 25

const delivery: readonly TypicalValue[] = [
  ...byCategory('packagingPerOrder', { jewelry: 15, memorabilia: 15, books: 3, toys: 3, ...notSent }, 7),
  ...builtInBenchmarks.map(({ categoryId: category }) =>
    isOftenNotSent(category)
      ? example('shippingPerOrder', 0, { category })
      : example('shippingPerOrder', shipping(category), { category }),
  ),
  example('shippingPerOrder', 25),
  entry('fulfillmentPerOrder', 8, 'typical', 'fulfillment'),
  entry('codRefusalPct', 20, 'typical', 'refusals'),
  entry('refusedReturnShipping', 20, 'example', 'cashOnDelivery'),
  entry('codChargeInclVAT', 20, 'example', 'cashOnDelivery'),
]

/** What a method takes and when it pays out; no typical share of orders is known. */
const payment: readonly TypicalValue[] = [
  example('paymentBasicPercent', 4),
  example('paymentBasicFixed', 1),
  example('paymentMethods.mada.share', 45),
  entry('paymentMethods.mada.percent', 1.5, 'typical', 'madaFee'),
  entry('paymentMethods.mada.fixed', 1, 'typical', 'madaFee'),
  entry('paymentMethods.mada.settlementDays', 3, 'typical', 'cardFees'),
  example('paymentMethods.international.share', 15),
  entry('paymentMethods.international.percent', 2.75, 'typical', 'cardFees'),
  entry('paymentMethods.international.fixed', 1, 'typical', 'cardFees'),
  entry('paymentMethods.international.settlementDays', 4, 'typical', 'cardFees'),
  example('paymentMethods.tamara.share', 15),
  entry('paymentMethods.tamara.percent', 6.99, 'typical', 'tamara'),
  entry('paymentMethods.tamara.fixed', 1.5, 'typical', 'tamara'),
  entry('paymentMethods.tamara.settlementDays', 7, 'typical', 'tamara'),
  example('paymentMethods.tabby.share', 15),
  entry('paymentMethods.tabby.percent', 6.99, 'typical', 'tabby'),
  entry('paymentMethods.tabby.fixed', 1, 'typical', 'tabby'),
  entry('paymentMethods.tabby.settlementDays', 7, 'typical', 'tabby'),
  example('paymentMethods.cod.share', 10),
  // The courier takes an amount for each parcel, no part of what is paid.
  example('paymentMethods.cod.percent', 0),
  entry('paymentMethods.cod.fixed', 15, 'typical', 'cashOnDelivery'),
  entry('paymentMethods.cod.settlementDays', 18, 'typical', 'cashOnDelivery'),
  example('paymentMethods.emkan.share', 0),
  entry('paymentMethods.emkan.percent', 6.99, 'typical', 'emkan'),
  entry('paymentMethods.emkan.fixed', 1.5, 'typical', 'emkan'),
  example('paymentMethods.emkan.settlementDays', 7),
  example('paymentMethods.wallet.share', 0),
  example('paymentMethods.wallet.percent', 1.5),
  example('paymentMethods.wallet.fixed', 1),
  example('paymentMethods.wallet.settlementDays', 3),
]

/** SAR a month; the storage of goods depends on their size. */
const fixedCosts: readonly TypicalValue[] = [
  entry('overheads.ecommercePlatform.amount', 99, 'typical', 'sallaPlans'),
  example('overheads.plugins.amount', 50),
  example('overheads.accounting.amount', 100),
  example('overheads.messagingTool.amount', 50),
  example('overheads.governmentLicences.amount', 100),
  ...byCategory(
    'overheads.officeOrWarehouse.amount',
    { home: 2000, food: 2000, sports: 1500, electronics: 1500, pets: 1500, beauty: 500, jewelry: 500, ...notSent },
    1000,
  ),
]

/** A setting that the form fills in: by sourcing, by category, and for the rest. */
function setting(field: TypicalSetting): TypicalValue[] {
  const { bySourcing, byCategory, others }: UsualSetting = usualSettings[field]
  const values: TypicalValue[] = []
  for (const sourcing of sourcingTypes) {
    const value = bySourcing?.[sourcing]
    if (value !== undefined) values.push(example(field, value, { sourcing }))
  }
  for (const category of productCategories) {
    const value = byCategory?.[category]
    if (value !== undefined) values.push(example(field, value, { category }))
  }
  return others === undefined ? values : [...values, example(field, others)]
}

const advanced: readonly TypicalValue[] = [
  ...setting('importLeadTimeMonths'),
  ...setting('inventoryTurnoverRate'),
  ...setting('inventoryCarryingCostPct'),
  ...setting('repeatOrderRate'),
  example('avgCustomerLifespanMonths', 24),
  example('supplierPaymentTermsDays', 30),
  example('customerPaymentTermsDays', 0),
  ...setting('expectedReturnRate'),
  example('returnProcessingCost', 15),
  example('monthlyGrowthRate', 0.05),
  example('seasonalityFactor', 1),
  example('planningHorizonMonths', 12),
  ...seasonEventIds.map((id) =>
    entry(`season.events.${id}.upliftPct`, seasonUpliftPct[id], 'example', id === 'ramadan' ? 'ramadan' : null),
  ),
  ...seasonEventIds.flatMap((id) =>
    productCategories.flatMap((category) => {
      const uplift = seasonUpliftsOfCategories[id]?.[category]
      return uplift === undefined ? [] : [example(`season.events.${id}.upliftPct`, uplift, { category })]
    }),
  ),
]

/** Where a cash plan begins: a year, and goods that are ordered monthly and paid with the order. */
const cashPlan: readonly TypicalValue[] = [
  example('cashPlan.months', 12),
  example('cashPlan.stockCoverMonths', 1),
  example('cashPlan.supplierDepositPct', 100),
]

/** Everything that is typical, in one table: what the quick start begins with, what the analysis starts from, and how sure each is. */
export const typicalValues: readonly TypicalValue[] = [
  entry('vatPct', 15, 'typical', 'vatRate'),
  example('avgUnitsPerOrder', 1),
  example('targetMarginPct', 40),
  ...delivery,
  ...payment,
  ...builtInBenchmarks.map(({ categoryId: category, typicalCac }) =>
    example('customerAcquisitionCost', typicalCac, { category }),
  ),
  example('customerAcquisitionCost', 80),
  ...fixedCosts,
  ...advanced,
  ...cashPlan,
]

/** What decides which of a field's typical values holds. */
export interface TypicalFor {
  category: string
  sourcing: string
}

/**
 * The typical value of a field for a store: what its sourcing says, else its category, else what holds for all;
 * undefined where nothing is typical. Source: docs/model.md, 'Typical values'.
 */
export function typicalValue(field: string, { category, sourcing }: TypicalFor): TypicalValue | undefined {
  const own = typicalValues.filter((value) => value.field === field)
  return (
    own.find((value) => value.sourcing === sourcing) ??
    own.find((value) => value.sourcing === undefined && value.category === category) ??
    own.find((value) => value.sourcing === undefined && value.category === undefined)
  )
}
