import type { OrderMethod } from '../../../domain/actuals/month'
import type { Cell } from './sheets'
import { type TrueOrder, totalOf } from './store-year'

const sar = (halalas: number): number => halalas / 100
const bracketed = (halalas: number): Cell => (halalas < 0 ? `(${(-halalas / 100).toFixed(2)})` : halalas / 100)

/** A sale of a statement, or what is given back of one, in halalas. */
export interface TrueEvent {
  order: TrueOrder
  kind: 'sale' | 'refund'
  amount: number
  fee: number
  vat: number
}

/** What a provider does with the orders of its method: a sale for each, and a row for what was refunded. */
export function eventsOf(
  orders: readonly TrueOrder[],
  method: OrderMethod,
  feePct: number,
  fixed: number,
): TrueEvent[] {
  const event = (order: TrueOrder, kind: TrueEvent['kind'], amount: number): TrueEvent => {
    const fee = kind === 'sale' ? Math.round((amount * feePct) / 100) + fixed : 0
    return { order, kind, amount, fee, vat: Math.round(fee * 0.15) }
  }
  return orders
    .filter((order) => order.method === method && order.state !== 'cancelled' && order.state !== 'open')
    .flatMap((order) => [
      event(order, 'sale', totalOf(order)),
      ...(order.refunded > 0 ? [event(order, 'refund', -order.refunded)] : []),
    ])
}

const day = ({ at }: TrueOrder) => at.slice(0, 10)
const dayFirst = (order: TrueOrder) => day(order).split('-').toReversed().join('/')
const payout = ({ amount, fee, vat }: TrueEvent) => amount - fee - vat

/** Salla payments: no days, fees before VAT, and a wallet's recharge as a negative row. */
export function sallaPaymentsRows(events: readonly TrueEvent[]): Cell[][] {
  return [
    [
      'رقم الطلب',
      'إجمالي الطلب (ر.س)',
      'طريقة الدفع',
      'الرسوم (ر.س)',
      'المُستحق قبل الضريبة (ر.س)',
      'الضريبة',
      'المُستحق بعد الضريبة (ر.س)',
    ],
    ...events.map((event): Cell[] => [
      event.order.number,
      sar(event.amount),
      'مدى',
      sar(event.fee),
      sar(event.amount - event.fee),
      sar(event.vat),
      sar(payout(event)),
    ]),
  ]
}

/** Tabby: a preamble, days first, the deduction with VAT, a fee of the payout and a row of sums. */
export function tabbyRows(events: readonly TrueEvent[], payoutFee = 1150): Cell[][] {
  const total = events.reduce((sum, event) => sum + payout(event), 0) - payoutFee
  const header = [
    'Order Number',
    'Sale/Refund Date',
    'Merchant Name',
    'Type',
    'Currency',
    'Order Amount',
    'Total Fee',
    'VAT Amount',
    'Total Deduction',
    'Transferred amount',
    'Transfer Date',
  ]
  return [
    ['Settlement report'],
    ['Date', '2026-09-14'],
    ['Statement #', 'Tabby20260914SAR'],
    ...Array.from({ length: 6 }, (): Cell[] => []),
    header,
    ...events.map((event): Cell[] => [
      event.order.number,
      dayFirst(event.order),
      'Noor',
      event.kind === 'sale' ? 'sale' : 'partial refund',
      'SAR',
      sar(event.amount),
      sar(event.fee),
      sar(event.vat),
      sar(event.fee + event.vat),
      sar(payout(event)),
      '30/12/2026',
    ]),
    [
      'Payout fee',
      '',
      '',
      '',
      '',
      '',
      '',
      sar(Math.round((payoutFee * 15) / 115)),
      sar(payoutFee),
      sar(-payoutFee),
      '',
    ],
    ['Total', '', '', '', '', '', '', '', '', sar(total), ''],
  ]
}

/** Tamara: a summary of 26 rows, fees before VAT, negatives in brackets, numbers that a spreadsheet has rounded. */
export function tamaraRows(events: readonly TrueEvent[]): Cell[][] {
  return [
    ...Array.from({ length: 26 }, (_, at): Cell[] => [`Summary ${at}`, at]),
    [
      'Transaction Date',
      'Tamara Order ID',
      'Merchant Order Number',
      'Event',
      'Currency',
      'Order Amount',
      'Event Amount',
      'Total Fees',
      'VAT Collected by Tamara',
      'Total Payable to Merchant',
    ],
    ...events.map((event, at): Cell[] => [
      dayFirst(event.order),
      `8c5f-${at}`,
      at % 9 === 0 ? '6.61E+12' : event.order.number,
      event.kind === 'sale' ? 'Captured' : 'Refunded',
      'SAR',
      sar(totalOf(event.order)),
      bracketed(event.amount),
      sar(event.fee),
      sar(event.vat),
      bracketed(payout(event)),
    ]),
  ]
}

/** Emkan: a refund stands in the row of its order. */
export function emkanRows(events: readonly TrueEvent[]): Cell[][] {
  return [
    [
      'Order ID',
      'Order creation date',
      'Original bill Amount',
      'Refunded amount',
      'VAT amount',
      'Total deduction for EMKAN',
    ],
    ...events
      .filter(({ kind }) => kind === 'sale')
      .map(({ order, amount, fee, vat }): Cell[] => [
        order.number,
        day(order),
        sar(amount),
        sar(order.refunded),
        sar(vat),
        sar(fee + vat),
      ]),
  ]
}

/** Moyasar: days in UTC, refunds negative. */
export function moyasarRows(events: readonly TrueEvent[]): Cell[][] {
  return [
    [
      'payment_id',
      'description',
      'scheme',
      'type',
      'currency',
      'amount',
      'net_amount',
      'fee',
      'vat',
      'total_fee',
      'transaction_date',
    ],
    ...events.map((event, at): Cell[] => [
      `pay_${at}`,
      event.order.customer.name,
      'mada',
      event.kind === 'sale' ? 'pay' : 'refund',
      'SAR',
      sar(event.amount),
      sar(payout(event)),
      sar(event.fee),
      sar(event.vat),
      sar(event.fee + event.vat),
      new Date(`${event.order.at}:00+03:00`).toISOString(),
    ]),
  ]
}

/** A courier's list of what was collected at the door. */
export function courierRows(events: readonly TrueEvent[]): Cell[][] {
  return [
    ['رقم البوليصة', 'رقم الطلب', 'اسم المستلم', 'المبلغ المحصل', 'الرسوم', 'الصافي', 'تاريخ التسليم'],
    ...events
      .filter(({ kind }) => kind === 'sale')
      .map((event, at): Cell[] => [
        `AWB${at}`,
        event.order.number,
        event.order.customer.name,
        sar(event.amount),
        sar(event.fee),
        sar(event.amount - event.fee),
        day(event.order),
      ]),
  ]
}
