import { evaluatedInState } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import { monthNumber, monthText, startMonthOf } from '../../domain/model/season/start-month'
import type { Plan } from '../../domain/plan/plan'
import { missingAnswers } from '../../domain/rules/unanswered'
import { csvText } from '../../domain/text/csv'
import { formatPercent } from '../../i18n/format'
import { missingText } from '../../results/conclusion/missing-text'
import { cashColumns, projectionColumns } from './month-columns'
import { WorkbookTexts } from './texts'
import { workbookWords } from './words'
import type { WorkbookSource } from './workbook'

/** The month of the calendar that a month of the plan is, '2027-02'; '' before the first sale and without a start. */
function calendarMonth(plan: Plan, month: number): string {
  const start = startMonthOf(plan)
  return start === '' || month === 0 ? '' : monthText(monthNumber(start) + month - 1)
}

/**
 * What is concluded, and the months of the projection and of cash by month in the state of VAT that it is concluded in, a row for
 * each, with all decimals. While an answer is missing there are none: they would count it as nothing.
 */
export function monthsCsv({ name, plan, benchmarks, words, conclusion }: WorkbookSource): string {
  const inState = evaluatedInState({ plan, evaluation: evaluate(plan, benchmarks), benchmarks })
  const noVat = inState.vat.registered ? null : words.noVat
  const texts = new WorkbookTexts(workbookWords({ ...words, noVat }), words.language, plan)
  const missing = missingAnswers(plan).map((answer) => missingText(texts.words.getFixedT(null, 'questions'), answer))
  const { advanced, cashPlan } = missing.length > 0 ? { advanced: null, cashPlan: null } : inState
  const column = (key: string) => texts.word(`workbook:columns.${key}`)
  const rows: (string | number)[][] = [
    [name],
    [texts.word('workbook:csv.currency'), texts.currency],
    ...conclusion.map((sentence) => [sentence]),
  ]
  const rate = plan.enableAdvancedAnalysis ? plan.monthlyGrowthRate : 0
  const growth = (isCounted: boolean) =>
    isCounted && rate !== 0
      ? texts.word('results:growth.with', { rate: formatPercent(rate * 100, words.language) })
      : texts.word('results:growth.without')
  const table = <N extends string>(
    of: 'cash' | 'projection',
    columns: readonly N[],
    titleOf: (name: N) => string,
    months: readonly ({ month: number } & Record<N, number>)[],
  ) =>
    rows.push(
      [],
      [texts.word(`workbook:titles.${of}`), growth(of === 'projection' || plan.cashPlan.withGrowth)],
      [...['month', 'calendarMonth'].map(column), ...columns.map(titleOf)],
      ...months.map((one) => [one.month, calendarMonth(plan, one.month), ...columns.map((name) => one[name])]),
    )
  if (cashPlan) table('cash', cashColumns, (line) => texts.word(`results:names.cashMonth.${line}`), cashPlan.months)
  if (advanced) table('projection', projectionColumns, (line) => column(`projection_${line}`), advanced.projection)
  if (missing.length > 0)
    rows.push([], [texts.word('workbook:csv.missing', { what: missing.join(texts.word('workbook:comma')) })])
  else if (!cashPlan && !advanced) rows.push([], [texts.word('workbook:csv.none')])
  return csvText(rows)
}
