import { describe, expect, it } from 'vitest'
import { createdPlan, noDefaults } from '../plan/evaluator-defaults'
import { blankProduct } from '../plan/plan'
import { addedProduct, begunPlan, withCategory, withNames, withProductName } from './begun-plan'

const created = () => createdPlan(noDefaults)

describe('begunPlan', () => {
  it('has one product to answer for, the advanced analysis on and new customers alone', () => {
    const plan = begunPlan(created())
    expect(plan.products).toEqual([blankProduct('product-1')])
    expect(plan.enableAdvancedAnalysis).toBe(true)
    expect(plan.firstOrderSharePct).toBe(100)
    expect(plan.unanswered).toContain('productCost')
  })

  it('asks for the cost of a product that it adds, also where the one before it was answered for', () => {
    const answered = { ...created(), products: [], unanswered: ['delivery'] }
    expect(begunPlan(answered).unanswered).toEqual(['productCost', 'delivery'])
  })

  it('keeps products that are there', () => {
    const products = [blankProduct('own')]
    expect(begunPlan({ ...created(), products }).products).toBe(products)
  })
})

describe('withCategory', () => {
  it('carries the category to products that have none of their own, and what is typical for it', () => {
    const own = { ...blankProduct('own'), category: 'books' as const }
    const plan = { ...begunPlan(created()), products: [blankProduct('product-1'), own] }
    const food = withCategory(plan, 'food')
    expect(food.products.map(({ category }) => category)).toEqual(['food', 'books'])
    expect(food.inventoryTurnoverRate).not.toBe(plan.inventoryTurnoverRate)
    const home = withCategory(food, 'home')
    expect(home.products.map(({ category }) => category)).toEqual(['home', 'books'])
    expect(withCategory(home, '').products.map(({ category }) => category)).toEqual(['other', 'books'])
  })
})

describe('withProductName', () => {
  it('names the first product as long as it has no name of its own', () => {
    const plan = withProductName(begunPlan(created()), 'Oud')
    expect([plan.productName, plan.products[0]?.name]).toEqual(['Oud', 'Oud'])
    const longer = withProductName(plan, 'Oud candle')
    expect(longer.products[0]?.name).toBe('Oud candle')
    const renamed = { ...longer, products: [{ ...blankProduct('product-1'), name: 'Large candle' }] }
    expect(withProductName(renamed, 'Candles').products).toBe(renamed.products)
  })
})

describe('withNames', () => {
  it('calls a store by what it sells, and that by the given name', () => {
    const plan = withNames(begunPlan(created()), 'My product')
    expect([plan.storeName, plan.productName, plan.products[0]?.name]).toEqual(Array(3).fill('My product'))
    const named = { ...begunPlan(created()), storeName: 'Noor', productName: 'Candles' }
    expect(withNames(named, 'My product')).toBe(named)
  })
})

describe('addedProduct', () => {
  it('has the category of the plan, and the first one its name', () => {
    const plan = { ...created(), productName: 'Candles', productCategory: 'home' as const }
    expect(addedProduct(plan, 'one', 'New product')).toMatchObject({ id: 'one', name: 'Candles', category: 'home' })
    const second = addedProduct({ ...plan, products: [blankProduct('one')] }, 'two', 'New product')
    expect(second).toMatchObject({ name: 'New product', category: 'home' })
    expect(addedProduct(created(), 'one', 'New product')).toMatchObject({ name: 'New product', category: 'other' })
  })
})
