import type { Translation } from '../../dictionary'
import type { reader as english } from '../../en/plans/reader'

const held = 'لا تقييم قبل اكتمال الأرقام.'

/** What the reader of a shared plan reads in place of the text of the same name: the store is not the reader's. */
export const reader: Translation<typeof english> = {
  fields: { ownerPayMo: 'ما يأخذه صاحب المتجر في الشهر' },
  summary: {
    income: {
      profit: 'المتجر يربح {{amount}} شهريًا.',
      loss: 'المتجر يخسر {{amount}} شهريًا.',
      even: 'المتجر عند نقطة التعادل: إيراد الشهر يساوي تكاليفه.',
      profitBeforePay: 'المتجر يربح {{amount}} شهريًا، قبل أي مبلغ يأخذه صاحبه.',
      lossBeforePay: 'المتجر يخسر {{amount}} شهريًا، قبل أي مبلغ يأخذه صاحبه.',
      evenBeforePay: 'المتجر عند نقطة التعادل قبل أي مبلغ يأخذه صاحبه: إيراد الشهر يساوي تكاليفه.',
    },
    caps: { ownerPay: 'الربح أقل بـ\u00a0{{missing}} مما يريد صاحب المتجر أن يأخذه شهريًا، وهو {{pay}}.' },
    ownerPay: 'بعد ما يريد صاحبه أن يأخذه، وهو {{pay}} شهريًا، يبقى {{amount}}.',
    payNotCounted: 'ولا يشمل التمويل المطلوب ما يأخذه صاحبه.',
    earns: {
      beforePay: 'وهذا قبل أي مبلغ يأخذه صاحبه.',
      eachUnitLoses: 'يخسر المتجر {{amount}} في المتوسط مع كل وحدة تُباع، فزيادة المبيعات تزيد الخسارة.',
    },
    moves: { title: 'أكثر التغييرات نفعًا' },
  },
  results: {
    benchmark: {
      yours: 'هذا المتجر',
      mine: 'هذا المتجر {{figure}}',
      margins: {
        below: 'هامش مجمل الربح للمتجر {{yours}}، أقل من المعتاد',
        lower: 'هامش مجمل الربح للمتجر {{yours}}، ضمن المعتاد لكن أقل من الأكثر شيوعًا ({{typical}})',
        typical: 'هامش مجمل الربح للمتجر {{yours}}، وهو الأكثر شيوعًا',
        upper: 'هامش مجمل الربح للمتجر {{yours}}، ضمن المعتاد وأعلى من الأكثر شيوعًا ({{typical}})',
        above: 'هامش مجمل الربح للمتجر {{yours}}، أعلى من المعتاد',
      },
      costs: {
        below: 'إجمالي التسويق لكل عميل جديد {{yours}}، أقل من المعتاد',
        lower: 'إجمالي التسويق لكل عميل جديد {{yours}}، ضمن المعتاد وأقل من الأكثر شيوعًا ({{typical}})',
        typical: 'إجمالي التسويق لكل عميل جديد {{yours}}، وهو الأكثر شيوعًا',
        upper: 'إجمالي التسويق لكل عميل جديد {{yours}}، ضمن المعتاد لكن أعلى من الأكثر شيوعًا ({{typical}})',
        above: 'إجمالي التسويق لكل عميل جديد {{yours}}، أعلى من المعتاد',
      },
    },
    charts: { yourStore: 'هذا المتجر' },
    advanced: { ratioTarget: 'المستهدف عادةً 3 : 1 على الأقل' },
    disclosures: {
      importVat:
        'لا تشمل توقعات السيولة ضريبة القيمة المضافة عند الاستيراد ولا الضريبة المستحقة للهيئة، وكلتاهما تحتاج إلى سيولة إضافية.',
      duty: 'تُحسب الرسوم الجمركية على السعر ورسوم التحويل والتأمين، وتضيف الجمارك الشحن إلى القيمة، فالرسوم الفعلية أعلى بقليل.',
      refusedInRate: 'طرود الدفع عند الاستلام المرفوضة محسوبة ضمن معدل المرتجعات.',
      refusedApart: 'طرود الدفع عند الاستلام المرفوضة محسوبة على حدة، لا ضمن المرتجعات.',
    },
  },
  sources: { explained: { example: 'تقدير من ميزان، أو رقم غير مؤكد: نقطة بداية فقط.' } },
  questions: {
    why: { other: held, costs: held, ownerPay: held },
    soFar: { estimate: 'تقدير من ميزان' },
  },
  cash: {
    noOpening: 'لا تذكر الخطة سيولة عند البداية.',
    notes: { digital: 'يُشترى المنتج الرقمي ويُخزَّن كالبضاعة.' },
  },
}
