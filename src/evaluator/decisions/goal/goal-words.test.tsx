import { expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { formatMoney } from '../../../i18n/format'
import { render, textOf } from '../../state/testing/render'
import { useLeverWords } from './goal-words'

function Cheaper() {
  const { today, to, change } = useLeverWords()('productCost', 0.8)
  return [today, to, change].join(' ')
}

const costs = (factor: number) =>
  demoPlan().products.map((product) => ({ ...product, exFactoryPrice: product.exFactoryPrice * factor }))

it.each([
  ['registered', true],
  ['to be registered for its sales', false],
])(
  'the cost of a unit in a goal is that of the state of VAT, and its change is of that cost: %s',
  (_, vatRegistered) => {
    const unitCost = (factor: number) => evaluate({ ...demoPlan(), products: costs(factor) }).monthly.finalUnitCost
    const text = textOf(render(<Cheaper />, { ...demoPlan(), vatRegistered }, 'en'))
    const [today, to] = [unitCost(1), unitCost(0.8)]
    for (const cost of [today, to]) expect(text).toContain(textOf(formatMoney(cost, 'en', 'SAR')))
    expect(text).toContain(`${Math.abs((to / today - 1) * 100).toFixed(1)}%`)
  },
)
