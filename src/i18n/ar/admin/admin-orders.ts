import type { Translation } from '../../dictionary'
import type { adminOrders as english } from '../../en/admin/admin-orders'

export const adminOrders: Translation<typeof english> = {
  caption: 'الطلبات',
  search: 'البحث عن طلب',
  searchHint: 'اكتب بداية الاسم أو البريد',
  searchBy: { customer: 'العميل', email: 'البريد الإلكتروني' },
  columns: {
    customer: 'العميل',
    status: 'الحالة',
    phone: 'المحادثة',
    product: 'المنتج',
    quantity: 'الكمية',
    unitPrice: 'سعر الوحدة',
    total: 'الإجمالي',
    created: 'تاريخ الطلب',
    country: 'الدولة',
    number: 'رقم الطلب',
    account: 'الحساب',
    notes: 'ملاحظات',
  },
  statuses: {
    pending: 'قيد الانتظار',
    confirmed: 'مؤكد',
    shipped: 'تم الشحن',
    delivered: 'تم التسليم',
    cancelled: 'ملغى',
    disputed: 'معترض عليه',
  },
  chatWith: 'محادثة {{name}} عبر واتساب',
  noChat: 'رقم غير صالح للاتصال',
  account: 'قائم',
  noAccount: 'محذوف',
  empty: 'لا توجد طلبات',
}
