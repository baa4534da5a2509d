import { evaluate } from '../../domain/model/evaluate'
import { startMonthOf } from '../../domain/model/season/start-month'
import type { Plan } from '../../domain/plan/plan'
import { csvText } from '../../domain/text/csv'
import { cashColumns, projectionColumns } from './month-columns'
import { WorkbookTexts } from './texts'
import { workbookWords } from './words'
import type { WorkbookSource } from './workbook'

/** The month of the calendar that a month of the plan is, '2027-02'; '' before the first sale and without a start. */
function calendarMonth(plan: Plan, month: number): string {
  const start = startMonthOf(plan)
  if (start === '' || month === 0) return ''
  const months = Number(start.slice(0, 4)) * 12 + Number(start.slice(5)) - 1 + month - 1
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/**
 * What is concluded, and the months of the projection and of cash by month, a row for each, with all decimals.
 */
export function monthsCsv({ name, plan, benchmarks, words, conclusion }: WorkbookSource): string {
  const texts = new WorkbookTexts(workbookWords(words), words.language, plan)
  const { advanced, cashPlan } = evaluate(plan, benchmarks)
  const column = (key: string) => texts.word(`workbook:columns.${key}`)
  const start = [column('month'), column('calendarMonth')]
  const rows: (string | number)[][] = [
    [name],
    [texts.word('workbook:csv.currency'), plan.currency],
    ...conclusion.map((sentence) => [sentence]),
  ]
  const table = (title: string, titles: string[], months: (string | number)[][]) =>
    rows.push([], [title], [...start, ...titles], ...months)
  if (cashPlan)
    table(
      texts.word('workbook:titles.cash'),
      cashColumns.map((line) => texts.word(`results:names.cashMonth.${line}`)),
      cashPlan.months.map((month) => [
        month.month,
        calendarMonth(plan, month.month),
        ...cashColumns.map((line) => month[line]),
      ]),
    )
  if (advanced)
    table(
      texts.word('workbook:titles.projection'),
      projectionColumns.map((line) => column(`projection_${line}`)),
      advanced.projection.map((month) => [
        month.month,
        calendarMonth(plan, month.month),
        ...projectionColumns.map((line) => month[line]),
      ]),
    )
  if (!cashPlan && !advanced) rows.push([], [texts.word('workbook:csv.none')])
  return csvText(rows)
}
