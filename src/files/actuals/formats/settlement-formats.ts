import type { SettlementFormat } from './format'

const sallaPayments: SettlementFormat = {
  kind: 'settlement',
  id: 'sallaPayments',
  order: 'dayFirst',
  required: ['number', 'amount', 'fee', 'transferred'],
  columns: {
    number: ['رقم الطلب'],
    amount: ['اجمالي الطلب'],
    method: ['طريقه الدفع'],
    fee: ['الرسوم'],
    feeVat: ['الضريبه'],
    transferred: ['المستحق بعد الضريبه'],
  },
}

/** The deduction contains VAT; a row that names no order is the fee of the payout, or a sum. */
const tabby: SettlementFormat = {
  kind: 'settlement',
  id: 'tabby',
  order: 'dayFirst',
  required: ['number', 'amount', 'deduction', 'transferred'],
  columns: {
    number: ['order number'],
    date: ['sale refund date'],
    type: ['type'],
    currency: ['currency'],
    amount: ['order amount'],
    feeVat: ['vat amount'],
    deduction: ['total deduction'],
    transferred: ['transferred amount'],
    paidOn: ['transfer date'],
  },
}

/** Fees are before VAT, which Tamara names beside them; what a part of an order is refunded is the amount of its event. */
const tamara: SettlementFormat = {
  kind: 'settlement',
  id: 'tamara',
  order: 'dayFirst',
  required: ['reference', 'eventAmount', 'fee', 'transferred'],
  columns: {
    number: ['merchant order number', 'merchant order id'],
    reference: ['tamara order id'],
    date: ['transaction date'],
    type: ['event'],
    currency: ['currency'],
    amount: ['order amount'],
    eventAmount: ['event amount'],
    fee: ['total fees'],
    feeVat: ['vat collected by tamara'],
    transferred: ['total payable to merchant'],
  },
}

const emkan: SettlementFormat = {
  kind: 'settlement',
  id: 'emkan',
  order: 'dayFirst',
  required: ['number', 'amount', 'deduction'],
  columns: {
    number: ['order id'],
    date: ['order creation date'],
    amount: ['original bill amount'],
    refunded: ['refunded amount'],
    feeVat: ['vat amount'],
    deduction: ['total deduction for emkan'],
    transferred: ['settelment amount', 'settlement amount', 'settelment'],
    paidOn: ['settelment date', 'settlement date'],
  },
}

const moyasar: SettlementFormat = {
  kind: 'settlement',
  id: 'moyasar',
  order: 'dayFirst',
  zoneMinutes: 0,
  required: ['reference', 'type', 'amount', 'transferred'],
  columns: {
    number: ['metadata order id', 'metadata order number', 'order id'],
    reference: ['payment id'],
    type: ['type'],
    method: ['scheme'],
    currency: ['currency'],
    amount: ['amount'],
    transferred: ['net amount'],
    fee: ['fee'],
    feeVat: ['vat'],
    date: ['transaction date'],
  },
}

/** Columns of a settlement of Amazon: a row for each amount of each item of an order (flat file V2). */
const amazon: SettlementFormat = {
  kind: 'settlement',
  id: 'amazon',
  order: 'dayFirst',
  zoneMinutes: 0,
  required: ['number', 'statementTotal', 'type', 'amountType', 'amount'],
  columns: {
    number: ['order id'],
    statementTotal: ['total amount'],
    type: ['transaction type'],
    amountType: ['amount type'],
    amountDescription: ['amount description'],
    amount: ['amount'],
    currency: ['currency'],
    date: ['posted date'],
    paidOn: ['deposit date'],
    sku: ['sku'],
    quantity: ['quantity purchased'],
  },
}

/** Couriers agree on no layout; these are the words that merchants write over what was collected at the door. */
const courier: SettlementFormat = {
  kind: 'settlement',
  id: 'courier',
  order: 'dayFirst',
  required: ['number', 'amount'],
  columns: {
    number: [
      'رقم الطلب',
      'order number',
      'order no',
      'reference',
      'shipper reference',
      'رقم البوليصه',
      'waybill',
      'awb',
      'awb no',
      'waybill number',
      'tracking number',
    ],
    amount: [
      'المبلغ المحصل',
      'مبلغ التحصيل',
      'قيمه التحصيل',
      'مبلغ الدفع عند الاستلام',
      'collected',
      'collected amount',
      'cod amount',
      'cod',
      'cod value',
    ],
    deduction: ['الرسوم', 'رسوم التحصيل', 'رسوم الشحن', 'fee', 'fees', 'charges', 'cod fee', 'shipping fee'],
    feeVat: ['الضريبه', 'ضريبه القيمه المضافه', 'قيمه الضريبه', 'vat', 'vat amount', 'tax'],
    transferred: ['الصافي', 'المبلغ المحول', 'net', 'net amount', 'remitted'],
    date: ['تاريخ التسليم', 'تاريخ الشحنه', 'delivery date', 'date', 'التاريخ', 'shipment date'],
    paidOn: ['تاريخ التحويل', 'تاريخ السداد', 'paid on', 'payment date', 'remittance date', 'transfer date'],
  },
}

export const settlementFormats: readonly SettlementFormat[] = [
  sallaPayments,
  tabby,
  tamara,
  emkan,
  moyasar,
  amazon,
  courier,
]
