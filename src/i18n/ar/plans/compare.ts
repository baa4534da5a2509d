import type { Translation } from '../../dictionary'
import type { compare as english } from '../../en/plans/compare'

/** الخطط جنبًا إلى جنب. */
export const compare: Translation<typeof english> = {
  title: 'مقارنة',
  intro: 'اختر من مشروعين إلى أربعة. تُقارَن المشاريع بأول مشروع تختاره.',
  choose: 'المشاريع',
  first: 'أساس المقارنة',
  none: 'لا توجد مشاريع للمقارنة بعد.',
  loading: 'جارٍ تحميل الخطط…',
  failed: 'تعذّر تحميل الخطط.',
  variant: 'لمقارنة تعديل، انسخ المشروع وعدّل النسخة ثم اخترهما معًا.',
  results: 'النتائج',
  result: 'النتيجة',
  allResults: 'كل النتائج',
  inputs: 'المدخلات المختلفة',
  input: 'المدخل',
  same: 'كل المدخلات متطابقة.',
  best: 'أفضل',
  bestOfMany: 'الأفضل',
  notSame: 'العملات مختلفة، لذلك تُقارَن المبالغ بنسبتها من إيرادات كل متجر.',
  ofSales: '{{figure}} من الإيرادات',
  scenarios: 'سيناريوهات {{name}}',
  scenariosIntro: 'شهر واحد كما في الخطة، ثم بطلب أضعف وتكاليف أعلى، ثم بطلب أقوى وتكاليف أقل.',
  noResult: 'تنقص {{name}} الوحدات والسعر، فلا نتيجة لمقارنتها بعد.',
  incomplete: 'لم تكتمل إجابات {{name}}، وأرقامه لا تشمل ما ينقصه.',
  print: 'طباعة',
  back: 'مشاريعي',
}
