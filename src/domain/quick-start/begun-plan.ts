import type { ProductCategory } from '../options'
import { planOriginOf, withPlanOrigin } from '../plan/origins'
import { blankProduct, newProduct, type Plan, type Product } from '../plan/plan'
import { missingAnswers } from '../rules/unanswered'
import { withTypicalSettings } from '../typical/typical-settings'

/**
 * A created plan as the quick start begins with it: one product to be answered for, and the advanced analysis on, so that
 * the money needed is known at the end.
 */
export function begunPlan(created: Plan): Plan {
  const plan = withPlanOrigin({ ...created, enableAdvancedAnalysis: true }, 'quickStart')
  if (created.products.length > 0) return withTypicalSettings(plan)
  // A product that is added has no cost yet, regardless of what was answered for the one before it.
  const others = created.unanswered.filter((question) => question !== 'productCost')
  const products = [blankProduct('product-1')]
  return withTypicalSettings({ ...plan, products, unanswered: ['productCost', ...others] })
}

/** Whether a plan is hardly begun: nothing is sold yet, or the quick start still asks about its one product. */
export function isBegunAlone(plan: Plan): boolean {
  const { products } = plan
  if (products.length === 0) return true
  return products.length === 1 && planOriginOf(plan) === 'quickStart' && missingAnswers(plan).length > 0
}

function withProducts(plan: Plan, change: (product: Product) => Product): Plan['products'] {
  const products = plan.products.map(change)
  return products.every((product, index) => product === plan.products[index]) ? plan.products : products
}

/**
 * The plan of another category, and its products with it: those that had the category of before, or none of their own.
 * What is typical for the category follows where nothing was typed.
 */
export function withCategory(plan: Plan, category: Plan['productCategory']): Plan {
  const follows = (product: Product) => product.category === plan.productCategory || product.category === 'other'
  const next: ProductCategory = category === '' ? 'other' : category
  const products = withProducts(plan, (product) => (follows(product) ? { ...product, category: next } : product))
  return withTypicalSettings({ ...plan, productCategory: category, products })
}

/** The plan with another name for what is sold; the first product bears it as long as it has no name of its own. */
export function withProductName(plan: Plan, productName: string): Plan {
  const own = plan.productName.trim()
  const products = withProducts(plan, (product) => {
    const name = product.name.trim()
    const follows = product === plan.products[0] && (name === '' || name === own)
    return follows ? { ...product, name: productName } : product
  })
  return { ...plan, productName, products }
}

/** The plan with a name wherever one is missing: a store is called by what it sells, and that by the given name. */
export function withNames(plan: Plan, unnamed: string): Plan {
  const productName = plan.productName.trim() === '' ? unnamed : plan.productName
  const named = productName === plan.productName ? plan : withProductName(plan, productName)
  return named.storeName.trim() === '' ? { ...named, storeName: productName } : named
}

/**
 * A product to be added to a plan: of the plan's category, and the first one called like what the store sells; the others
 * by the given name.
 */
export function addedProduct({ products, productName, productCategory }: Plan, id: string, unnamed: string): Product {
  const name = products.length === 0 && productName.trim() !== '' ? productName : unnamed
  return { ...newProduct(id, name), category: productCategory === '' ? 'other' : productCategory }
}
