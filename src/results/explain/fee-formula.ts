import { countedPaymentMethods, isKnownPaymentMethod, paymentTerms, totalPaymentShare } from '../../domain/payment-fees'
import type { Plan } from '../../domain/plan'
import { amountOf, percentOf } from '../../domain/reading'
import { type Label, type Operand, word } from './operands'
import { type ExplainContext, type Formula, is, part, plus, sumOf, times } from './tape'

/** The fee of an order: one average fee, or each method's weighted by its share. */
export function feeOfOrder({ plan }: ExplainContext): Formula {
  const methods = plan.paymentMode === 'advanced' ? countedPaymentMethods(plan).filter(isKnownPaymentMethod) : []
  const total = totalPaymentShare(methods)
  if (total === 0) {
    return { steps: [is('valuePerOrder'), times('paymentBasicPercent'), plus('paymentBasicFixed')] }
  }
  const used = methods.filter((method) => percentOf(method.share) > 0)
  return {
    steps: sumOf(
      used.map((method) => {
        const label: Label = { from: 'method', id: method.id }
        return part(label, 'money', [
          is('valuePerOrder'),
          times({ label, value: percentOf(method.percent), kind: 'percent' }),
          plus({ label, value: amountOf(method.fixed), kind: 'money' }),
          times({ label, value: (percentOf(method.share) / total) * 100, kind: 'percent' }),
        ])
      }),
    ),
  }
}

/** Days until payments arrive, by the mix of methods. */
export function settlementDays(plan: Plan): Operand {
  return word('settlementDays', paymentTerms(plan, 0).settlementDays, 'days')
}
