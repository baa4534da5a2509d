import type { OrderMethod, OrderState } from '../../../domain/actuals/month'
import type { Cell } from './sheets'
import { goodsOf, type TrueOrder, totalOf } from './store-year'

const methods: Record<OrderMethod, string> = {
  mada: 'مدى',
  international: 'البطاقة الائتمانية',
  tamara: 'تمارا',
  tabby: 'تابي',
  spotii: 'spotii',
  cod: 'دفع عند الاستلام',
  wallet: 'STC Pay',
  emkan: 'EmkanInstallment',
  bank: 'حوالة بنكيةمصرف الراجحي',
  other: 'نقاط',
}

const statuses: Record<OrderState, string> = {
  open: 'قيد التنفيذ',
  delivered: 'تم التوصيل',
  cancelled: 'ملغي',
  refused: 'مسترجع',
  returned: 'مسترجع',
}

/** A status that a merchant has made up, in place of 'delivered'. */
export const renamedStatus = 'وصلت لصاحبتها 🌸'

export const sallaHeaders = [
  'رقم الطلب',
  'تَاريخ الطـلب',
  'حالة الطلب',
  'اسم العميل',
  'رقم الجوال',
  'البريد الإلكتروني',
  'عنوان العميل',
  'المدينة',
  'طريقة الدفع',
  'مجموع السلة',
  'الخصم',
  'قيمة خصم الكوبون',
  'قيمة خصم العروض الخاصة',
  'تكلفة الشحن',
  'عمولة الدفع عند الاستلام',
  'الضريبة',
  'إجمالي الطلب',
  'صافي المبيعات',
  'المبلغ المسترجع',
  'تاريخ التسليم',
  'skus_json',
]

const sar = (halalas: number): string => (halalas / 100).toFixed(2)

/** A day with slashes, months first, as the CSV of the export has it. */
export function slashed(at: string): string {
  const [day = '', time = ''] = at.split('T')
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year} ${time}`
}

/** The row of an order in Salla's export, with apostrophes, a total that a third column repeats, and VAT that is off now and then. */
export function sallaRow(order: TrueOrder, at: number, dates: (at: string) => string): Cell[] {
  const total = totalOf(order)
  const isDelivered = order.state === 'delivered' || order.state === 'returned'
  const lines = order.lines.map(({ name, units, sku, price, parts }) => [
    name,
    units,
    sku,
    price / 100,
    (price * units) / 100,
    parts.map((part) => [part, 1, part]),
  ])
  return [
    `${at % 3 === 0 ? "'" : ''}${order.number}`,
    dates(order.at),
    order.state === 'delivered' && at % 5 === 0 ? renamedStatus : statuses[order.state],
    `'${order.customer.name}'`,
    order.customer.phone,
    order.customer.email,
    order.customer.address,
    'الرياض',
    methods[order.method],
    sar(goodsOf(order)),
    sar(order.coupon + order.offers),
    sar(order.coupon),
    sar(order.offers),
    sar(order.shipping),
    sar(order.codCharge),
    sar(at % 7 === 0 ? Math.round(total * 0.074) : Math.round((total * 15) / 115)),
    sar(total),
    sar(total - order.refunded),
    order.refunded === 0 ? '\\N' : sar(order.refunded),
    isDelivered ? dates(order.at) : '',
    JSON.stringify(lines),
  ]
}
