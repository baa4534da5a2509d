import type { Translation } from '../../../dictionary'
import type { trial as english } from '../../../en/evaluator/results-parts/trial'

/** What can be tried on Results, loaded with the first interaction. */
export const trial: Translation<typeof english> = {
  title: 'تجربة',
  more: 'تجربة بنود أخرى',
  open: 'عرض ما يمكن تجربته',
  hide: 'إخفاء ما يمكن تجربته',
  drivers: {
    price: 'السعر',
    units: 'الوحدات شهريًا',
    productCost: 'التغيّر في تكلفة المنتج',
    cac: 'تكلفة اكتساب العميل (CAC)',
    shipping: 'الشحن لكل طلب',
    paymentPct: 'التغيّر في نسبة رسوم الدفع',
    fixedCosts: 'التغيّر في التكاليف الثابتة',
    returnRate: 'معدل المرتجعات',
    refusals: 'الطلبات المرفوضة عند الاستلام',
  },
  unitCost: 'يغيّر سعر المورد، أو تكلفة الوحدة حتى المستودع إن أُدخلت. وتكلفة الوحدة حتى المستودع عندها {{figure}}.',
  choose: 'البند الذي تجرّبه',
  nothingToMove: 'بلا أثر في هذه الخطة.',
  also: 'قيد التجربة أيضًا',
  remove: 'إزالة',
  limits: 'أدخل قيمة من {{min}} إلى {{max}}.',
  profit: 'الربح شهريًا',
  loss: 'الخسارة شهريًا',
  idle: 'حرّك أي بند: تتبعه النتائج، وتبقى خطتك كما هي.',
  trying: 'أنت تجرّب فقط، ولن تتغيّر خطتك قبل اعتماد التجربة.',
  keep: 'اعتماد',
  keepShort: 'اعتماد',
  drop: 'إلغاء',
  kept: 'اعتُمد ما جرّبته في خطتك.',
  dropped: 'أُلغيت التجربة، وخطتك كما كانت.',
  stays: 'تبقى تجربتك مفتوحة في النتائج، وخطتك لم تتغيّر.',
  reader: {
    idle: 'حرّك أي بند: تتبعه النتائج، ولن يُحفظ شيء.',
    trying: 'أنت تجرّب في متصفحك فقط.',
    dropped: 'عادت الخطة كما شاركها صاحبها.',
  },
}
