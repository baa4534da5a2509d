import type { Translation } from '../../dictionary'
import type { noVat as english } from '../../en/evaluator/no-vat'

/** What a plan reads whose store is not registered for VAT. See the English dictionary. */
export const noVat: Translation<typeof english> = {
  fields: {
    vatPct: 'ضريبة القيمة المضافة على فواتيرك',
    customerShippingChargeInclVAT: 'رسوم الشحن على العميل',
    codChargeInclVAT: 'رسم الدفع عند الاستلام على العميل',
    unitPriceInclVAT: 'سعر الوحدة',
  },
  evaluator: {
    rail: { revenue: 'الإيرادات' },
  },
  cash: {
    notes: { refunds: 'المبالغ المعادة إلى العملاء محسوبة بكامل ما دفعوه.' },
  },
  summary: {
    tiles: { revenue: 'الإيرادات' },
    sliders: {
      price: 'سعر {{product}}',
      priceOfDearest: 'سعر {{product}} (وتتغير بقية الأسعار معه)',
      priceAlone: 'السعر',
    },
  },
  revenue: {
    portfolioIntro: 'السعر هو ما يدفعه العميل.',
    tiles: { revenueNote: 'السعر × الوحدات' },
    hints: {
      vatPct:
        'ما يضيفه الموردون إلى فواتيرهم: 15% في السعودية. أدخل تكاليفك قبل الضريبة، ونضيفها نحن، لأن المتجر غير المسجّل لا يستردها.',
    },
  },
  costs: {
    hints: {
      fulfillmentPerOrder:
        'التخزين وتجهيز الطلب وتغليفه، لكل طلب قبل الضريبة، ونضيفها نحن. إن شمل التغليف فاجعل «تغليف الطلب» صفرًا.',
      customerAcquisitionCost: 'كل ما تنفقه لكسب عميل جديد واحد، قبل الضريبة، ونضيفها نحن.',
      targetMarginPct:
        'من 0 إلى 95% من السعر: ما يبقى بعد البضاعة والتغليف والشحن ورسوم الدفع وتجهيز الطلب. ويُخصم منه بعد ذلك التسويق والتكاليف الثابتة.',
    },
    product: {
      intro:
        'تكلفة الوحدة حتى تصل إلى مستودعك (Landed cost). أدخل كل مبلغ قبل ضريبة القيمة المضافة، ودون ضريبة القيمة المضافة عند الاستيراد، ونضيف الضريبة نحن، لأن المتجر غير المسجّل لا يستردها.',
      method: {
        suggested: 'السعر المقترح',
        most: 'أعلى تكلفة ممكنة للوحدة قبل الضريبة',
        within: 'تكلفة الوحدة اليوم قبل الضريبة {{landed}}، أقل منها بـ {{room}}.',
        above: 'تكلفة الوحدة اليوم قبل الضريبة {{landed}}، أعلى منها بـ {{excess}}.',
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
    acquisition: {
      roasNote: 'كل ريال تنفقه على الإعلان يجب أن يجلب مبيعات بـ {{figure}} ريال، وإلا خسرت في الطلب الأول.',
      highest: 'أعلى تكلفة اكتساب مقبولة (CAC) مع ضريبتها',
      paid: 'تبلغ تكلفتك {{cost}} لكل طلب أول مسلَّم، مع الضريبة.',
    },
    overheads: {
      equivalent: 'يعادل {{amount}} شهريًا قبل الضريبة',
      intro: 'أدخل مبلغ الفاتورة قبل الضريبة، وكم مرة تتكرر. ونضيف الضريبة نحن، إلا على الرسوم الحكومية.',
    },
    spread: {
      note: 'الفواتير السنوية موزّعة: كل شهر يتحمّل جزءًا من اثني عشر، لكن الفاتورة تأتي دفعة واحدة، فادّخر لها. أما مصروف المرة الواحدة فيخرج من سيولتك كاملًا قبل أول عملية بيع، ويُخصم من الربح شهرًا بعد شهر. وهذه المبالغ قبل الضريبة، وتُدفع الضريبة فوقها إلا على الرسوم الحكومية.',
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
      codChargesInclVAT: 'رسوم الدفع عند الاستلام',
      refusedSalesInclVAT: 'مبيعات مرفوضة عند الاستلام',
      netSalesInclVAT: 'المحصّل من العملاء',
      salesExVAT: 'الإيرادات',
      valuePerOrder: 'متوسط قيمة الطلب (AOV)',
      paidPerOrder: 'متوسط ما يُدفع عن الطلب',
      revenuePerUnit: 'إيراد الوحدة',
      revenueToBreakEven: 'إيراد نقطة التعادل',
      suggestedPriceInclVAT: 'السعر المحقق لهامش مجمل الربح المستهدف',
      maxProductCostPerUnit: 'أعلى تكلفة مقبولة للوحدة قبل الضريبة',
      bottomLine: {
        revenueToBreakEven: 'إيراد نقطة التعادل',
        orderMargin: 'أعلى تكلفة اكتساب مقبولة (CAC) مع ضريبتها',
      },
      projectedRevenue6Months: 'إيراد 6 أشهر',
      projectedRevenue12Months: 'إيراد 12 شهرًا',
    },
    scenarioRows: { salesExVAT: 'الإيرادات' },
  },
  explain: {
    meanings: {
      maxProductCostPerUnit:
        'أعلى تكلفة للوحدة قبل الضريبة، كما في عرض المورد، تحقق معها الأسعار الحالية الهامش المستهدف.',
      grossSalesInclVAT: 'مجموع أسعار البيع قبل أي خصم.',
      netSalesInclVAT: 'ما يدفعه العملاء فعلًا في الشهر.',
      salesExVAT: 'إيراد المتجر: كل ما يدفعه العملاء، لأن المتجر غير المسجّل لا يحصّل الضريبة.',
      valuePerOrder: 'ما يدفعه العميل في الطلب الواحد مع الشحن، ومنه تُحسب رسوم الدفع.',
      revenuePerUnit: 'متوسط إيراد الوحدة، مع احتساب الخصومات والشحن المحصّل والطلبات المرفوضة.',
    },
  },
}
