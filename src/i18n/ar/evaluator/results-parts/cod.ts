import type { Translation } from '../../../dictionary'
import type { cod as english } from '../../../en/evaluator/results-parts/cod'

export const cod: Translation<typeof english> = {
  title: 'الدفع عند الاستلام مقابل الدفع المقدم',
  less: 'طلب الدفع عند الاستلام يترك أقل من المدفوع مقدمًا بـ {{gap}}',
  more: 'طلب الدفع عند الاستلام يترك أكثر من المدفوع مقدمًا بـ {{gap}}',
  same: 'طلب الدفع عند الاستلام يترك مثل المدفوع مقدمًا',
  allCod: 'طلب الدفع عند الاستلام يترك {{amount}}',
  allCodLoses: 'طلب الدفع عند الاستلام يخسر {{amount}}',
  earnsUntil: 'المرفوض من كل 100 طلب دفع عند الاستلام {{now}}، وعند {{limit}} لا تربح بعد تكلفة الاكتساب.',
  beyond: 'المرفوض من كل 100 طلب دفع عند الاستلام {{now}}، وفوق {{limit}} تخسر بعد تكلفة الاكتساب.',
  neverEarns: 'بعد تكلفة الاكتساب يخسر طلب الدفع عند الاستلام حتى لو لم يُرفض أي طلب.',
  refusals: 'تكلفك الطلبات المرفوضة {{amount}} شهريًا.',
  refusalsHelp: 'الطلب المستلَم يخسر أكثر من المرفوض: {{amount}} شهريًا.',
  beforeAcquisition: 'ما تتركه الطلبات محسوب قبل تكلفة اكتساب العملاء.',
}
