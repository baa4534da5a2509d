import { settlementWeights } from '../../../domain/model/cash/cash-plan'
import { countedPaymentMethods, isKnownPaymentMethod } from '../../../domain/model/month/payment-fees'
import type { PaymentMethodId } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { type ExplainContext, figureOf, is, minus, type Part, type Step, times } from '../formula-steps'
import { type Label, word } from '../operands'
import {
  type CashEntry,
  type CashWorkings,
  demandThen,
  moneyPart,
  monthsOfPayment,
  partOfMonth,
  vatWhenPaid,
} from './cash-workings'

/** What the sales of a planned month bring once fees are taken. */
export function receivedMo(plan: Plan): Part {
  const fees = moneyPart({ from: 'word', name: 'feesWithVat' }, [is('paymentCost'), ...vatWhenPaid(plan)])
  return moneyPart({ from: 'word', name: 'receivedMo' }, [is('netSalesInclVAT'), minus(fees)])
}

interface WeightedMethod {
  id: PaymentMethodId | undefined
  weight: number
  days: number
}

function methodsOf({ plan, figures, given }: CashWorkings): WeightedMethod[] {
  const methods = countedPaymentMethods(plan)
  return settlementWeights(figures)
    .map(({ weight, days }, at): WeightedMethod => {
      const method = methods[at]
      const id = method && isKnownPaymentMethod(method) ? method.id : undefined
      return { id, weight, days: days + (given?.customerDays ?? 0) }
    })
    .filter(({ weight }) => weight > 0)
}

function labelOf(month: number, method: PaymentMethodId | undefined): Label {
  return method === undefined
    ? { from: 'entry', name: 'salesOf', month }
    : { from: 'entry', name: 'salesOfBy', month, method }
}

/** What each month's sales bring, by the month and the way in which it arrives. */
export function receiptEntries(cash: CashWorkings, context: ExplainContext): CashEntry[] {
  const received = figureOf(receivedMo(context.plan), context)
  const entries: CashEntry[] = []
  for (let sold = 1; sold <= cash.terms.months; sold += 1) {
    for (const { id, weight, days } of methodsOf(cash)) {
      for (const { month, pct } of monthsOfPayment(sold, days)) {
        const share: Step[] = weight === 1 ? [] : [times(word('methodShare', weight * 100, 'percent'))]
        const steps = [is(received), ...share, times(demandThen(cash.demand(sold))), ...partOfMonth(pct)]
        entries.push({ month, entry: moneyPart(labelOf(sold, id), steps) })
      }
    }
  }
  return entries
}
