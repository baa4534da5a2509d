import * as projection from '../../../domain/model/figures/projection'
import { horizon } from '../../../domain/model/figures/typed/inputs'
import type { Figure } from '../../../domain/model/language/figure'
import { valuesOf } from '../formula/values-of'
import type { ExplainContext, Formula, FormulaOf } from '../lines'
import { atLeastZero, is, withoutSign } from '../lines'
import type { Operand } from '../operands'

type Balance = 'lowestCash' | 'cashBefore' | 'cashThen' | 'cashAtEnd' | 'cashAtStart'

/** Cash after a month of the projection, from 0: before the first sale. */
function cashAfter({ plan }: ExplainContext, name: Balance, month: number, balances: Figure): Operand {
  const values = valuesOf(plan)
  const value = month === 0 ? values.of(projection.cashAtStart) : values.of(balances, month - 1)
  return { label: { from: 'word', name, month }, value, kind: 'money' }
}

/** Cash at the start, and around the month in which it is back; at the end of the plan when that does not show it. */
const around =
  (back: Figure, balances: Figure, lastShown: Figure | null): FormulaOf =>
  (context) => {
    const values = valuesOf(context.plan)
    const month = values.of(back)
    const last = lastShown ? Number(values.of(lastShown)) : values.count('projection')
    const at = (name: Balance, then: number) => cashAfter(context, name, then, balances)
    const start = at('cashAtStart', 0)
    if (month === null || month > last) return { listed: [start, at('cashAtEnd', last)] }
    return { listed: [start, ...(month > 1 ? [at('cashBefore', month - 1)] : []), at('cashThen', month)] }
  }

const { projected, flat } = projection

/** The lowest balance: what has to be there at the start. */
function deepest(context: ExplainContext): Formula {
  const balances = Array.from({ length: valuesOf(context.plan).count('projection') + 1 }, (_, month) =>
    cashAfter(context, 'lowestCash', month, projected.cumulativeCash),
  )
  const lowest = balances.reduce((low, one) => (Number(one.value) < Number(low.value) ? one : low))
  return { lines: [is(lowest), withoutSign, atLeastZero] }
}

/** Results that are read from the months of the projection. */
export const projectedCashHints = {
  cashBreakevenMonth: around(projection.cashBreakevenMonth, projected.cumulativeCash, horizon),
  flatCashBreakevenMonth: around(projection.flatCashBreakevenMonth, flat.cumulativeCash, null),
  peakFundingNeed: deepest,
} satisfies Record<string, FormulaOf>
