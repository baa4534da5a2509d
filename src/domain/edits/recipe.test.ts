import { describe, expect, it } from 'vitest'
import { originAt, withOriginsSettled } from '../plan/origins'
import { parsePlan } from '../plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../plan/plan'
import { newLine, type RecipeLine, recipeOf, recipeTotal, withRecipe } from './recipe'

const price = 'products.0.exFactoryPrice'
const plan = (): Plan => ({ ...blankPlan(), products: [blankProduct('abaya'), blankProduct('veil')] })
const line = (id: string, quantity: number, each: number): RecipeLine => ({ id, name: id, quantity, price: each })
const lines = [line('fabric', 3.5, 18), line('sewing', 1, 40), line('trimmings', 4, 1.75)]

/** The plan as an edit of the screen leaves it. */
const edited = (before: Plan, after: Plan, place = 'products.0.recipe.fabric.price') =>
  withOriginsSettled(before, after, { place, isEmptied: false })

describe('a recipe', () => {
  it('adds up to the supplier’s price, which is known to be from it as often as it changes', () => {
    let made = plan()
    made = edited(made, withRecipe(made, 0, lines))
    expect(made.products.map(({ exFactoryPrice }) => exFactoryPrice)).toEqual([110, 0])
    expect(originAt(made, price)).toBe('recipe')
    made = edited(made, withRecipe(made, 0, lines.slice(1)))
    expect([made.products[0]?.exFactoryPrice, originAt(made, price)]).toEqual([47, 'recipe'])
    const typed = { ...made, products: made.products.map((product) => ({ ...product, exFactoryPrice: 95 })) }
    expect(originAt(edited(made, typed, price), price)).toBe('typed')
  })

  it('is kept in the text of the plan, and goes with its last line', () => {
    const made = withRecipe(plan(), 0, lines)
    const read = parsePlan(JSON.stringify(made)).plan
    expect(read.products.map(recipeOf)).toEqual([lines, []])
    expect(originAt(read, price)).toBe('recipe')
    const none = withRecipe(read, 0, [])
    expect(none.products[0]).toMatchObject({ exFactoryPrice: 110 })
    expect(none.products[0]).not.toHaveProperty('recipe')
  })

  it('leaves the price while it comes to nothing', () => {
    const priced = { ...plan(), products: [{ ...blankProduct('abaya'), exFactoryPrice: 80 }] }
    const begun = withRecipe(priced, 0, [newLine([], 'Fabric')])
    expect(begun.products).toMatchObject([{ exFactoryPrice: 80, recipe: [{ name: 'Fabric', quantity: 1, price: 0 }] }])
    expect(originAt(begun, price)).toBe('typed')
  })

  it('is read from anything that is stored for it', () => {
    const stored = [
      7,
      { id: '' },
      { id: 'a', name: 3, quantity: 'x', price: null },
      line('b', 2, 3),
      line('b', 9, 9),
      ...Array.from({ length: 40 }, (_, at) => line(`c${at}`, 1, 1)),
    ]
    const read = recipeOf({ ...blankProduct('one'), recipe: stored })
    expect(read).toHaveLength(27)
    expect(read.slice(0, 2)).toEqual([{ id: 'a', name: '', quantity: 0, price: 0 }, line('b', 2, 3)])
    expect(recipeTotal(read)).toBe(31)
    expect(recipeOf({ ...blankProduct('one'), recipe: 'none' })).toEqual([])
  })

  it('names each new line apart', () => {
    const two = [line('line-2', 1, 1)]
    expect(newLine(two, '').id).toBe('line-3')
    expect(newLine([line('line-1', 1, 1), line('line-3', 1, 1)], '').id).toBe('line-4')
  })
})
