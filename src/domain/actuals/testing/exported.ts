import { demoPlan } from '../../plan/demo-plan'
import type { Plan } from '../../plan/plan'
import { exportedMonths } from '../exported-months'
import { ordersMonth } from './orders-month'

const cod = { placed: 60, cod: { orders: 30, refused: 12 }, total: 9000, basket: 9500 }
const rows = [
  ordersMonth({ ...cod, month: '2026-08' }),
  ordersMonth({
    ...cod,
    products: [{ sku: 'SECRET-1', name: 'A secret product', units: 70, value: 9500 }],
    byState: { open: 2, delivered: 40, cancelled: 0, refused: 12, returned: 6 },
  }),
]

/** Two months of a store, the latter not final, beside a plan. */
export const exportedOf = (plan: Plan = demoPlan()) => exportedMonths(rows, plan)
