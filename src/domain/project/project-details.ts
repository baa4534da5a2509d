import type { FulfillmentMethod } from '../options'
import { isNotBegun, storedPlan } from '../plan/evaluator-defaults'
import type { Plan } from '../plan/plan'
import { productFields } from '../plan/plan-fields'
import { shortCurrency } from './project-figures'

/**
 * What administrators see of a plan in their list. Price, units and cost are those of the first product, in the plan's
 * currency; null without a product.
 */
export interface ProjectDetails {
  productCategory: string
  currency: string
  products: number
  unitPriceInclVAT: number | null
  unitsPerMonth: number | null
  customerAcquisitionCost: number
  exFactoryPrice: number | null
  vatPct: number
  /** Where it is off the store adds no VAT, regardless of its rate. */
  vatRegistered: boolean
  firstOrderDiscountPct: number
  fulfillmentMethod: FulfillmentMethod
}

/** The category of the store, else of its first product; '' where neither was chosen: a product begins in the last one. */
const categoryOf = ({ productCategory, products: [first] }: Plan) =>
  productCategory || (first && first.category !== productFields.category.default ? first.category : '')

function detailsOf({ products, ...plan }: Plan): ProjectDetails {
  const [first] = products
  return {
    productCategory: categoryOf({ ...plan, products }),
    currency: shortCurrency(plan.currency),
    products: products.length,
    unitPriceInclVAT: first?.unitPriceInclVAT ?? null,
    unitsPerMonth: first?.unitsPerMonth ?? null,
    customerAcquisitionCost: plan.customerAcquisitionCost,
    exFactoryPrice: first?.exFactoryPrice ?? null,
    vatPct: plan.vatPct,
    vatRegistered: plan.vatRegistered,
    firstOrderDiscountPct: plan.firstOrderDiscountPct,
    fulfillmentMethod: plan.fulfillmentMethod,
  }
}

/** The details of a stored plan; empty for a text that is no plan, or one in which nothing stands. Never throws. */
export function projectDetails(projectData: string): Partial<ProjectDetails> {
  if (isNotBegun(projectData)) return {}
  const { plan, status } = storedPlan(projectData)
  return status === 'unreadable' ? {} : detailsOf(plan)
}
