import type { Translation } from '../dictionary'
import type { more as english } from '../en/more'

export const more: Translation<typeof english> = {
  groups: { takeAlong: 'الطباعة والملفات', plan: 'هذه الخطة', display: 'العرض' },
  find: 'البحث',
  compare: 'مقارنة',
  share: 'مشاركة',
  newVersion: 'توجد نسخة أحدث من ميزان.',
  loadVersion: 'إعادة التحميل',
  report: 'طباعة أو PDF',
  workbook: 'إكسل أو CSV',
  duties: 'الوثائق والالتزامات',
  actuals: 'الأشهر الفعلية',
  notes: 'الملاحظات',
  currency: 'العملة',
  currencyHint: 'يتغيّر رمز العملة فقط، ولا تُحوَّل المبالغ.',
  currencyWrong: 'اكتب رمز العملة بثلاثة أحرف لاتينية.',
  currencyList: 'عرض العملات',
  names: {
    SAR: 'ريال سعودي',
    AED: 'درهم إماراتي',
    USD: 'دولار أمريكي',
    EUR: 'يورو',
    GBP: 'جنيه إسترليني',
  },
  otherCurrency: 'استخدام هذه العملة',
  openFile: 'فتح ملف',
  announce: 'إعلان الربح لقارئ الشاشة',
  announceHint: 'ينطقه قارئ الشاشة بعد التغيير بقليل. يُحفظ هذا الاختيار على هذا الجهاز.',
}
