import { mandatoryThreshold, voluntaryThreshold } from '../../../domain/model/constants'
import { isInSar } from '../../../domain/model/currency'
import * as vat from '../../../domain/model/figures/vat/position'
import { valuesOf } from '../formula/values-of'
import type { ExplainContext, Formula, FormulaOf } from '../lines'
import { type Operand, word } from '../operands'

const monthsOfYear = 12
const lastMonth = 36
type Side = 'past' | 'ahead'

/** Sales of the twelve months that end with a month, or begin with it, beside the threshold that they pass. */
function yearBeside(
  { plan }: ExplainContext,
  threshold: 'voluntary' | 'mandatory',
  side: Side,
  month: number | null,
): Formula {
  if (!isInSar(plan)) return { listed: [] }
  const values = valuesOf(plan)
  const t = month ?? lastMonth
  const end = side === 'past' ? t : t + monthsOfYear - 1
  const value = end === 0 ? monthsOfYear * Number(values.of(vat.taxableBefore)) : values.of(vat.yearOfSales, end - 1)
  const year: Operand = {
    label: { from: 'entry', name: side === 'past' ? 'yearOfSalesPast' : 'yearOfSalesAhead', month: t },
    value,
    kind: 'money',
  }
  const limit = threshold === 'voluntary' ? voluntaryThreshold : mandatoryThreshold
  return { listed: [year, word(`${threshold}Threshold`, limit, 'money')] }
}

const ofThreshold =
  (threshold: 'voluntary' | 'mandatory', side: Side): FormulaOf =>
  (context) => {
    const { pastMonth, expectedMonth } = context.evaluation.vat[threshold]
    return yearBeside(context, threshold, side, side === 'past' ? pastMonth : expectedMonth)
  }

const registers =
  (threshold: 'voluntary' | 'mandatory', name: 'mayRegisterMonth' | 'mustRegisterMonth' | 'dutyMonth'): FormulaOf =>
  (context) => {
    const { registered, [threshold]: of, [name]: month } = context.evaluation.vat
    if (registered && name !== 'dutyMonth') return { listed: [] }
    const isAhead = month === null || month === of.expectedMonth
    return isAhead
      ? yearBeside(context, threshold, 'ahead', of.expectedMonth)
      : yearBeside(context, threshold, 'past', of.pastMonth)
  }

/** When registering for VAT is allowed and when it is a duty: the year of sales that passes the threshold. */
export const thresholdHints = {
  'vat.mayRegisterMonth': registers('voluntary', 'mayRegisterMonth'),
  'vat.dutyMonth': registers('mandatory', 'dutyMonth'),
  'vat.mustRegisterMonth': registers('mandatory', 'mustRegisterMonth'),
  'vat.voluntary.pastMonth': ofThreshold('voluntary', 'past'),
  'vat.voluntary.expectedMonth': ofThreshold('voluntary', 'ahead'),
  'vat.mandatory.pastMonth': ofThreshold('mandatory', 'past'),
  'vat.mandatory.expectedMonth': ofThreshold('mandatory', 'ahead'),
} satisfies Record<string, FormulaOf>
