import type { GivenYes } from '../options'
import { fieldId, pathOfField } from '../plan/field-at-path'
import type { Plan } from '../plan/plan'
import { maxNames } from '../plan/plan-bounds'

// What was given though the plan's numbers do not show it: a 0 that was typed, a Yes that nothing was typed for yet.

/** Whether the 0 of a field was typed; a box without an answer holds 0, too. */
export function isZeroGiven(plan: Plan, path: string): boolean {
  return plan.given.length > 0 && plan.given.includes(fieldId(plan, path))
}

/** Whether a question was answered with yes, and not with no since. */
export const isYesGiven = ({ given }: Plan, question: GivenYes) => given.includes(question)

/** Of more than a plan may hold the oldest go. */
function withEntry(plan: Plan, entry: string, isGiven: boolean): Plan {
  if (plan.given.includes(entry) === isGiven) return plan
  const others = plan.given.filter((other) => other !== entry)
  return { ...plan, given: isGiven ? [...others, entry].slice(-maxNames) : others }
}

/** The plan once the number at a path was typed: whether it is a 0 that was given. Source: docs/model.md, 'Given'. */
export function withTyped(plan: Plan, path: string, isZero: boolean): Plan {
  return withEntry(plan, fieldId(plan, path), isZero)
}

/** The plan once a question was answered. */
export const withYes = (plan: Plan, question: GivenYes, isYes: boolean): Plan => withEntry(plan, question, isYes)

/** The plan after an edit, without what was given for elements that the edit took out: a later one may get the same id. */
export function withoutLostZeros(before: Plan, after: Plan): Plan {
  const given = after.given.filter((entry) => pathOfField(before, entry) === null || pathOfField(after, entry) !== null)
  return given.length === after.given.length ? after : { ...after, given }
}
