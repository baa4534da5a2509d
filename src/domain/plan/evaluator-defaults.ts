import type { OverheadId, OverheadMode } from '../options'
import { costQuestions } from '../questions'
import { type NumberName, numberNames } from './field'
import { withOrigin } from './origins'
import { type ParsedPlan, parsePlan } from './parse-plan'
import { blankPlan, type Plan } from './plan'
import { planFields } from './plan-fields'

/** Every field of a new plan that an administrator can give another value to: the numbers at the plan's top. */
export const defaultFields = numberNames(planFields)
export type DefaultField = NumberName<typeof planFields>

/** What an administrator wants new plans to begin with; of two for one field the later counts. */
export interface EvaluatorDefaults {
  defaultCosts: readonly { fieldName: DefaultField; defaultValue: number }[]
  overheadDefaults: readonly {
    fieldName: OverheadId
    defaultAmount: number
    defaultMode: OverheadMode
    /** How long a one-time amount is spread; null for the plan's own default. */
    defaultMonths: number | null
  }[]
}

export const noDefaults: EvaluatorDefaults = { defaultCosts: [], overheadDefaults: [] }

/** A new store has no old customers: each of its first orders is won, and paid for. */
const newStoreSharePct = 100

/**
 * A plan as our screens create it: the blank plan for a store without old customers, with an administrator's defaults
 * written into it and every question of its costs still open. It remembers which figures are theirs. Source: docs/model.md, 'Defaults'.
 */
export function createdPlan({ defaultCosts, overheadDefaults }: EvaluatorDefaults): Plan {
  const plan = { ...blankPlan(), firstOrderSharePct: newStoreSharePct, unanswered: [...costQuestions] }
  for (const { fieldName, defaultValue } of defaultCosts) plan[fieldName] = defaultValue
  for (const { fieldName, defaultAmount: amount, defaultMode: mode, defaultMonths } of overheadDefaults) {
    plan.overheads[fieldName] = {
      ...plan.overheads[fieldName],
      amount,
      mode,
      months: defaultMonths ?? plan.overheads[fieldName].months,
    }
  }
  const given = [
    ...defaultCosts.map(({ fieldName }) => fieldName),
    ...overheadDefaults.map(({ fieldName }) => `overheads.${fieldName}.amount`),
  ]
  return withOrigin(withOrigin(plan, ['firstOrderSharePct'], 'typical'), given, 'administrator')
}

/** Whether a stored text holds no plan yet: the list of projects stores a new one as `{}`. */
export const isNotBegun = (text: string): boolean => /^\s*\{\s*\}\s*$/.test(text)

/**
 * The plan in a stored text, as screens, programs and administrators read it: what was not begun is the plan that our screens would
 * create, everything else is completed from the blank plan. Source: docs/model.md, 'Reading a stored plan'.
 */
export function storedPlan(text: string, defaults: EvaluatorDefaults = noDefaults): ParsedPlan {
  return isNotBegun(text) ? { plan: createdPlan(defaults), status: 'ok' } : parsePlan(text)
}
