import type { Translation } from '../../dictionary'
import type { sources as english } from '../../en/evaluator/sources'

export const sources: Translation<typeof english> = {
  title: 'القيم المعتادة ومصادرها',
  intro:
    'كل ما تبدأ به الخطة الجديدة أو يقترحه زر، وكل نسبة يعتمدها الحساب. قارنها بعقودك وعروض مورديك، فأرقامك هي الأصل.',
  explained: {
    official: 'نظام، أو نسبة رسمية منشورة.',
    typical: 'نشرها من يبيع الخدمة، وقد يختلف رقمك عنها.',
    example: 'تقدير منّا تبدأ منه.',
    admin: 'حدّدها مدير النظام لكل من يستخدم هذه النسخة.',
  },
  certainty: { official: 'رسمي', typical: 'معتاد', example: 'مثال', admin: 'حدّدها مدير النظام' },
  ours: 'تقديرنا',
  published: '، {{date}}',
  separator: '، ',
  others: 'بقية المتاجر',
  undated: 'بلا تاريخ',
  since: 'من {{date}}',
  all: 'كل القيم المعتادة ومصادرها',
  newTab: 'تُفتح في صفحة جديدة',
  fullTime: '{{role}}، دوام كامل شهريًا',
  grossMargin: 'هامش مجمل الربح',
  groups: {
    law: 'ضريبة القيمة المضافة والجمارك والتأمينات',
    start: 'الطلبات والأسعار',
    delivery: 'التغليف والشحن والطرود المرفوضة',
    payment: 'وسائل الدفع',
    acquisition: 'تكلفة اكتساب العميل (CAC) حسب الفئة',
    margins: 'هامش مجمل الربح حسب الفئة',
    overheads: 'مصروفات التقنية والنشاط شهريًا',
    team: 'فريق العمل',
    advanced: 'التحليل المتقدم',
    season: 'الموسم',
  },
  law: {
    vatMandatory: 'ضريبة القيمة المضافة: التسجيل إلزامي فوق (مبيعات 12 شهرًا)',
    vatVoluntary: 'ضريبة القيمة المضافة: التسجيل اختياري فوق (مبيعات 12 شهرًا)',
    customsDuty: 'الرسوم الجمركية، النسبة العامة',
    customsFeePct: 'أجور الخدمات الجمركية من القيمة الجمركية',
    customsFeeMin: 'أجور الخدمات الجمركية، الحد الأدنى',
    customsFeeMax: 'أجور الخدمات الجمركية، الحد الأعلى',
    insuranceSaudi: 'التأمينات الاجتماعية، سعودي مسجّل قبل 3 يوليو 2024',
    insuranceSaudiNew: 'التأمينات الاجتماعية، سعودي سُجّل منذ 3 يوليو 2024',
    insuranceNonSaudi: 'التأمينات الاجتماعية، غير سعودي',
    insuredWageLimit: 'التأمينات الاجتماعية: أعلى أجر شهري خاضع لها',
  },
}
