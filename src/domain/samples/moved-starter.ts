import { withOrigin } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { blankProduct } from '../plan/plan'
import { movedFields as fields, type Moved, type MovedFigure, movedFigures, withMoved } from './moved-figures'
import { type StarterId, starterIds, starterPlan } from './starter-stores'

// A starter store whose main product can be moved: what the calculator on other people's pages reckons with, and what its
// press opens as a plan.

export interface MovedStarter extends Moved {
  category: StarterId
}

/** The starter store that a text names; null for every other text. */
export const starterNamed = (text: string | null): StarterId | null => starterIds.find((id) => id === text) ?? null

/** Where the figures of a starter's first product stand at first. */
export function untouchedStarter(category: StarterId): MovedStarter {
  const product = { ...blankProduct('product-1'), ...starterPlan(category).products[0] }
  return { category, price: product[fields.price], cost: product[fields.cost], units: product[fields.units] }
}

/** The parts of its first value between which a figure moves. */
const parts = { price: [0.5, 1.6], cost: [0.4, 2], units: [0.25, 2.5] } as const

/** How far a figure can be moved, in whole riyals or units; beyond twenty in fives. */
export function reachOf(figure: MovedFigure, first: number): { min: number; max: number } {
  const [least, most] = parts[figure]
  const grid = first < 20 ? 1 : 5
  return { min: Math.max(1, Math.floor((first * least) / grid) * grid), max: Math.ceil((first * most) / grid) * grid }
}

/**
 * The store that an address carries; null where it names none. A figure that is missing or is no number stands as at first,
 * and none is beyond its reach.
 */
export function movedStarterIn(query: { get(name: string): string | null }): MovedStarter | null {
  const category = starterNamed(query.get('category'))
  if (category === null) return null
  const first = untouchedStarter(category)
  const given = (figure: MovedFigure) => {
    const value = Number.parseFloat(query.get(figure) ?? '')
    const { min, max } = reachOf(figure, first[figure])
    return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : first[figure]
  }
  return { category, price: given('price'), cost: given('cost'), units: given('units') }
}

/** A starter's plan with the figures that were moved, which are then its founder's own. */
export function withOwnMoved(plan: Plan, { category, ...now }: MovedStarter): Plan {
  const first = untouchedStarter(category)
  const own = movedFigures.filter((figure) => now[figure] !== first[figure])
  const paths = own.map((figure) => `products.0.${fields[figure]}`)
  return withOrigin(withMoved(plan, now), paths, 'typed')
}
