import type { OrderState } from '../../../domain/actuals/month'
import { comparable } from '../../tables/columns'
import { remembered } from '../cells/remembered'

/** Statuses as platforms call them, as `comparable` writes them. A merchant may have renamed each. */
const known: Record<OrderState, readonly string[]> = {
  open: [
    'بانتظار الدفع',
    'بانتظار المراجعه',
    'قيد التنفيذ',
    'جاري التوصيل',
    'تم الشحن',
    'جديد',
    'جاري التجهيز',
    'قيد التجهيز',
    'جاهز',
    'payment pending',
    'pending payment',
    'pending',
    'under review',
    'in progress',
    'processing',
    'on hold',
    'delivering',
    'indelivery',
    'in delivery',
    'shipped',
    'new',
    'preparing',
    'ready',
    'paid',
    'partially paid',
    'authorized',
    'unfulfilled',
    'fulfilled',
    'partially refunded',
    'confirmed',
    'created',
  ],
  delivered: ['تم التوصيل', 'تم التنفيذ', 'مكتمل', 'delivered', 'completed', 'complete'],
  cancelled: ['ملغي', 'محذوف', 'ملغاه', 'canceled', 'cancelled', 'deleted', 'voided', 'failed', 'trash', 'expired'],
  refused: ['رفض الاستلام', 'لم يستلم', 'لم يتم الاستلام', 'refused', 'undelivered', 'delivery failed', 'rto'],
  returned: ['مسترجع', 'مرتجع', 'قيد الاسترجاع', 'restored', 'restoring', 'refunded', 'returned', 'reversed'],
}

const states = new Map<string, OrderState>()
for (const state of ['open', 'delivered', 'cancelled', 'refused', 'returned'] as const)
  for (const name of known[state]) states.set(name, state)

/** What founders have said of statuses of their own making, by the status as `comparable` writes it. */
export type StatusAnswers = ReadonlyMap<string, OrderState>

const wordsOf = remembered(comparable)

/** What an order's status says; null for a name of the merchant's own making that was not asked about yet. */
export function stateOf(status: string, answers: StatusAnswers): OrderState | null {
  const words = wordsOf(status)
  return answers.get(words) ?? states.get(words) ?? null
}
