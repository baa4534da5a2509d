import { productRows } from '../../domain/model/generated/results.gen'
import { cashMonthRows } from '../../domain/model/results/cash-rows'
import type { ResultName } from '../../domain/model/results/sections'
import { kindOf, resultOf } from '../result-kinds'
import { advancedFormulas } from './advanced-formulas'
import { bottomLineFormulas } from './bottom-line-formulas'
import { type CashCell, cashCellFormula } from './cash-plan/cash-cells'
import { cashPlanFormulas } from './cash-plan/cash-headlines'
import { codFormulas } from './cod-formulas'
import { type ExplainContext, type Formula, is, type Line, linesOf, shownLines } from './formula-steps'
import { type FormulaOf, monthFormulas } from './month-formulas'
import type { OperandKind } from './operands'
import { productFormula } from './product/product-formulas'
import type { ProductLine } from './product/product-lines'
import { vatFormulas } from './vat-position-formulas'

/** The formula of every result: a new result does not compile until its formula stands here. */
const formulas: Record<ResultName, FormulaOf> = {
  ...monthFormulas,
  ...bottomLineFormulas,
  ...advancedFormulas,
  ...vatFormulas,
  ...codFormulas,
  ...cashPlanFormulas,
}

export interface Explanation {
  value: number | null
  kind: OperandKind
  /** Figures that lead to the result without being a calculation. */
  isListed: boolean
  lines: Line[]
  /** The working of figures that several lines use. */
  basis: Line[]
}

/** A formula with the founder's own figures in it. */
function explanationOf(
  value: number | null,
  kind: OperandKind,
  formula: Formula,
  context: ExplainContext,
): Explanation {
  if ('listed' in formula) {
    const lines = formula.listed.map((operand): Line => ({ operation: 'is', ...operand, working: [] }))
    return { value, kind, isListed: true, lines, basis: [] }
  }
  const lines = shownLines(linesOf(formula.steps, context))
  return {
    value,
    kind,
    isListed: false,
    lines,
    basis: linesOf(
      (formula.basis ?? []).map((one) => is(one)),
      context,
    ),
  }
}

/** How a result comes about, with the founder's own figures. Source: docs/model.md. */
export function explain(name: ResultName, context: ExplainContext): Explanation {
  return explanationOf(resultOf(context.evaluation, name), kindOf(name), formulas[name](context), context)
}

/** How a figure of a month of the cash plan comes about. Source: docs/model.md, 'Cash by month'. */
export function explainCash({ line, month }: CashCell, context: ExplainContext): Explanation {
  const value = context.evaluation.cashPlan?.months[month]?.[line] ?? null
  return explanationOf(value, cashMonthRows[line].kind, cashCellFormula({ line, month }, context), context)
}

/** How a figure of one product comes about; `at` is its place in the plan. Source: docs/model.md, 'By product'. */
export function explainProduct(line: ProductLine, at: number, context: ExplainContext): Explanation {
  const value = context.evaluation.products[at]?.[line] ?? null
  const formula = productFormula(line, at, context) ?? { steps: [] }
  return explanationOf(value, productRows[line].kind, formula, context)
}
