import { assumptionsOf } from '../../../domain/model/advanced/assumptions'
import { atLeastZero, is, minus, over, part, plus, times } from '../formula-steps'
import type { FormulaOf } from '../month-formulas'
import { type Label, type Word, word } from '../operands'

const named = (name: Word): Label => ({ from: 'word', name })

const capital = part(named('capital'), 'money', [is('workingCapitalRequired'), plus('startupInvestment')])
const months = word('monthsOfYear', 12, 'factor')

/** The year as planned, less a part of how much worse the cautious case returns. Source: docs/model.md, 'Return on capital'. */
export const riskAdjusted: FormulaOf = ({ plan, evaluation: { advanced } }) => {
  const cash = (name: Word, month: number | null) => word(name, month, 'money')
  const planned = part(named('yearPlanned'), 'percent', [
    is(cash('monthPlanned', advanced?.realistic.cashFlow ?? null)),
    times(months),
    over(capital),
  ])
  const conservative = part(named('yearConservative'), 'percent', [
    is(cash('monthConservative', advanced?.conservative.cashFlow ?? null)),
    times(months),
    over(capital),
  ])
  const gap = part(named('yearGap'), 'percent', [
    is(planned),
    minus(conservative),
    atLeastZero,
    times(word('riskWeight', assumptionsOf(plan).riskMultiplier * 50, 'percent')),
  ])
  return { steps: [is(planned), minus(gap)] }
}
