import * as options from './options'
import {
  blankCustomOverhead,
  blankOverheadItem,
  blankPaymentMethod,
  blankPlan,
  blankProduct,
  blankTeamMember,
  type Overheads,
  type Plan,
} from './plan'
import { beginningOf, deepestNesting, isTooLong, isWithinBounds, withinBounds } from './plan-bounds'
import { forbiddenKeys } from './plan-guard'
import { isRecord } from './reading'
import { withUniqueIds } from './stable-ids'

export interface ParsedPlan {
  plan: Plan
  /**
   * `unreadable`: the text is not JSON for an object, the plan is the blank one. `too-large`: it passes the bounds, the
   * plan has the first entries of its lists. Either way the text must be kept.
   */
  status: options.PlanStatus
}

type Saved = Record<string, unknown>

/** The closed lists of the fields that have one; every other text field takes any text. */
const choices: Record<string, readonly string[]> = {
  language: options.languages,
  productCategory: ['', ...options.productCategories],
  category: options.productCategories,
  salesPriority: options.salesPriorities,
  salesMixMode: options.salesMixModes,
  volumeInputMode: options.volumeInputModes,
  productCostMethod: options.productCostMethods,
  sourcingType: options.sourcingTypes,
  paymentMode: options.paymentModes,
  fulfillmentMethod: options.fulfillmentMethods,
  businessRiskLevel: options.riskLevels,
  mode: options.overheadModes,
  employmentType: options.employmentTypes,
}

/** A finite number, also one that was stored as text; undefined for anything else. Minus zero is zero. */
function numberIn(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number + 0 : undefined
}

function textIn(value: unknown, choice: readonly string[] | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  if (choice !== undefined) return choice.includes(value) ? value : undefined
  return value.replaceAll('\0', '')
}

/** A value under a key that the product does not know, kept as far as a plan's text may hold it. */
function unknownValue(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return numberIn(value) ?? null
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepestNesting) return null
  if (Array.isArray(value)) return value.map((inner) => unknownValue(inner, depth + 1))
  return unknownKeys(value, {}, depth)
}

/** The keys of a saved object that its blank form does not have. */
function unknownKeys(saved: object, blank: object, depth: number): Saved {
  const kept: Saved = {}
  for (const [key, value] of Object.entries(saved)) {
    if (Object.hasOwn(blank, key) || forbiddenKeys.has(key) || key.includes('\0')) continue
    kept[key] = unknownValue(value, depth + 1)
  }
  return kept
}

function fieldIn(key: string, value: unknown, fallback: unknown): unknown {
  if (typeof fallback === 'number') return numberIn(value) ?? fallback
  if (typeof fallback === 'string') return textIn(value, choices[key]) ?? fallback
  if (typeof fallback === 'boolean') return typeof value === 'boolean' ? value : fallback
  return fallback
}

/** The blank form with the saved figures, texts and switches in it, and the saved keys that it does not have. */
function completed<T extends object>(blank: T, saved: Saved, depth: number): T {
  const result = { ...unknownKeys(saved, blank, depth), ...blank }
  for (const [key, fallback] of Object.entries(blank)) Reflect.set(result, key, fieldIn(key, saved[key], fallback))
  return result
}

const listDepth = 3

/** A saved list with each object in it completed; the blank list when none was saved. */
function completedList<T extends object>(saved: unknown, blankList: T[], blankElement: () => T): T[] {
  if (!Array.isArray(saved)) return blankList
  return saved.filter(isRecord).map((element) => completed(blankElement(), element, listDepth))
}

function completedOverheads(saved: unknown, blank: Overheads): Overheads {
  if (!isRecord(saved)) return blank
  const result = { ...unknownKeys(saved, blank, 2), ...blank }
  for (const id of options.overheadIds) {
    const item = saved[id]
    if (isRecord(item)) result[id] = completed(blankOverheadItem(), item, listDepth)
  }
  return result
}

const legacyFields = ['unitPriceInclVAT', 'unitsPerMonth', 'finalUnitCost', 'unitCostLanded']

/** The one product of the old form, which kept its figures at the top; null when the text holds products or no figure. */
function legacyProduct(saved: Saved): Saved | null {
  if (Array.isArray(saved.products) && saved.products.some(isRecord)) return null
  const figure = (field: string) => numberIn(saved[field]) ?? 0
  if (!legacyFields.some((field) => figure(field) > 0)) return null
  return {
    id: 'product-legacy',
    name: textIn(saved.storeName, undefined)?.trim() || 'Main Product',
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

function completedPlan(saved: Saved): Plan {
  const blank = blankPlan()
  const custom = (list: unknown) =>
    withUniqueIds(
      completedList(list, [], () => blankCustomOverhead('')),
      'cost',
    )
  return {
    ...completed(blank, saved, 1),
    products: withUniqueIds(
      completedList(saved.products, [], () => blankProduct('')),
      'product',
    ),
    paymentMethods: completedList(saved.paymentMethods, blank.paymentMethods, () => blankPaymentMethod('')),
    overheads: completedOverheads(saved.overheads, blank.overheads),
    customOverheadsTech: custom(saved.customOverheadsTech),
    customOverheadsOps: custom(saved.customOverheadsOps),
    team: withUniqueIds(
      completedList(saved.team, [], () => blankTeamMember('')),
      'member',
    ),
  }
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
 * bounded time whatever the text, and reading what was read changes nothing. Source: docs/model.md, 'Reading a stored
 * plan'.
 */
export function parsePlan(text: string): ParsedPlan {
  const isLong = isTooLong(text)
  const saved = objectIn(isLong ? beginningOf(text) : text)
  if (saved === null) return { plan: blankPlan(), status: 'unreadable' }
  if (isLong || !isWithinBounds(saved)) return { plan: completedPlan(modern(withinBounds(saved))), status: 'too-large' }
  const present = modern(saved)
  return { plan: completedPlan(present), status: present === saved ? 'ok' : 'migrated' }
}
