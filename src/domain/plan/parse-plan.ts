import { isRecord } from '../model/numbers'
import type { PlanStatus } from '../options'
import { blankPlan, type Plan } from './plan'
import { beginningOf, isTooLong, isWithinBounds, withinBounds } from './plan-bounds'
import { planFields } from './plan-fields'
import { numberIn, storedValues, textIn } from './stored/stored-fields'

export interface ParsedPlan {
  plan: Plan
  /**
   * `unreadable`: the text is not JSON for an object, the plan is the blank one. `too-large`: it passes the bounds, the
   * plan has the first entries of its lists. Either way the text must be kept.
   */
  status: PlanStatus
}

type Saved = Record<string, unknown>

const legacyFields = ['unitPriceInclVAT', 'unitsPerMonth', 'finalUnitCost', 'unitCostLanded']

/** The one product of the old form, which kept its figures at the top; null when the text holds products or no figure. */
function legacyProduct(saved: Saved): Saved | null {
  if (Array.isArray(saved.products) && saved.products.some(isRecord)) return null
  const figure = (field: string) => numberIn(saved[field]) ?? 0
  if (!legacyFields.some((field) => figure(field) > 0)) return null
  return {
    id: 'product-legacy',
    name: textIn(saved.storeName)?.trim() || 'Main Product',
    unitPriceInclVAT: figure('unitPriceInclVAT'),
    unitsPerMonth: figure('unitsPerMonth'),
    unitCostLanded: figure('finalUnitCost') > 0 ? figure('finalUnitCost') : figure('unitCostLanded'),
  }
}

function without(saved: Saved, keys: readonly string[]): Saved {
  return Object.fromEntries(Object.entries(saved).filter(([key]) => !keys.includes(key)))
}

/** A product of the present form; the same object when it already was. */
function modernProduct(product: unknown): unknown {
  if (!isRecord(product)) return product
  const moves = 'internationalFreight' in product && numberIn(product.internationalShipping) === undefined
  if (!moves && !('orderQty' in product)) return product
  const modern = without(product, moves ? ['orderQty', 'internationalFreight'] : ['orderQty'])
  return moves ? { ...modern, internationalShipping: product.internationalFreight } : modern
}

/** The saved object in the present form; the same object when it already was. */
function modern(saved: Saved): Saved {
  const legacy = legacyProduct(saved)
  let result = legacy === null ? saved : { ...without(saved, legacyFields), products: [legacy] }
  if ('orderQty' in result) result = without(result, ['orderQty'])
  if (!Array.isArray(result.products)) return result
  const list: unknown[] = result.products
  const products = list.map(modernProduct)
  return products.some((product, index) => product !== list[index]) ? { ...result, products } : result
}

function objectIn(text: string): Saved | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The plan in a stored text: merged over the blank plan, old forms converted, unknown keys kept. Never throws, takes a
 * bounded time whatever the text, and reading what was read changes nothing.
 * Source: docs/model.md, 'Reading a stored plan'.
 */
export function parsePlan(text: string): ParsedPlan {
  const isLong = isTooLong(text)
  const saved = objectIn(isLong ? beginningOf(text) : text)
  if (saved === null) return { plan: blankPlan(), status: 'unreadable' }
  if (isLong || !isWithinBounds(saved))
    return { plan: storedValues(planFields, modern(withinBounds(saved))), status: 'too-large' }
  const present = modern(saved)
  return { plan: storedValues(planFields, present), status: present === saved ? 'ok' : 'migrated' }
}
