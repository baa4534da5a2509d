import type { Translation } from '../../dictionary'
import type { reader as english } from '../../en/plans/reader'

/** ما يقرؤه من فُتح له الرابط: المتجر ليس متجره. */
export const reader: Translation<typeof english> = {
  summary: {
    income: {
      profit: 'المتجر يربح {{after}} شهريًا',
      profitAfter: 'المتجر يربح {{after}} شهريًا بعد المرتجعات والمخزون ({{before}} قبلهما)',
      loss: 'المتجر يخسر {{after}} شهريًا',
      lossAfter: 'المتجر يخسر {{after}} شهريًا بعد المرتجعات والمخزون (الخسارة قبلهما {{before}})',
      lossFromProfit: 'المتجر يخسر {{after}} شهريًا بعد المرتجعات والمخزون (الربح قبلهما {{before}})',
      even: 'المتجر عند نقطة التعادل: إيراد الشهر يساوي تكاليفه',
      evenAfter: 'المتجر عند نقطة التعادل بعد المرتجعات والمخزون ({{before}} قبلهما)',
    },
  },
  results: {
    benchmark: {
      yours: 'هذا المتجر',
      mine: 'هذا المتجر {{figure}}',
      margins: {
        excellent: 'هامش مجمل الربح للمتجر {{yours}}، أعلى من المعتاد',
        good: 'هامش مجمل الربح للمتجر {{yours}}، عند المستوى الشائع',
        acceptable: 'هامش مجمل الربح للمتجر {{yours}}، ضمن المعتاد لكن دون الشائع',
        low: 'هامش مجمل الربح للمتجر {{yours}}، أقل من المعتاد',
      },
      costs: {
        below: 'تكلفة اكتساب العميل {{yours}}، أقل من المعتاد',
        lower: 'تكلفة اكتساب العميل {{yours}}، أقل من الشائع',
        upper: 'تكلفة اكتساب العميل {{yours}}، أعلى من الشائع',
        above: 'تكلفة اكتساب العميل {{yours}}، أعلى من المعتاد',
      },
    },
    charts: { yourStore: 'هذا المتجر' },
  },
}
