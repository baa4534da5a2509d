import { type ResultName, resultKinds, resultOf } from '../result-kinds'
import { advancedFormulas } from './advanced-formulas'
import { bottomLineFormulas } from './bottom-line-formulas'
import { type ExplainContext, type Line, linesOf, shownLines } from './formula-steps'
import { type FormulaOf, monthFormulas } from './month-formulas'
import type { OperandKind } from './operands'

/** The formula of every result: a new result does not compile until its formula stands here. */
const formulas: Record<ResultName, FormulaOf> = {
  ...monthFormulas,
  ...bottomLineFormulas,
  ...advancedFormulas,
}

export interface Explanation {
  name: ResultName
  value: number | null
  kind: OperandKind
  /** Figures that lead to the result without being a calculation. */
  isListed: boolean
  lines: Line[]
}

/** How a result comes about, with the founder's own figures. Source: docs/model.md. */
export function explain(name: ResultName, context: ExplainContext): Explanation {
  const formula = formulas[name](context)
  const isListed = 'listed' in formula
  const lines = isListed
    ? formula.listed.map((operand): Line => ({ operation: 'is', ...operand, working: [] }))
    : shownLines(linesOf(formula.steps, context))
  return { name, value: resultOf(context.evaluation, name), kind: resultKinds[name], isListed, lines }
}
