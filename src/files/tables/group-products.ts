import { maxCards } from '../../domain/plan/plan'
import { productFields } from '../../domain/plan/plan-fields'
import type { ListedProduct } from './product-rows'

/** Similar products taken for one. */
export interface ProductGroup {
  /** The category that they have in common; '' where they are alike by their price. */
  category: string
  products: readonly ListedProduct[]
}

/** How much a product counts in an average: by its units, where every product has them. */
function weights(products: readonly ListedProduct[]): (product: ListedProduct) => number {
  const areKnown = products.every(({ units }) => units !== null)
  return ({ units }) => (areKnown ? (units ?? 0) : 1)
}

/** A weighted average to the halala; null where there is nothing to average. */
function average(values: readonly (readonly [value: number, weight: number])[]): number | null {
  const total = values.reduce((sum, [, weight]) => sum + weight, 0)
  if (total === 0) return null
  return Math.round((values.reduce((sum, [value, weight]) => sum + value * weight, 0) / total) * 100) / 100
}

/** How many products of a group have a cost: the average is of these alone. */
export const countWithCost = ({ products }: ProductGroup): number => products.filter(({ cost }) => cost !== null).length

/** What a group is called, its first product's name cut so that the whole is no longer than a product's name may be. */
export function groupName(first: string, named: (first: string) => string): string {
  const { maxLength } = productFields.name
  const excess = named(first).length - maxLength
  // Half of a character that takes two units is no character.
  const cut = (units: number) => first.slice(0, Math.max(first.length - units, 0)).replace(/[\ud800-\udbff]$/, '')
  return excess > 0 ? named(`${cut(excess + 1).trimEnd()}…`) : named(first)
}

/** The one product that a group stands for: average price and cost, weighted by units, and all their units. */
export function groupedProduct({ products }: ProductGroup, name: string): ListedProduct | null {
  const weight = weights(products)
  const [first] = products
  const price = average(products.map((product) => [product.price, weight(product)]))
  if (!first || price === null) return null
  const sale = average(products.map((product) => [product.salePrice ?? product.price, weight(product)]))
  const withCost = products.flatMap((product) =>
    product.cost === null ? [] : [[product.cost, weight(product)] as const],
  )
  return {
    row: first.row,
    name,
    category: first.category,
    price,
    salePrice: sale === null || sale >= price ? null : sale,
    cost: average(withCost),
    supplierVat: products.every(({ supplierVat }) => supplierVat === first.supplierVat) ? first.supplierVat : null,
    units: products.every(({ units }) => units !== null)
      ? products.reduce((sum, { units }) => sum + (units ?? 0), 0)
      : null,
  }
}

/** The categories with the most products keep a group of their own, the others share one. */
function byCategory(products: readonly ListedProduct[], categories: readonly string[]): ProductGroup[] {
  const all = categories
    .map((category) => ({ category, products: products.filter((product) => product.category === category) }))
    .toSorted((a, b) => b.products.length - a.products.length)
  if (all.length <= maxCards) return all
  const rest = all.slice(maxCards - 1).flatMap((group) => group.products)
  return [...all.slice(0, maxCards - 1), { category: '', products: rest }]
}

/** Cut where the price leaps most from one product to the next. */
function byPrice(products: readonly ListedProduct[]): ProductGroup[] {
  const sorted = products.toSorted((a, b) => a.price - b.price)
  const leaps = sorted.slice(1).map((product, at) => ({ at: at + 1, leap: product.price / (sorted[at]?.price ?? 1) }))
  const cuts = leaps
    .filter(({ leap }) => leap > 1)
    .toSorted((a, b) => b.leap - a.leap)
    .slice(0, maxCards - 1)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
  return [0, ...cuts].map((from, at) => ({ category: '', products: sorted.slice(from, cuts[at]) }))
}

/** A long list as at most three groups: by category where the list names several, else by price. */
export function groupsOf(products: readonly ListedProduct[]): ProductGroup[] {
  const categories = [...new Set(products.map(({ category }) => category))]
  const isSorted = categories.length > 1 && !categories.includes('')
  return isSorted ? byCategory(products, categories) : byPrice(products)
}
