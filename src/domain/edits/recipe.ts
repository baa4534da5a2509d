import { amountOf, isRecord } from '../numbers'
import { withOrigin } from '../plan/origins'
import type { Plan, Product } from '../plan/plan'
import { cutText } from '../text/cut-text'

// What a unit is made of, for goods made here. Stands in its product beside the supplier's price, which it adds up to.

/** One part of a unit: so much of it, at so much each, in the plan's currency. */
export interface RecipeLine {
  id: string
  name: string
  quantity: number
  price: number
}

/** The parts that a new line can be named after, in the order in which they are offered. */
export const recipeParts = ['fabric', 'sewing', 'embroidery', 'trimmings', 'packaging', 'other'] as const

export const maxRecipeLines = 30
const maxNameLength = 100
const maxIdLength = 40

const textIn = (value: unknown, most: number) => (typeof value === 'string' ? cutText(value, most) : '')

/** The lines of a product's recipe, of anything that is stored for it. Source: docs/model.md, 'Recipes'. */
export function recipeOf({ recipe }: Product): RecipeLine[] {
  if (!Array.isArray(recipe)) return []
  const seen = new Set<string>()
  return recipe.slice(0, maxRecipeLines).flatMap((line: unknown): RecipeLine[] => {
    if (!isRecord(line)) return []
    const id = textIn(line.id, maxIdLength)
    if (id === '' || seen.has(id)) return []
    seen.add(id)
    const [quantity, price] = [amountOf(line.quantity), amountOf(line.price)]
    return [{ id, name: textIn(line.name, maxNameLength), quantity, price }]
  })
}

export const lineTotal = ({ quantity, price }: Pick<RecipeLine, 'quantity' | 'price'>): number => quantity * price

/** What a unit comes to by its recipe, to the hundredth. */
export function recipeTotal(lines: readonly RecipeLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + lineTotal(line), 0) * 100) / 100
}

/** A line for a part that a recipe does not have yet. */
export function newLine(lines: readonly RecipeLine[], name: string): RecipeLine {
  const taken = new Set(lines.map(({ id }) => id))
  let at = lines.length + 1
  while (taken.has(`line-${at}`)) at += 1
  return { id: `line-${at}`, name, quantity: 1, price: 0 }
}

function withLines(product: Product, lines: readonly RecipeLine[]): Product {
  if (lines.length > 0) return { ...product, recipe: lines }
  const { recipe: _, ...rest } = product
  return rest
}

/**
 * The plan with the recipe of a product, and the supplier's price that it adds up to. A recipe that comes to nothing leaves
 * the price as it is.
 */
export function withRecipe(plan: Plan, index: number, lines: readonly RecipeLine[]): Plan {
  const total = recipeTotal(lines)
  const products = plan.products.map((product, at) => {
    if (at !== index) return product
    const made = withLines(product, lines)
    return total === 0 ? made : { ...made, exFactoryPrice: total }
  })
  const next = { ...plan, products }
  return total === 0 ? next : withOrigin(next, [`products.${index}.exFactoryPrice`], 'recipe')
}
