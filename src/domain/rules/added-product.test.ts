import { describe, expect, it } from 'vitest'
import { withoutProduct } from '../edits/sales-mix'
import { demoPlan } from '../plan/demo-plan'
import { createdPlan, noDefaults } from '../plan/evaluator-defaults'
import { blankProduct, newProduct } from '../plan/plan'
import { costQuestions } from '../questions'
import { begun, edited, questions, withProduct } from './testing/begun-plan'
import {
  costsNothing,
  isCostAlone,
  isExampleFigure,
  isOpen,
  missingAnswers,
  planSoFar,
  withExampleProduct,
  withExampleTaken,
  withQuestionsSettled,
} from './unanswered'

describe('a product that was added', () => {
  const added = withExampleProduct(demoPlan(), newProduct('product-4', 'Musk'))

  it('stands as an example until each of its figures was typed over', () => {
    const [, , , musk = blankProduct('')] = added.products
    expect(isExampleFigure(added, musk, 'unitPriceInclVAT')).toBe(true)
    expect(missingAnswers(added)).toEqual([
      { question: 'example', path: 'products.3.unitPriceInclVAT', productName: 'Musk' },
    ])
    const priced = edited(added, withProduct(added, { unitPriceInclVAT: 45 }, 3), 'products.3.unitPriceInclVAT')
    expect(missingAnswers(priced)[0]?.path).toBe('products.3.unitsPerMonth')
    const sold = edited(priced, withProduct(priced, { unitsPerMonth: 40 }, 3), 'products.3.unitsPerMonth')
    expect(missingAnswers(sold)).toEqual([
      { question: 'productCost', path: 'products.3.exFactoryPrice', productName: 'Musk' },
    ])
    expect(isOpen(sold, 'productCost')).toBe(false)
    expect(planSoFar(sold).products[3]?.exFactoryPrice).toBe(0)
    expect(planSoFar(added).products[3]?.exFactoryPrice).toBe(50)
    const costed = edited(sold, withProduct(sold, { exFactoryPrice: 9 }, 3), 'products.3.exFactoryPrice')
    expect(costed.unanswered).toEqual([])
  })

  it('asks for a figure that was emptied until it is typed or taken, also after other edits', () => {
    const own = withProduct(added, { unitPriceInclVAT: 45, unitsPerMonth: 40, exFactoryPrice: 0 }, 3)
    const emptied = { ...added, ...own }
    const next = edited(emptied, { storeName: 'Noor' }, 'storeName')
    expect(missingAnswers(next)).toEqual([
      { question: 'productCost', path: 'products.3.exFactoryPrice', productName: 'Musk' },
    ])
    const [, , , musk = blankProduct('')] = next.products
    expect([isExampleFigure(next, musk, 'exFactoryPrice'), isCostAlone(next, musk)]).toEqual([false, true])
    expect(withExampleTaken(next, musk).unanswered).toEqual([])
    // The cost may stand in one amount, too.
    const landed = edited(next, withProduct(next, { unitCostLanded: 9 }, 3), 'products.3.unitCostLanded')
    expect(landed.unanswered).toEqual([])
    const noUnits = edited(next, withProduct(next, { unitsPerMonth: 0, exFactoryPrice: 9 }, 3), 'a button')
    expect(missingAnswers(noUnits)[0]?.path).toBe('products.3.unitsPerMonth')
    expect(isCostAlone(added, added.products[3] ?? musk)).toBe(false)
  })

  it('is answered when its figures are taken, and gone with itself', () => {
    const [, , , musk = blankProduct('')] = added.products
    expect(withExampleTaken(added, musk).unanswered).toEqual([])
    expect(withQuestionsSettled(added, withoutProduct(added, 3), 'products.3.name').unanswered).toEqual([])
    expect(isExampleFigure(demoPlan(), musk, 'unitPriceInclVAT')).toBe(false)
  })

  it('answers with its cost nothing about the others, and asks for no cost when it is the only one', () => {
    const beside = withExampleProduct(begun(), newProduct('product-2', 'Musk'))
    const typed = edited(beside, withProduct(beside, { exFactoryPrice: 9 }, 1), 'products.1.exFactoryPrice')
    expect(questions(typed)).toEqual(['example', ...costQuestions])
    expect(costsNothing(typed, 'productCost')).toBe(true)
    const alone = withExampleProduct(createdPlan(noDefaults), newProduct('product-1', 'Musk'))
    expect(questions(alone)).toEqual(['example', 'delivery', 'marketing', 'fixedCosts'])
    const [musk = blankProduct('')] = alone.products
    expect(withExampleTaken(alone, musk).unanswered).toEqual(['delivery', 'marketing', 'fixedCosts'])
    expect(edited(alone, withProduct(alone, { exFactoryPrice: 9 }), 'a button').unanswered).not.toContain('productCost')
    const [, second = blankProduct('')] = beside.products
    expect(withExampleTaken(beside, second).unanswered).toEqual([...costQuestions])
  })

  it('is asked about by its own id alone: a question of that name comes first', () => {
    const plan = { ...begun(), unanswered: ['delivery'] }
    const named = { ...plan, ...withProduct(plan, { id: 'delivery', exFactoryPrice: 5 }) }
    expect(questions(named)).toEqual(['delivery'])
  })
})
