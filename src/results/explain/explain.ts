import { evaluatedInState, inConcludedState } from '../../domain/model/conclusion/in-state'
import { productRows } from '../../domain/model/figures/by-product'
import { cashAtStart, projectionRows } from '../../domain/model/figures/projection'
import { rowsOfScenario, scenarios } from '../../domain/model/figures/scenarios'
import type { Figure } from '../../domain/model/language/figure'
import { cashMonthRows } from '../../domain/model/results/results.gen'
import type { ResultName } from '../../domain/model/results/sections'
import type { ScenarioName } from '../../domain/options'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { figureOfResult } from '../declared-figures'
import { declaredResults, kindOf, resultOf } from '../result-kinds'
import type { CashCell } from './cash-lines'
import { formulaOf } from './formula/derived'
import { kindOfFigure } from './formula/row-sums'
import { valuesOf } from './formula/values-of'
import { cashFormula, cashPlanHints } from './hints/cash-plan'
import { gatewayFeePerOrder } from './hints/payment-fee'
import { projectedCashHints } from './hints/projected-cash'
import { thresholdHints } from './hints/thresholds'
import { type ExplainContext, type Formula, type FormulaOf, is, type Line, shownLines } from './lines'
import type { OperandKind } from './operands'
import type { MonthLine, ProductLine, ScenarioLine } from './row-lines'

/** Where a founder's path to a result is another than the computation's, and where a result is read from a series. */
const hints: Partial<Record<ResultName, FormulaOf>> = {
  gatewayFeePerOrder,
  ...projectedCashHints,
  ...thresholdHints,
  ...cashPlanHints,
}

export interface Explanation {
  value: number | null
  kind: OperandKind
  /** Figures that lead to the result without being a calculation. */
  isListed: boolean
  lines: readonly Line[]
  /** The working of figures that several lines use. */
  basis: readonly Line[]
}

/** A figure with how it comes about. */
function explanationOf(value: number | null, kind: OperandKind, formula: Formula): Explanation {
  if ('listed' in formula)
    return { value, kind, isListed: true, lines: formula.listed.map((one) => is(one)), basis: [] }
  return { value, kind, isListed: false, lines: shownLines(formula.lines), basis: formula.basis ?? [] }
}

/** Cash by month and the health score are worked out in the state of VAT in which the plan is concluded. */
function inState(context: ExplainContext): ExplainContext {
  const subject = { plan: context.plan, evaluation: context.evaluation, benchmarks: builtInBenchmarks }
  return { ...context, plan: inConcludedState(subject), evaluation: evaluatedInState(subject) }
}

const isConcluded = (name: ResultName) => name.startsWith('cashPlan.') || name === 'businessHealthScore'

/** How a result comes about, with the founder's own figures. Source: docs/model.md. */
export function explain(name: ResultName, given: ExplainContext): Explanation {
  const context = isConcluded(name) ? inState(given) : given
  const { figure, when } = figureOfResult(name)
  const value = resultOf(context.evaluation, name)
  const isOff = declaredResults[name].off !== null && when !== null && valuesOf(context.plan).of(when) !== 1
  const derived = () => (isOff ? { lines: [] } : formulaOf(figure, 0, context))
  return explanationOf(value, kindOf(name), hints[name]?.(context) ?? derived())
}

/** How a figure of a month of the cash plan comes about. Source: docs/model.md, 'Cash by month'. */
export function explainCash({ line, month }: CashCell, given: ExplainContext): Explanation {
  const context = inState(given)
  const value = context.evaluation.cashPlan?.months[month]?.[line] ?? null
  return explanationOf(value, cashMonthRows[line].kind, cashFormula({ line, month }, context))
}

/** How a figure of a row comes about. */
const explained = (value: number | null | undefined, figure: Figure, row: number, context: ExplainContext) =>
  explanationOf(value ?? null, kindOfFigure(figure), formulaOf(figure, row, context))

/** How a figure of one product comes about; `at` is its place in the plan. Source: docs/model.md, 'By product'. */
export const explainProduct = (line: ProductLine, at: number, context: ExplainContext): Explanation =>
  explained(context.evaluation.products[at]?.[line], productRows[line].figure, at, context)

/** How a figure of a scenario comes about. Source: docs/model.md, 'Scenarios'. */
export const explainScenario = (line: ScenarioLine, id: ScenarioName, context: ExplainContext): Explanation =>
  explained(context.evaluation.advanced?.[id][line], rowsOfScenario(scenarios[id])[line].figure, 0, context)

/** How a figure of a month of a projection without growth comes about; month 0 is before the first sale. Source: docs/model.md, 'Projection'. */
export function explainMonth(line: MonthLine, month: number, context: ExplainContext): Explanation {
  const value = context.evaluation.advanced?.projection[month]?.[line]
  if (month > 0) return explained(value, projectionRows[line].figure, month - 1, context)
  const isCash = line === 'cumulativeCash' || line === 'cashFlow'
  return isCash ? explained(value, cashAtStart, 0, context) : explanationOf(value ?? null, 'money', { lines: [] })
}
