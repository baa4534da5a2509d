import { remixed } from '../../domain/edits/sales-mix'
import { isInSar } from '../../domain/model/currency'
import { withOrigin } from '../../domain/plan/origins'
import { blankProduct, exampleFigures, type Plan, type Product } from '../../domain/plan/plan'
import { productFields } from '../../domain/plan/plan-fields'
import { nextId } from '../../domain/plan/stored/stable-ids'
import { comparable } from './columns'
import type { ListedProduct } from './product-rows'

/** How products of a list are put into a plan. */
export interface Taking {
  /** Added to the plan's products, or in place of those that the list does not name. */
  how: 'add' | 'replace'
  /** Whether the prices of the list contain VAT. */
  includesVat: boolean
  usesSalePrice: boolean
}

/** A price of the plan: what the customer pays. A store that is not registered adds no VAT to it. */
function customerPrice(plan: Plan, { price, salePrice }: ListedProduct, taking: Taking): number {
  const listed = taking.usesSalePrice ? (salePrice ?? price) : price
  const addsVat = plan.vatRegistered && !taking.includesVat
  return addsVat ? Math.round(listed * (100 + plan.vatPct)) / 100 : listed
}

/** The products of a list whose price is beyond the limit once VAT is on it. Limits are SAR. */
export function beyondLimit(plan: Plan, chosen: readonly ListedProduct[], taking: Taking): ListedProduct[] {
  const { max } = productFields.unitPriceInclVAT
  return isInSar(plan) ? chosen.filter((listed) => customerPrice(plan, listed, taking) > max) : []
}

/** Whether two names are those of one product. Names of signs alone are compared as they are; what has no name is like nothing else. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [comparable(one), comparable(other)]
  return a === '' || b === '' ? one.trim() !== '' && one.trim() === other.trim() : a === b
}

/** What the list says about a product; what it does not say stays. */
function withFigures(plan: Plan, product: Product, listed: ListedProduct, taking: Taking): Product {
  return {
    ...product,
    name: listed.name,
    unitPriceInclVAT: customerPrice(plan, listed, taking),
    ...(listed.cost === null ? {} : { exFactoryPrice: listed.cost }),
    ...(listed.units === null ? {} : { unitsPerMonth: listed.units }),
    ...(listed.supplierVat === null ? {} : { supplierChargesVat: listed.supplierVat }),
  }
}

function newProduct(plan: Plan, products: readonly Product[], listed: ListedProduct, taking: Taking): Product {
  const { productCategory } = plan
  const blank = {
    ...blankProduct(nextId([...plan.products, ...products], 'product')),
    category: productCategory === '' ? ('other' as const) : productCategory,
    // The form asks for the units that the list does not tell.
    unitsPerMonth: exampleFigures.unitsPerMonth,
  }
  return withFigures(plan, blank, listed, taking)
}

/** What the form still has to ask about the products. */
function unansweredOf(plan: Plan, products: readonly Product[], listed: ReadonlyMap<string, ListedProduct>): string[] {
  const isGone = (entry: string) =>
    plan.products.some(({ id }) => id === entry) && !products.some(({ id }) => id === entry)
  const remaining = plan.unanswered.filter((entry) => {
    const from = listed.get(entry)
    return entry !== 'productCost' && !isGone(entry) && !(from && from.units !== null)
  })
  const withoutUnits = products.filter(({ id }) => {
    const from = listed.get(id)
    return from?.units === null && !plan.products.some((product) => product.id === id)
  })
  const withoutCost = products.some(({ id, exFactoryPrice, unitCostLanded }) => {
    const needsCost = listed.has(id) || plan.unanswered.includes('productCost')
    return needsCost && exFactoryPrice === 0 && unitCostLanded === 0
  })
  return [...(withoutCost ? ['productCost'] : []), ...remaining, ...withoutUnits.map(({ id }) => id)]
}

/** The figures that a list gives of a product. */
function figuresGiven(listed: ListedProduct | undefined): string[] {
  if (!listed) return []
  const { cost, units } = listed
  return [
    'unitPriceInclVAT',
    ...(cost === null ? [] : ['exFactoryPrice']),
    ...(units === null ? [] : ['unitsPerMonth']),
  ]
}

/**
 * The plan with products of a list: one of the same name is brought up to date and keeps what the list does not tell, the
 * others are new.
 */
export function withProducts(plan: Plan, chosen: readonly ListedProduct[], taking: Taking): Plan {
  const listed = new Map<string, ListedProduct>()
  const taken: Product[] = []
  for (const one of chosen) {
    const known = plan.products.find((product) => !listed.has(product.id) && isSameName(product.name, one.name))
    const product = known ? withFigures(plan, known, one, taking) : newProduct(plan, taken, one, taking)
    listed.set(product.id, one)
    taken.push(product)
  }
  const isKnown = ({ id }: Product) => plan.products.some((product) => product.id === id)
  const current = plan.products.map((product) => taken.find(({ id }) => id === product.id) ?? product)
  const products = taking.how === 'replace' ? taken : [...current, ...taken.filter((product) => !isKnown(product))]
  const unanswered = unansweredOf(plan, products, listed)
  const given = products.flatMap(({ id }, at) => figuresGiven(listed.get(id)).map((name) => `products.${at}.${name}`))
  return withOrigin(remixed({ ...plan, products, unanswered }), given, 'file')
}
