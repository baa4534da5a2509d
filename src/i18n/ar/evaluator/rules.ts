import type { Translation } from '../../dictionary'
import type { rules as english } from '../../en/evaluator/rules'

export const rules: Translation<typeof english> = {
  storeNameRequired: 'يُرجى إدخال اسم المتجر',
  storeNameTooLong: 'اسم المتجر طويل جدًا (الحد الأقصى لعدد الأحرف {{max}})',
  productNameRequired: 'يُرجى إدخال اسم المنتج',
  productNameTooLong: 'اسم المنتج طويل جدًا (الحد الأقصى لعدد الأحرف {{max}})',
  productCategoryRequired: 'يُرجى اختيار فئة المنتج',
  productsRequired: 'أضف منتجًا واحدًا على الأقل',
  tooManyProducts: 'الحد الأقصى {{max}} منتجات. جميعها محسوبة، ويلزم إزالة بعضها قبل إضافة منتج آخر',
  unitPriceRequired: 'سعر الوحدة مطلوب',
  unitPriceTooLow: 'ينبغي ألا يقل سعر الوحدة عن {{min}} {{currency}} لتكون الدراسة واقعية',
  unitPriceTooHigh: 'سعر الوحدة يبدو مرتفعًا جدًا (الحد الأقصى {{max}} {{currency}})',
  unitsRequired: 'يُرجى إدخال المبيعات الشهرية المتوقعة بالوحدات (وحدة واحدة على الأقل)',
  unitsTooHigh: 'عدد الوحدات الشهرية يبدو مرتفعًا جدًا',
  negative: 'لا يمكن أن تكون القيمة سالبة',
  tooHigh: 'القيمة تبدو أعلى من المعتاد',
  percentRange: 'يجب أن تكون النسبة بين 0 و100',
  percentTooHigh: 'لا يمكن أن تتجاوز النسبة 100%',
  outOfRange: 'يجب أن تكون القيمة بين {{min}} و{{max}}',
  notWhole: 'يُرجى إدخال عدد صحيح بلا كسور',
  aboveUsual: 'أعلى من المعتاد (نادرًا ما يتجاوز {{max}}). راجعه، أو أبقِه إن كان صحيحًا',
  belowUsual: 'أقل من المعتاد (نادرًا ما يقل عن {{min}}). راجعه، أو أبقِه إن كان صحيحًا',
  overheadAboveCap:
    'أعلى من التكلفة الشهرية المعتادة لهذا البند ({{max}} {{currency}} كحد أقصى). راجع المبلغ ودورية دفعه',
  productCostMissing: 'المنتج بلا تكلفة يُحسب كأنه مجاني، فيظهر الربح أفضل مما هو عليه',
  lowYield: 'نسبة السليم منخفضة: {{value}}% من الوحدات تالفة أو ناقصة. فوق {{max}}% ترتفع تكلفة الوحدة السليمة بوضوح',
  lossesTooHigh: 'مجموع التالف والناقص {{value}}%، ويصعب أن يتجاوز {{max}}% في الواقع',
  averageDefectHigh: 'متوسط التالف في منتجاتك {{value}}%، وما يزيد على {{max}}% غير معتاد',
  teamRoleRequired: 'يُرجى تسمية الوظيفة',
  teamRoleTooLong: 'مسمى الوظيفة طويل جدًا (الحد الأقصى لعدد الأحرف {{max}})',
  cacAgainstPrice: 'اكتساب العميل يكلّف {{value}}% من متوسط سعر الوحدة، ونادرًا ما يُسترد ما يزيد على {{max}}%',
  revenueTooHigh:
    'إيرادات قدرها {{value}} {{currency}} شهريًا تتجاوز {{max}}. راجع الأسعار والوحدات، أو أبقِها إن كانت صحيحة',
  gatewayFeeTooHigh: 'رسوم الدفع للطلب الواحد {{value}} {{currency}}، وما يزيد على {{max}} غير معتاد',
  paymentSharesTotal: 'مجموع الحصص {{total}}% وليس 100%. تُحسب الرسوم بالتناسب بينها',
  paymentSharesZero: 'جميع الحصص 0، لذا تُستخدم النسبة الواحدة لكل الطلبات',
  newShareZero: 'عملاء المتجر الجديد كلهم جدد عادةً (100%). وعند 0% لا يُحسب لاكتساب العملاء أي تكلفة',
  newShareImplied:
    'إعدادات تكرار الشراء لديك تعني أن {{implied}}% من العملاء جدد. قد يكون التسويق أقل من الواقع بـ {{understated}} {{currency}} شهريًا',
  marketingTwice: 'يُضاف هذا إلى ميزانية التسويق الناتجة عن تكلفة اكتساب العميل. لا تُدخل الإنفاق نفسه مرتين',
}
