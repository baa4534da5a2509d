import type { Translation } from '../../dictionary'
import type { report as en } from '../../en/plans/report'

export const report: Translation<typeof en> = {
  open: 'طباعة أو PDF',
  dialog: {
    title: 'طباعة أو PDF',
    text: 'يُعد التقرير على هذا الجهاز وبلغة هذه الصفحة، ولا يُرسل منه شيء.',
    which: 'التقرير',
    make: 'إعداد ملف PDF',
    print: 'طباعة',
    making: 'جارٍ إعداد التقرير…',
    page: 'الصفحة {{page}}',
    ready: 'التقرير جاهز: {{name}} ({{size}}).',
    failed: 'تعذّر إعداد التقرير. تحقق من الاتصال ثم حاول مرة أخرى.',
  },
  kinds: {
    page: 'صفحة واحدة لشريك',
    full: 'التقرير الكامل',
  },
  kindHints: {
    page: 'الخلاصة، والتمويل المطلوب، وأربعة أرقام رئيسية، والسيولة، وأنفع التغييرات.',
    full: 'كل شيء: الرسوم البيانية، وربح كل منتج، ومتوسط الطلب، وحساب الشهر، والسيولة شهرًا بشهر، والضريبة، والسيناريوهات، وكل افتراض ومدى الثقة به.',
  },
  titles: {
    page: 'الخطة المالية في صفحة واحدة',
    full: 'الخطة المالية: التقرير الكامل',
  },
  fileNames: {
    page: 'الخطة المالية في صفحة واحدة',
    full: 'الخطة المالية',
  },
  own: 'خاص بالخطة',
  ownExplained: 'أُدخل في هذه الخطة من عرض سعر أو عقد أو تقدير.',
  zero: 'قيمتها صفر في هذه الخطة:',
  notSet: 'غير محدد',
  comma: '، ',
  notInUse: 'لا يُذكر ما لا تستخدمه الخطة، مثل رسوم وسيلة دفع بلا طلبات أو مدخلات السيولة الشهرية وهي غير مفعّلة.',
  columns: { assumption: 'الافتراض', value: 'القيمة', certainty: 'مدى الثقة' },
  sections: {
    month: 'حساب الشهر',
    order: 'اقتصاديات الوحدة',
    advanced: 'العملاء والمخزون والنمو',
    assumptions: 'كل الافتراضات',
  },
  madeOn: 'تاريخ الإعداد: {{date}}',
  madeBy: 'إعداد {{maker}}',
  sells: 'المبيعات الشهرية:',
  unnamed: 'منتج بلا اسم',
  moreProducts_zero: 'ولا منتجات أخرى',
  moreProducts_one: 'ومنتج آخر',
  moreProducts_two: 'ومنتجان آخران',
  moreProducts_few: 'و{{count}} منتجات أخرى',
  moreProducts_many: 'و{{count}} منتجًا آخر',
  moreProducts_other: 'و{{count}} منتج آخر',
  pageOf: 'صفحة {{page}} من {{total}}',
}
