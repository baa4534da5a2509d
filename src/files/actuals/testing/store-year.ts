import fc from 'fast-check'
import type { OrderMethod, OrderState } from '../../../domain/actuals/month'
import { demoPlan } from '../../../domain/plan/demo-plan'
import type { Plan } from '../../../domain/plan/plan'
import { everythingPlan } from '../../../domain/testing/plan-arbitraries'

// A year of a store as it was, by which the files are written and the figures that are read back are held. Amounts are
// whole halalas.

interface TrueLine {
  sku: string
  name: string
  units: number
  price: number
  /** Parts of a bundle, by their SKUs. */
  parts: string[]
}

export interface TrueOrder {
  number: string
  /** As a clock in Riyadh shows it: '2026-09-30T23:41'. */
  at: string
  state: OrderState
  method: OrderMethod
  lines: TrueLine[]
  coupon: number
  offers: number
  shipping: number
  codCharge: number
  refunded: number
  customer: Customer
}

/** What no file may leave in what is read of it. */
interface Customer {
  name: string
  phone: string
  email: string
  address: string
}

/** Random numbers in [0, 1) that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const firstNames = ['نورة', 'سارة', 'عبدالله', 'فهد', 'Lama', 'ريم', 'Khalid', 'منيرة']
const lastNames = ['العتيبي', 'القحطاني', 'Al-Harbi', 'الدوسري', 'الشمري', 'Al-Zahrani']

const two = (number: number) => String(number).padStart(2, '0')

/** Value of the goods of an order, in halalas. */
export const goodsOf = ({ lines }: TrueOrder): number => lines.reduce((sum, { units, price }) => sum + units * price, 0)

/** What an order came to, in halalas. */
export const totalOf = (order: TrueOrder): number =>
  goodsOf(order) - order.coupon - order.offers + order.shipping + order.codCharge

/** A year of orders of the products of a plan, so many orders, from the first month on. */
export function storeYear(plan: Plan, seed: number, count: number, firstMonth = '2025-10'): TrueOrder[] {
  const random = seeded(seed)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
  const products = plan.products.map(({ name, unitPriceInclVAT }, at) => ({
    name: `${name || 'منتج'} ${at + 1}`,
    sku: `SKU-${at + 1}`,
    price: Math.max(100, Math.round(unitPriceInclVAT * 100)),
  }))
  const customers = Array.from(
    { length: Math.max(1, Math.ceil(count / 3)) },
    (_, at): Customer => ({
      name: `${pick(['', 'أم '])}${firstNames[at % firstNames.length]} ${lastNames[below(lastNames.length)]} ${at}`,
      phone: `+9665${String(10_000_000 + at * 7919).slice(-8)}`,
      email: `buyer${at}@mail.example`,
      address: `حي الياسمين شارع ${at} مبنى ${below(9000) + 1000}`,
    }),
  )
  const [startYear = 2025, startMonth = 10] = firstMonth.split('-').map(Number)

  function line(): TrueLine {
    const units = 1 + below(3)
    const a = products[below(products.length)]
    const b = products[below(products.length)]
    if (!a || !b) throw new Error('a plan without products')
    if (below(8) > 0) return { ...a, units, parts: [] }
    const parts = [a.sku, b.sku]
    return { name: `باقة ${a.name} + ${b.name}`, sku: parts.join('+'), units, price: a.price + b.price, parts }
  }

  return Array.from({ length: count }, (_, at): TrueOrder => {
    const month = startMonth - 1 + Math.floor((at * 12) / count)
    const first = new Date(Date.UTC(startYear, month, 1 + below(28), below(24), below(60)))
    const method = pick<OrderMethod>([
      'mada',
      'mada',
      'cod',
      'cod',
      'tabby',
      'tamara',
      'international',
      'wallet',
      'bank',
    ])
    const ends: [OrderState, ...OrderState[]] = ['delivered', 'delivered', 'delivered', 'open', 'cancelled', 'returned']
    const state = method === 'cod' && below(4) === 0 ? 'refused' : pick(ends)
    const lines = Array.from({ length: 1 + below(3) }, line)
    const goods = lines.reduce((sum, { units, price }) => sum + units * price, 0)
    const order: TrueOrder = {
      number: String(6_610_000_000_000 + at * 37),
      at: `${first.getUTCFullYear()}-${two(first.getUTCMonth() + 1)}-${two(first.getUTCDate())}T${two(first.getUTCHours())}:${two(first.getUTCMinutes())}`,
      state: state === 'returned' && method === 'cod' ? 'refused' : state,
      method,
      lines,
      coupon: below(4) === 0 ? Math.round(goods * 0.1) : 0,
      offers: below(6) === 0 ? Math.round(goods * 0.05) : 0,
      shipping: below(3) === 0 ? 0 : 2500,
      codCharge: method === 'cod' ? 1500 : 0,
      refunded: 0,
      customer: customers[below(customers.length)] ?? { name: '', phone: '', email: '', address: '' },
    }
    if (order.state === 'returned') order.refunded = totalOf(order)
    else if (order.state === 'delivered' && below(10) === 0) order.refunded = Math.round(totalOf(order) / 3)
    return order
  })
}

/** The bench draws more. */
const drawnPlans = Number(process.env.ACTUALS_PLANS ?? 2)

/** Such years of the sample store, and of plans as founders type them. */
export function storeYears(seed: number, count: number): TrueOrder[][] {
  const drawn = fc.sample(
    everythingPlan.filter(({ products }) => products.length > 0),
    { numRuns: drawnPlans, seed },
  )
  return [demoPlan(), ...drawn].map((plan, at) => storeYear(plan, seed + at, count))
}
