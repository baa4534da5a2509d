import { isRecord } from '../numbers'
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

/** Keys under which figures were kept that a plan was given, and where those are from. */
const oldOrigins = { createdWith: 'administrator', typicalWith: 'typical' } as const

/** Where figures come from in the present form: what still is what the plan was given. */
function withOrigins(saved: Saved): Saved {
  const old = (['createdWith', 'typicalWith'] as const).filter((key) => key in saved)
  if (old.length === 0) return saved
  const entries = old.flatMap((key) => {
    const given = saved[key]
    if (!isRecord(given)) return []
    const unchanged = Object.keys(given).filter(
      (field) => typeof given[field] === 'number' && saved[field] === given[field],
    )
    return unchanged.map((field): [string, string] => [field, oldOrigins[key]])
  })
  const origins = { ...Object.fromEntries(entries), ...(isRecord(saved.origins) ? saved.origins : {}) }
  const rest = without(saved, [...old, 'origins'])
  return Object.keys(origins).length === 0 ? rest : { ...rest, origins }
}

/** The saved object in the present form; the same object when it already was. */
function modern(older: Saved): Saved {
  const saved = withOrigins(older)
  const legacy = legacyProduct(saved)
  let result = legacy === null ? saved : { ...without(saved, legacyFields), products: [legacy] }
  if ('orderQty' in result) result = without(result, ['orderQty'])
  if (!Array.isArray(result.products)) return result
  const list: unknown[] = result.products
  const products = list.map(modernProduct)
  return products.some((product, index) => product !== list[index]) ? { ...result, products } : result
}

/** The JSON object in a text; null where it holds none. */
export function objectIn(text: string): Saved | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The plan in a stored text: merged over the blank plan, old forms converted, unknown keys kept. Never throws, takes a
 * bounded time for any text, and reading what was read changes nothing.
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
