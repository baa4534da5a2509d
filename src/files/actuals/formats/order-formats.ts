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

/** Shopify writes a row for each line; what is of the whole order stands in the first. Its subtotal is after discounts. */
const shopify: OrdersFormat = {
  kind: 'orders',
  id: 'shopify',
  row: 'line',
  order: 'monthFirst',
  required: ['number', 'status', 'lineName', 'lineQuantity'],
  columns: {
    number: ['name'],
    placedAt: ['created at'],
    cancelledAt: ['cancelled at'],
    status: ['financial status'],
    fulfillment: ['fulfillment status'],
    method: ['payment method'],
    discount: ['discount amount'],
    shipping: ['shipping'],
    vat: ['taxes'],
    total: ['total'],
    refunded: ['refunded amount'],
    currency: ['currency'],
    lineName: ['lineitem name'],
    lineSku: ['lineitem sku'],
    lineQuantity: ['lineitem quantity'],
    linePrice: ['lineitem price'],
    customer: ['email', 'phone'],
  },
}

/** WooCommerce's own report of orders (Analytics); its products stand in one cell: '2× Musk, 1× Oud'. */
const woocommerce: OrdersFormat = {
  kind: 'orders',
  id: 'woocommerce',
  row: 'order',
  isBeforeVat: true,
  order: 'monthFirst',
  required: ['number', 'placedAt', 'status', 'total'],
  columns: {
    number: ['order', 'order number'],
    placedAt: ['date'],
    status: ['status'],
    total: ['n revenue formatted', 'net sales formatted', 'n revenue', 'net sales'],
    linesText: ['product s', 'products'],
    customerKind: ['customer type'],
    couponDiscount: ['coupon amount'],
    customer: ['customer'],
  },
}

/** noon's export of items: a row for each item of an order. */
const noon: OrdersFormat = {
  kind: 'orders',
  id: 'noon',
  row: 'line',
  order: 'monthFirst',
  required: ['number', 'placedAt', 'lineQuantity'],
  columns: {
    number: ['order nr'],
    placedAt: ['order received at', 'order timestamp'],
    deliveredAt: ['delivered at'],
    status: ['order status', 'item status', 'status'],
    lineName: ['title', 'title en', 'title ar'],
    lineSku: ['partner sku', 'sku', 'noon sku'],
    lineQuantity: ['quantity'],
    linePrice: ['offer price', 'item price', 'price', 'base price'],
    currency: ['currency code', 'currency'],
  },
}

export const orderFormats: readonly OrdersFormat[] = [salla, shopify, woocommerce, noon]
