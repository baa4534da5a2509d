// What a tax document says in Arabic, whatever the language of the page: the law asks for it.

/** What it shares with a receipt without VAT. */
export const receiptWords = {
  number: 'رقم الطلب',
  date: 'التاريخ',
  buyer: 'صادر إلى',
  reference: 'مرجع عملية الدفع',
  item: 'الوصف',
  amount: 'المبلغ',
  product: 'ميزان مدى الحياة، مع ساعتي استشارة مع خبير',
  net: 'المبلغ بدون ضريبة القيمة المضافة',
  vat: 'ضريبة القيمة المضافة {{rate}}',
  total: 'إجمالي المدفوع',
}

export const invoiceWords = {
  issued: 'تاريخ الإصدار',
  seller: 'البائع',
  vatNumber: 'الرقم الضريبي',
  registration: 'السجل التجاري',
  takesBack: 'عن الفاتورة رقم',
  returned: 'إجمالي المُعاد',
}

export const documentKinds = { invoice: 'فاتورة ضريبية مبسطة', creditNote: 'إشعار دائن' }
export const documentNumbers = { invoice: 'رقم الفاتورة', creditNote: 'رقم الإشعار' }
