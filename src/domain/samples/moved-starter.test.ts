import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { monthOf } from '../model/generated/month.gen'
import { originAt } from '../plan/origins'
import { movedFigures, withMoved } from './moved-figures'
import { movedStarterIn, reachOf, starterNamed, untouchedStarter, withOwnMoved } from './moved-starter'
import { starterIds, starterPlan } from './starter-stores'

const inAddress = (query: string) => movedStarterIn(new URLSearchParams(query))

describe('a starter store whose main product is moved', () => {
  it.each(starterIds)('%s: nothing moved is the starter itself, and each figure has room on both sides', (id) => {
    const first = untouchedStarter(id)
    expect(withOwnMoved(starterPlan(id), first)).toEqual(starterPlan(id))
    for (const figure of movedFigures) {
      const { min, max } = reachOf(figure, first[figure])
      expect(min).toBeGreaterThan(0)
      expect(min).toBeLessThan(first[figure])
      expect(max).toBeGreaterThan(first[figure])
      expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true)
    }
  })

  it.each(starterIds)('%s: its month alone has the figures of the evaluation, wherever the sliders stand', (id) => {
    const first = untouchedStarter(id)
    for (const end of ['min', 'max'] as const) {
      for (const figure of movedFigures) {
        const plan = withMoved(starterPlan(id), { ...first, [figure]: reachOf(figure, first[figure])[end] })
        const { monthly, bottomLine } = evaluate(plan)
        expect({ monthly, bottomLine }).toMatchObject(monthOf(plan))
      }
    }
  })

  it('what was moved is the own figure of its founder, the rest an example', () => {
    const first = untouchedStarter('abaya')
    const plan = withOwnMoved(starterPlan('abaya'), { ...first, price: first.price + 20 })
    expect(originAt(plan, 'products.0.unitPriceInclVAT')).toBe('typed')
    expect(originAt(plan, 'products.0.unitsPerMonth')).toBe('example')
  })

  it('an address carries figures within reach, and nothing else', () => {
    const first = untouchedStarter('abaya')
    expect(inAddress('category=abaya&price=300&cost=80&units=100')).toEqual({
      category: 'abaya',
      price: 300,
      cost: 80,
      units: 100,
    })
    expect(inAddress('category=abaya')).toEqual(first)
    expect(inAddress('category=abaya&price=-1e99&cost=1e99&units=NaN')).toEqual({
      ...first,
      price: reachOf('price', first.price).min,
      cost: reachOf('cost', first.cost).max,
    })
    for (const category of ['', 'cars', '__proto__', 'Abaya']) {
      expect(starterNamed(category)).toBeNull()
      expect(inAddress(`category=${category}`)).toBeNull()
    }
    expect(inAddress('price=3')).toBeNull()
  })
})
