import { type HealthPart, healthCap, healthParts, healthPoints, losingSalesCap } from '../../domain/health'
import type { FormulaOf } from './month-formulas'
import { type Operand, type Word, word } from './operands'
import { atMost, type Step, sumOf } from './tape'

const wordOf: Record<HealthPart, Word> = {
  operatingMargin: 'operatingMarginPoints',
  customerValue: 'customerValuePoints',
  grossMargin: 'grossMarginPoints',
  safetyMargin: 'safetyMarginPoints',
  cashBack: 'cashBackPoints',
}

/** The five parts of the score, and the bound that holds it down while sales or cash lose. */
export const health: FormulaOf = ({ evaluation: { monthly, advanced }, typicalMargin }) => {
  if (advanced === null || monthly.totalUnits === 0) return { listed: [] }
  const points = healthPoints(monthly, advanced, typicalMargin)
  const cap = healthCap(monthly, advanced)
  const parts = healthParts.map((part): Operand => word(wordOf[part], points[part], 'points'))
  const steps: Step[] = sumOf(parts)
  if (cap === 100) return { steps }
  return { steps: [...steps, atMost(word(cap === losingSalesCap ? 'capLosing' : 'capShortOfCash', cap, 'points'))] }
}
