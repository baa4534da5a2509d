import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutProduct, withProduct } from '../../../domain/edits/sales-mix'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { newProduct, type Plan } from '../../../domain/plan/plan'
import { wildPlan } from '../../../domain/testing/plan-arbitraries'
import { withoutEdit } from './revert-edit'

const plan = demoPlan()
const names = ({ products }: Plan) => products.map(({ name }) => name)

describe('an edit that is taken back after others', () => {
  it('brings a removed product back, and keeps what was typed since', () => {
    const after = withoutProduct(plan, 1)
    const [first, ...others] = after.products
    const dearer = { ...(first ?? expect.fail()), unitPriceInclVAT: 151 }
    const now = { ...after, products: [dearer, ...others], shippingPerOrder: 31 }
    const back = withoutEdit(now, { before: plan, after })
    expect(names(back)).toEqual(names(plan))
    expect([back.products[0]?.unitPriceInclVAT, back.shippingPerOrder]).toEqual([151, 31])
  })

  it('takes an added product out, and keeps one that was added since', () => {
    const after = withProduct(plan, newProduct('product-8', 'Musk'))
    const now = withProduct(after, newProduct('product-9', 'Amber'))
    expect(names(withoutEdit(now, { before: plan, after }))).toEqual([...names(plan), 'Amber'])
  })

  it('does not bring back what was removed since', () => {
    const after = { ...plan, contingencyMo: 700 }
    const back = withoutEdit(withoutProduct(after, 0), { before: plan, after })
    expect([names(back), back.contingencyMo]).toEqual([names(plan).slice(1), plan.contingencyMo])
  })

  it('sets a field back that was typed over since, and the fields beside it not', () => {
    const overheads = { ...plan.overheads, domain: { ...plan.overheads.domain, amount: 77 } }
    const after = { ...plan, overheads, cashPlan: { ...plan.cashPlan, enabled: true } }
    const now = {
      ...after,
      overheads: { ...overheads, domain: { ...overheads.domain, amount: 88, mode: 'annual' as const } },
      cashPlan: { ...after.cashPlan, months: 24 },
    }
    const back = withoutEdit(now, { before: plan, after })
    expect(back.overheads.domain).toEqual({ ...plan.overheads.domain, mode: 'annual' })
    expect(back.cashPlan).toEqual({ ...plan.cashPlan, months: 24 })
  })

  it('is the plan before it where nothing was changed since', () => {
    fc.assert(
      fc.property(wildPlan, wildPlan, (before, after) => {
        expect(JSON.stringify(withoutEdit(after, { before, after }))).toBe(JSON.stringify({ ...after, ...before }))
      }),
    )
  })
})
