import type { ResultName } from '../../domain/model/results/sections'
import type { MissingAnswer } from '../../domain/rules/unanswered'
import { costIds } from '../breakdown'
import { declaredResults } from '../result-kinds'
import { isOpenIn, lineOf } from './known-so-far'

/** The profit so far: shown while something is missing, as provisional. */
export const provisionalResult: ResultName = 'bottomLine.operatingIncome'

/** Whether a result is left out beside others while something is missing: where it rests on that. Sales and the profit so far are known. */
export function isHeld(name: ResultName, missing: readonly MissingAnswer[]): boolean {
  const { part, row } = declaredResults[name]
  if (missing.length === 0 || name === provisionalResult || row.list === 'revenue') return false
  const lines = row.questions?.flatMap((question) => lineOf[question] ?? []) ?? []
  if (isOpenIn(missing, ['sales', ...lines])) return true
  // What lies beyond the month and rests on all of it is a verdict of its kind, which waits for all answers.
  return part !== 'monthly' && part !== 'bottomLine' && costIds.every((id) => lines.includes(id))
}
