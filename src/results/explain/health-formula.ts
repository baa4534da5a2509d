import {
  type HealthPart,
  healthCap,
  healthParts,
  healthPoints,
  healthScale,
  isCustomerValueLeftOut,
  unprofitableCap,
} from '../../domain/model/advanced/health'
import { atMost, type Step, sumOf, times } from './formula-steps'
import type { FormulaOf } from './month-formulas'
import { type Operand, type Word, word } from './operands'

const wordOf: Record<HealthPart, Word> = {
  operatingMargin: 'operatingMarginPoints',
  customerValue: 'customerValuePoints',
  grossMargin: 'grossMarginPoints',
  safetyMargin: 'safetyMarginPoints',
  payback: 'paybackPoints',
}

/** The five parts of the score, and the bound that holds it down while sales or cash lose. */
export const health: FormulaOf = ({ evaluation: { monthly, bottomLine, advanced }, typicalMargin }) => {
  if (advanced === null || monthly.totalUnits === 0) return { listed: [] }
  const basis = { monthly, bottomLine, advanced, typicalMargin }
  const points = healthPoints(basis)
  const cap = healthCap(basis)
  const isLeftOut = isCustomerValueLeftOut(basis)
  const counted = healthParts.filter((part) => !isLeftOut || part !== 'customerValue')
  const parts = counted.map((part): Operand => word(wordOf[part], points[part], 'points'))
  const scaled = isLeftOut ? [times(word('pointsScale', healthScale(basis), 'factor'))] : []
  const steps: Step[] = [...sumOf(parts), ...scaled]
  if (cap === 100) return { steps }
  return { steps: [...steps, atMost(word(cap === unprofitableCap ? 'capLosing' : 'capShortOfCash', cap, 'points'))] }
}
