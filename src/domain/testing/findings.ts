import { demoPlan } from '../plan/demo-plan'
import type { Plan, Product } from '../plan/plan'
import { checkPlan } from '../rules/rules'

const demo = demoPlan()

/** The demo plan with its team insured, in which the rules find nothing. */
export const sound: Plan = {
  ...demo,
  team: demo.team.map((member) => ({ ...member, socialInsurance: 'nonSaudi' })),
}
const [first] = sound.products
if (first === undefined) throw new Error('the demo plan has no product')
export const firstProduct: Product = first

/** What the rules say, as 'level path code {"params"}'. */
export function said(changes: Partial<Plan>, product: Partial<Product> = {}): string[] {
  const products = [{ ...firstProduct, ...product }, ...sound.products.slice(1)] as Product[]
  return checkPlan({ ...sound, products, ...changes }).map(({ level, path, code, params }) => {
    const figures = Object.entries(params).map(([name, value]) => `${name} ${Math.round(value * 100) / 100}`)
    return [level, path, code, ...figures].join(' ')
  })
}
