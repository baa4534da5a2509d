import { blankValue, blankValues, type ValuesOf } from './field'
import {
  customOverheadFields,
  overheadFields,
  overheadItemFields,
  paymentMethodFields,
  planFields,
  productFields,
  teamMemberFields,
} from './plan-fields'

/** One product of the portfolio. Prices include VAT, every cost excludes it. */
export interface Product extends ValuesOf<typeof productFields> {
  /** What a unit made here is made of. Anything that a stored text holds there; `recipeOf` reads it. */
  recipe?: unknown
}
export interface PaymentMethod extends ValuesOf<typeof paymentMethodFields> {}
export interface OverheadItem extends ValuesOf<typeof overheadItemFields> {}
export interface Overheads extends ValuesOf<typeof overheadFields> {}
export interface CustomOverhead extends ValuesOf<typeof customOverheadFields> {}
export interface TeamMember extends ValuesOf<typeof teamMemberFields> {}

/** Everything a founder types. Meaning and units of each field: docs/model.md, 'The plan'. */
export interface Plan extends ValuesOf<typeof planFields> {
  /** Where figures come from, by field. Anything that a stored text holds there; `originAt` reads it. */
  origins?: unknown
  /** Who assumed a figure, and why. Anything that a stored text holds there; `notesOf` reads it. */
  notes?: unknown
}

/** The most products of a plan. */
export const maxProducts = 200

/** So many products are cards of the form; more become the rows of a table. */
export const maxCards = 3

/** A product without a figure: what a stored product is completed with. */
export function blankProduct(id: string): Product {
  return { ...blankValues(productFields), id }
}

/** The figures of a product that was just added. */
export const exampleFigures = { unitPriceInclVAT: 100, unitsPerMonth: 100, exFactoryPrice: 50 } as const

/** The product that the add button puts into a plan. */
export function newProduct(id: string, name = 'New Product'): Product {
  return { ...blankProduct(id), name, ...exampleFigures }
}

/** An overhead of nothing: monthly, and spread over a year once its mode is one-time. */
export function blankOverheadItem(): OverheadItem {
  return blankValues(overheadItemFields)
}

/** An overhead that the founder names. */
export function blankCustomOverhead(id: string): CustomOverhead {
  return { ...blankValues(customOverheadFields), id }
}

/** A member of the team without a role and a cost. */
export function blankTeamMember(id: string): TeamMember {
  return { ...blankValues(teamMemberFields), id }
}

/** A payment method of no share and no fee: what a stored one is completed with. */
export function blankPaymentMethod(id: PaymentMethod['id']): PaymentMethod {
  return { ...blankValues(paymentMethodFields), id }
}

/** Typical shares and fees of the Saudi market: a start, to be replaced by the founder's own contract. */
export function typicalPaymentMethods(): PaymentMethod[] {
  return blankValue(planFields.paymentMethods)
}

/** Every built-in overhead, each of nothing. */
export function blankOverheads(): Overheads {
  return blankValues(overheadFields)
}

/** A plan as it is created, a fresh object each time. Source: docs/model.md, 'The blank plan'. */
export function blankPlan(): Plan {
  return blankValues(planFields)
}
