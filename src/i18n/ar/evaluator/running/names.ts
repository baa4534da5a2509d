import type { Translation } from '../../../dictionary'
import type { runningNames as english } from '../../../en/evaluator/running/names'

export const runningNames: Translation<typeof english> = {
  vat: {
    outputVatMo: 'ضريبة المبيعات شهريًا',
    inputVatMo: 'ضريبة الفواتير شهريًا',
    vatDueMo: 'الضريبة المستحقة شهريًا',
    irrecoverableVatMo: 'ضريبة غير مستردة شهريًا',
    incomeIfRegistered: 'الربح مع التسجيل في الضريبة',
    incomeIfNotRegistered: 'الربح بدون التسجيل في الضريبة',
    mustRegisterMonth: 'شهر وجوب التسجيل في الضريبة',
    voluntary: {
      pastMonth: 'مبيعات آخر 12 شهرًا تتجاوز 187,500 ر.س',
      expectedMonth: 'مبيعات 12 شهرًا قادمة تتجاوز 187,500 ر.س',
    },
    mandatory: {
      pastMonth: 'مبيعات آخر 12 شهرًا تتجاوز 375,000 ر.س',
      expectedMonth: 'مبيعات 12 شهرًا قادمة تتجاوز 375,000 ر.س',
    },
  },
  cod: {
    codContributionPerOrder: 'ما يتركه طلب الدفع عند الاستلام',
    prepaidContributionPerOrder: 'ما يتركه الطلب المدفوع مقدمًا',
    refusalBreakEvenPct: 'نسبة الرفض التي لا يربح عندها الدفع عند الاستلام',
    costOfRefusalsMo: 'تكلفة الطلبات المرفوضة شهريًا',
  },
  cashPlan: {
    lowestCash: 'أدنى رصيد للسيولة',
    lowestMonth: 'شهر أدنى رصيد',
    cashNeeded: 'التمويل المطلوب',
    shortfall: 'المبلغ الناقص',
    runsOutMonth: 'شهر نفاد السيولة',
    backMonth: 'شهر استرداد رأس المال',
    endingCash: 'السيولة في نهاية الخطة',
    vatPaidTotal: 'الضريبة المدفوعة خلال الخطة',
    afterEnd: {
      receipts: 'متحصلات لم تصل بعد',
      payments: 'مدفوعات لم تحل بعد',
      vatOwed: 'ضريبة لم تُدفع بعد',
    },
  },
  cashMonth: {
    demand: 'الطلب مقارنة بالخطة',
    receipts: 'المتحصلات من المبيعات',
    supplierPayments: 'الموردون',
    arrivalCosts: 'الشحن والجمارك',
    deliveryCosts: 'التغليف والشحن',
    marketing: 'التسويق',
    overheadsAndTeam: 'المصروفات وفريق العمل',
    returns: 'المرتجعات',
    vatPaid: 'الضريبة المدفوعة',
    netCash: 'التدفق النقدي',
    closingCash: 'السيولة آخر الشهر',
    operatingIncome: 'الربح التشغيلي',
  },
}
