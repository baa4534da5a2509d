import type { Translation } from '../../dictionary'
import type { questions as english } from '../../en/evaluator/questions'

export const questions: Translation<typeof english> = {
  profit: 'الربح الشهري قبل احتساب التكاليف',
  loss: 'الخسارة الشهرية قبل احتساب التكاليف',
  beforeCosts: 'قبل احتساب التكاليف',
  firstResult: 'نتيجة أولية، ولم تُدخل بعد:',
  missing: {
    productCost: 'تكلفة المنتج',
    productCostOf: 'تكلفة {{name}}',
    delivery: 'التغليف والشحن',
    marketing: 'التسويق',
    fixedCosts: 'التكاليف الثابتة',
    exampleOf: 'أرقامك لـ«{{name}}»',
    unnamed: 'منتج بلا اسم',
  },
  why: 'يظهر التقييم بعد الإجابة عنها. والبند الذي لا يكلّفك شيئًا يُجاب عنه أيضًا.',
  enterMissing: 'إدخال ما ينقص',
  ask: {
    productCost: 'لم تُدخل تكلفة المنتج بعد.',
    delivery: 'لم تُدخل تكلفة التغليف والشحن بعد.',
    shipping: 'لم تُدخل تكلفة الشحن بعد.',
    packaging: 'لم تُدخل تكلفة التغليف بعد.',
    marketing: 'لم تُدخل تكلفة التسويق بعد.',
    fixedCosts: 'لم تُدخل التكاليف الثابتة بعد: المنصة والفريق والإيجار والتراخيص.',
  },
  open: 'لم تُدخل بعد',
  costsNothing: 'بلا تكلفة',
  takeExample: 'اعتماد المثال',
  example: 'مثال',
  exampleProduct: 'أرقام هذا المنتج مثال. أدخل أرقامك، أو اعتمد المثال كما هو.',
  wrong_zero: 'لا حقول خاطئة',
  wrong_one: 'حقل واحد قيمته غير صحيحة، فلا يُعتمد على هذه الأرقام',
  wrong_two: 'حقلان قيمتاهما غير صحيحتين، فلا يُعتمد على هذه الأرقام',
  wrong_few: '{{count}} حقول قيمها غير صحيحة، فلا يُعتمد على هذه الأرقام',
  wrong_many: '{{count}} حقلًا قيمها غير صحيحة، فلا يُعتمد على هذه الأرقام',
  wrong_other: '{{count}} حقل قيمها غير صحيحة، فلا يُعتمد على هذه الأرقام',
}
