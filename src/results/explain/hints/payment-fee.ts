import * as sales from '../../../domain/model/figures/sales'
import * as inputs from '../../../domain/model/figures/typed/inputs'
import { costFactor } from '../../../domain/model/figures/vat/rates'
import { rowLabel } from '../formula/row-names'
import { valuesOf } from '../formula/values-of'
import type { FormulaOf, Line } from '../lines'
import { is, type Named, part, plus, sumOf, times } from '../lines'
import { fieldOperand, resultOperand, word } from '../operands'

/** The fee of an order: one average fee, or each method's weighted by its share. The model sums rates and fixed fees apart. */
export const gatewayFeePerOrder: FormulaOf = ({ plan, evaluation }) => {
  const values = valuesOf(plan)
  const number = (figure: typeof costFactor, row = 0) => Number(values.of(figure, row))
  const paid = (name: 'paidPart' | 'codPaidPart', part: number): Line[] =>
    part === 1 ? [] : [times(word(name, part * 100, 'percent'))]
  const vatOnCosts: Line[] = number(costFactor) === 1 ? [] : [times(fieldOperand(plan, 'vatPct'), 'andThis')]
  const totalShare = number(sales.totalShare)
  if (totalShare === 0) {
    const basic = [
      is(resultOperand(evaluation, 'valuePerOrder')),
      times(fieldOperand(plan, 'paymentBasicPercent')),
      plus(fieldOperand(plan, 'paymentBasicFixed')),
    ]
    return { lines: [...basic, ...paid('paidPart', 1 - number(sales.refusedPart)), ...vatOnCosts] }
  }
  const rows = Array.from({ length: values.count('methods') }, (_, row) => row)
  const fees = rows
    .filter((row) => number(inputs.methodShare, row) > 0)
    .map((row): Named => {
      const label = rowLabel(plan, 'methods', row, null) ?? { from: 'own', text: '' }
      return part(label, 'money', [
        is(resultOperand(evaluation, 'valuePerOrder')),
        times({ label, value: number(inputs.methodFeeRate, row) * 100, kind: 'percent' }),
        plus({ label, value: number(inputs.methodFeeFixed, row), kind: 'money' }),
        times({ label, value: (number(inputs.methodShare, row) / totalShare) * 100, kind: 'percent' }),
        ...paid('codPaidPart', number(sales.paidPart, row)),
      ])
    })
  return { lines: [...sumOf(fees), ...vatOnCosts] }
}
