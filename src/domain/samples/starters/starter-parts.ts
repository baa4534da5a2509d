import {
  blankOverheads,
  blankProduct,
  blankTeamMember,
  type Overheads,
  type Plan,
  type Product,
  typicalPaymentMethods,
} from '../../plan/plan'

type Goods = Omit<Partial<Product>, 'id' | 'name' | 'category'>

/** The goods of a store, with ids of its own; their names come from a dictionary. */
export function productsOf(id: string, category: Product['category'], goods: readonly Goods[]): Product[] {
  return goods.map((one, index) => ({ ...blankProduct(`${id}-${index + 1}`), category, ...one }))
}

/** The shares of what customers pay with, in percent of orders, with the typical fees of each. */
export function paying(shares: Record<string, number>): Pick<Plan, 'paymentMode' | 'paymentMethods'> {
  const paymentMethods = typicalPaymentMethods().map((method) => ({ ...method, share: shares[method.id] ?? 0 }))
  return { paymentMode: 'advanced', paymentMethods }
}

/** What every small store pays: its platform, its address, its licenses, and a beginning that is spread over two years. */
export function overheads(platformMo: number, branding: number, more: Partial<Overheads> = {}): Overheads {
  return {
    ...blankOverheads(),
    ecommercePlatform: { amount: platformMo, mode: 'monthly', months: 12, chargesVat: true },
    domain: { amount: 90, mode: 'annual', months: 12, chargesVat: true },
    governmentLicences: { amount: 1600, mode: 'annual', months: 12, chargesVat: true },
    branding: { amount: branding, mode: 'oneTime', months: 24, chargesVat: true },
    ...more,
  }
}

/** An overhead that is paid each month. */
export const monthly = (amount: number) => ({ amount, mode: 'monthly', months: 12, chargesVat: true }) as const

/** A member of the team in one of the built-in roles. */
export function member(
  id: string,
  index: number,
  role: string,
  monthlyCost: number,
  isPartTime = false,
): Plan['team'][0] {
  const employmentType = isPartTime ? 'part-time' : 'full-time'
  return { ...blankTeamMember(`${id}-team-${index}`), role, employmentType, monthlyCost }
}
