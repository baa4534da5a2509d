import type { OpenQuestion } from '../../../domain/questions'
import { missingAnswers } from '../../../domain/rules/unanswered'
import { type MonthLine, openIn } from '../../../results/conclusion/known-so-far'
import { maxNamed, missingText } from '../../../results/conclusion/missing-text'
import type { SheetId } from '../format'
import type { Writing } from '../writing'

const month: readonly MonthLine[] = ['sales', 'product', 'delivery', 'payment', 'marketing', 'fixed', 'returns']

/** The lines of the month that the figures of each sheet rest on. */
const restsOn: Partial<Record<SheetId, readonly MonthLine[]>> = {
  landed: ['sales', 'product'],
  month,
  byProduct: month.filter((line) => line !== 'fixed'),
  vat: month,
  cod: month,
  advanced: month,
  projection: month,
  cash: month,
  scenarios: month,
  actuals: month,
  cashWork: ['sales', 'product', 'payment'],
}

/** Questions whose answer stands in the plan already, but is not the founder's. */
const standing: readonly OpenQuestion[] = ['example', 'vatRegistration']

/** That the figures of a sheet are provisional, with what is missing in them; '' where nothing is. */
export function provisionalText({ texts, plan }: Pick<Writing, 'texts' | 'plan'>, sheet: SheetId): string {
  const missing = missingAnswers(plan)
  const open = (restsOn[sheet] ?? []).flatMap((line) => openIn(missing, line))
  if (open.length === 0) return ''
  const t = texts.words.getFixedT(null, 'questions')
  const named = open.slice(0, maxNamed).map((answer) => missingText(t, answer))
  const more = open.length - named.length
  const rest = more === 0 ? '' : ` ${texts.word('evaluator:summary.more', { count: more })}`
  const what = `${named.join(texts.word('workbook:comma'))}${rest}`
  const isNothing = open.every(({ question }) => !standing.includes(question))
  return texts.word(isNothing ? 'workbook:provisionalSheet.asNothing' : 'workbook:provisionalSheet.missing', { what })
}
