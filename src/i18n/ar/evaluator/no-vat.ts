import type { Translation } from '../../dictionary'
import type { noVat as english } from '../../en/evaluator/no-vat'

/** What a plan reads whose store is not registered for VAT. See the English dictionary. */
export const noVat: Translation<typeof english> = {
  fields: {
    vatPct: 'ضريبة القيمة المضافة على فواتيرك',
    customerShippingChargeInclVAT: 'رسوم الشحن على العميل',
    unitPriceInclVAT: 'سعر الوحدة',
  },
  evaluator: {
    rail: { revenue: 'الإيرادات' },
  },
  cash: {
    notes: { refunds: 'المبالغ المعادة إلى العملاء محسوبة بكامل ما دفعوه.' },
  },
  summary: {
    sliders: {
      price: 'سعر {{product}}',
      priceOfDearest: 'سعر {{product}} (وتتغير بقية الأسعار معه)',
      priceAlone: 'السعر',
    },
  },
  revenue: {
    portfolioIntro:
      'حتى ثلاثة منتجات. وإن كانت أصنافك أكثر فاجمع المتشابه منها في منتج واحد بمتوسط سعره وتكلفته. السعر هو ما يدفعه العميل.',
    tiles: { revenueNote: 'السعر × الوحدات' },
    hints: {
      vatPct:
        'ما يضيفه الموردون إلى فواتيرهم: 15% في السعودية. أدخل تكاليفك قبل الضريبة، ونضيفها نحن، لأن المتجر غير المسجّل لا يستردها.',
    },
  },
  costs: {
    product: {
      intro:
        'تكلفة الوحدة حتى تصل إلى مستودعك. أدخل كل مبلغ قبل ضريبة القيمة المضافة، ودون ضريبة الاستيراد، ونضيف الضريبة نحن، لأن المتجر غير المسجّل لا يستردها.',
      method: {
        marginHint:
          'من 0 إلى 95% من السعر: ما يبقى بعد البضاعة والتغليف والشحن ورسوم الدفع وتجهيز الطلب. ويُخصم منه بعد ذلك التسويق والتكاليف الثابتة.',
        suggested: 'السعر المقترح',
      },
    },
    order: {
      intro:
        'ما تدفعه أنت عن كل طرد قبل الضريبة، ونضيفها نحن. أما ما يدفعه العميل للشحن فهو إيراد، ومكانه الخطوة الثانية.',
    },
    payment: {
      intro: 'تُخصم من المبلغ الذي يدفعه العميل مع الشحن. أدخل الرسوم قبل الضريبة، ونضيفها نحن.',
      cod: {
        hints: {
          refusedReturnShipping: 'ما تأخذه شركة الشحن لإعادة الطرد المرفوض دون الضريبة، ونضيفها نحن، مثل 20 ر.س.',
        },
      },
      feeHow_zero: 'قيمة الطلب المتوسط {{value}} مع الشحن. ومجموع الرسوم شهريًا {{month}}، إذ لا طلبات بعد.',
      feeHow_one: 'قيمة الطلب المتوسط {{value}} مع الشحن. ومجموع الرسوم شهريًا على طلب واحد {{month}}.',
      feeHow_two: 'قيمة الطلب المتوسط {{value}} مع الشحن. ومجموع الرسوم شهريًا على طلبين {{month}}.',
      feeHow_few: 'قيمة الطلب المتوسط {{value}} مع الشحن. ومجموع الرسوم شهريًا على {{figure}} طلبات {{month}}.',
      feeHow_many: 'قيمة الطلب المتوسط {{value}} مع الشحن. ومجموع الرسوم شهريًا على {{figure}} طلبًا {{month}}.',
      feeHow_other: 'قيمة الطلب المتوسط {{value}} مع الشحن. ومجموع الرسوم شهريًا على {{figure}} طلب {{month}}.',
    },
    fulfillment: {
      feeHint:
        'التخزين وتجهيز الطلب وتغليفه، لكل طلب قبل الضريبة، ونضيفها نحن. إن شمل التغليف فاجعل «تغليف الطلب» صفرًا.',
    },
    acquisition: {
      roasNote: 'كل 1 تنفقه على الإعلان يجب أن يأتي بطلبات قيمتها {{figure}}، وأقل من ذلك يخسر الطلب الأول.',
      cacHint: 'كل ما تنفقه لكسب عميل جديد واحد، قبل الضريبة، ونضيفها نحن.',
    },
    overheads: {
      intro: 'أدخل مبلغ الفاتورة قبل الضريبة، وكم مرة تتكرر. ونضيف الضريبة نحن، إلا على الرسوم الحكومية.',
    },
  },
  advanced: {
    hints: {
      returnProcessingCost: 'الإعادة والفحص وإعادة التغليف لكل طلب مرتجع، قبل الضريبة، ونضيفها نحن.',
    },
  },
  results: {
    verdict: {
      stopsLosing: 'تغطي الوحدة تكلفتها إذا بلغ سعرها {{price}}.',
      stopsLosingOnAverage: 'تغطي الوحدات تكلفتها إذا ارتفعت الأسعار كلها بنسبة {{percent}}، فيبلغ متوسطها {{price}}.',
    },
    series: { sales: 'الإيرادات' },
    names: {
      grossSalesInclVAT: 'المبيعات قبل الخصم',
      refusedSalesInclVAT: 'مبيعات مرفوضة عند الاستلام',
      netSalesInclVAT: 'المحصّل من العملاء',
      salesExVAT: 'الإيرادات',
      valuePerOrder: 'متوسط قيمة الطلب (AOV)',
      revenueToBreakEven: 'إيرادات نقطة التعادل',
      suggestedPriceInclVAT: 'السعر المقترح',
      bottomLine: { revenueToBreakEven: 'إيرادات نقطة التعادل' },
      projectedRevenue6Months: 'إيرادات 6 أشهر',
      projectedRevenue12Months: 'إيرادات 12 شهرًا',
    },
    scenarioRows: { salesExVAT: 'الإيرادات' },
  },
  explain: {
    meanings: {
      grossSalesInclVAT: 'مجموع أسعار البيع قبل أي خصم.',
      netSalesInclVAT: 'ما يدفعه العملاء فعلًا في الشهر.',
      salesExVAT: 'إيراد المتجر: كل ما يدفعه العملاء، لأن المتجر غير المسجّل لا يحصّل الضريبة.',
      valuePerOrder: 'ما يدفعه العميل في الطلب الواحد مع الشحن، ومنه تُحسب رسوم الدفع.',
    },
  },
}
