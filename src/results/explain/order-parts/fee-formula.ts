import { workingsOf } from '../../../domain/model/generated/workings.gen'
import { countedPaymentMethods, isKnownPaymentMethod } from '../../../domain/model/month/payment-fees'
import { amountOf, percentOf } from '../../../domain/model/numbers'
import type { PaymentMethod, Plan } from '../../../domain/plan/plan'
import { type ExplainContext, type Formula, is, type Part, part, plus, type Step, sumOf, times } from '../formula-steps'
import { type Label, type Operand, word } from '../operands'
import { vatOnCosts } from '../vat-formula'
import { paidPart } from './refusal-formula'

/** A refused parcel pays no fee. */
function paidOf(method: PaymentMethod, refusalRate: number): Step[] {
  if (method.id !== 'cod' || refusalRate === 0) return []
  return [times(word('codPaidPart', (1 - refusalRate) * 100, 'percent'))]
}

function feeOfMethod(label: Label, method: PaymentMethod, totalShare: number, refusalRate: number): Part {
  return part(label, 'money', [
    is('valuePerOrder'),
    times({ label, value: percentOf(method.percent), kind: 'percent' }),
    plus({ label, value: amountOf(method.fixed), kind: 'money' }),
    times({ label, value: percentOf(method.share) / totalShare, kind: 'percent' }),
    ...paidOf(method, refusalRate),
  ])
}

/** The fee of an order: one average fee, or each method's weighted by its share. */
export function feeOfOrder({ plan }: ExplainContext): Formula {
  const { totalShare, refusalRate } = workingsOf(plan)
  if (totalShare === 0) {
    const basic = [is('valuePerOrder'), times('paymentBasicPercent'), plus('paymentBasicFixed')]
    return { steps: [...basic, ...paidPart(plan, 'times'), ...vatOnCosts(plan)] }
  }
  const used = countedPaymentMethods(plan)
    .filter(isKnownPaymentMethod)
    .filter((method) => percentOf(method.share) > 0)
  const fees = used.map((method) => feeOfMethod({ from: 'method', id: method.id }, method, totalShare, refusalRate))
  return { steps: [...sumOf(fees), ...vatOnCosts(plan)] }
}

/** Days until payments arrive, by the mix of methods. */
export function settlementDays(plan: Plan): Operand {
  return word('settlementDays', workingsOf(plan).settlementDays, 'days')
}
