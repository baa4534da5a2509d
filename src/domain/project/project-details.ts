import type { FulfillmentMethod } from '../options'
import { isNotBegun, storedPlan } from '../plan/evaluator-defaults'
import type { Plan } from '../plan/plan'
import { productFields } from '../plan/plan-fields'
import { type ExampleField, isExampleFigure, isOpenField } from '../rules/unanswered'
import { shortCurrency } from './project-figures'

/**
 * What administrators see of a plan in their list. Price, units and cost are those of the first product, in the plan's
 * currency; null without a product, and where nobody has entered a figure yet.
 */
export interface ProjectDetails {
  productCategory: string
  currency: string
  products: number
  unitPriceInclVAT: number | null
  unitsPerMonth: number | null
  customerAcquisitionCost: number | null
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

/** A figure of the first product that somebody has entered. */
function ofFirst(plan: Plan, field: ExampleField): number | null {
  const [first] = plan.products
  return !first || isExampleFigure(plan, first, field) || isOpenField(plan, `products.0.${field}`) ? null : first[field]
}

function detailsOf(plan: Plan): ProjectDetails {
  return {
    productCategory: categoryOf(plan),
    currency: shortCurrency(plan.currency),
    products: plan.products.length,
    unitPriceInclVAT: ofFirst(plan, 'unitPriceInclVAT'),
    unitsPerMonth: ofFirst(plan, 'unitsPerMonth'),
    customerAcquisitionCost: isOpenField(plan, 'customerAcquisitionCost') ? null : plan.customerAcquisitionCost,
    exFactoryPrice: ofFirst(plan, 'exFactoryPrice'),
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
