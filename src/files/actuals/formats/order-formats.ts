import type { OrdersFormat } from './format'

/** Salla's export of orders: the merchant ticks its columns, so they are known by name alone. */
const salla: OrdersFormat = {
  kind: 'orders',
  id: 'salla',
  row: 'order',
  order: 'monthFirst',
  required: ['number', 'placedAt', 'total'],
  columns: {
    number: ['رقم الطلب', 'order number', 'order id'],
    reference: ['رقم مرجع الطلب', 'order reference'],
    placedAt: ['تاريخ الطلب', 'order date', 'created at'],
    updatedAt: ['تاريخ اخر تحديث للطلب', 'اخر تحديث للطلب', 'last update'],
    deliveredAt: ['تاريخ التسليم', 'تاريخ التوصيل', 'delivery date'],
    status: ['حاله الطلب', 'order status', 'status'],
    method: ['طريقه الدفع', 'payment method'],
    methodDetails: ['تفاصيل طرق الدفع', 'payment details'],
    basket: ['مجموع السله', 'cart total', 'subtotal'],
    discount: ['الخصم', 'discount'],
    couponDiscount: ['قيمه خصم الكوبون', 'coupon discount'],
    offerDiscount: ['قيمه خصم العروض الخاصه', 'special offer discount'],
    cartDiscount: ['قيمه عرض السله المتروكه', 'abandoned cart discount'],
    shipping: ['تكلفه الشحن', 'shipping cost'],
    codCharge: ['عموله الدفع عند الاستلام', 'رسوم الدفع عند الاستلام', 'cash on delivery fee', 'cod fee'],
    vat: ['الضريبه', 'ضريبه القيمه المضافه', 'tax', 'vat'],
    total: ['اجمالي الطلب', 'اجمالي المبيعات', 'order total', 'total'],
    net: ['صافي المبيعات', 'net sales'],
    refunded: ['المبلغ المسترجع', 'refunded amount'],
    linesJson: ['skus json'],
    linesText: ['اسماء المنتجات مع sku', 'اسماء المنتجات مع الرمز', 'products with sku'],
    customer: [
      'رقم الجوال',
      'رقم جوال العميل',
      'جوال العميل',
      'البريد الالكتروني',
      'mobile',
      'phone',
      'email',
      'اسم العميل',
    ],
  },
}

export const orderFormats: readonly OrdersFormat[] = [salla]
