import { planToSave } from '../../../domain/edits/saved-plan'
import { isRecord } from '../../../domain/numbers'
import type { Plan } from '../../../domain/plan/plan'
import { type PlanChange, planChanges } from '../../../domain/plan/plan-changes'
import { type ChangedInput, withInputs } from '../../../files/excel/with-inputs'
import type { OpenedPlan } from '../../../files/opened'

/** What of an opened plan is taken: what was changed in its workbook, or all of it. */
export type Which = 'changed' | 'whole'

/** JSON in which the order of keys does not count. */
const ordered = (plan: Plan) =>
  JSON.stringify(planToSave(plan), (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/**
 * What is taken unless another answer is given: of a workbook what was typed in it. Cells that cannot be read, or found, are of
 * what was typed, so that a slip in them never means the whole plan.
 */
export function usually({ workbook }: OpenedPlan, before: Plan | null): Which {
  if (!workbook || !before) return 'whole'
  const { changed, rejected, missing } = workbook
  return changed.length + rejected.length + missing.length > 0 ? 'changed' : 'whole'
}

/** Whether both answers differ: the plan went on since the workbook was exported. */
export function hasChoice(opened: OpenedPlan, before: Plan | null): boolean {
  const { workbook } = opened
  if (!workbook || !before || usually(opened, before) === 'whole') return false
  return planChanges(before, workbook.exported).length > 0
}

/** What opening a plan over another makes of it. */
interface Outcome {
  after: Plan
  changes: readonly PlanChange[]
  /** Inputs of the workbook for which the plan has no place. */
  omitted: readonly ChangedInput[]
  /** 'details': they differ in what no list of changes shows, such as keys of another program. */
  difference: 'none' | 'details' | 'inputs'
}

export function outcomeOf(
  { plan, workbook }: OpenedPlan,
  before: Plan | null,
  which: Which,
  language: Plan['language'],
): Outcome {
  const isPart = before !== null && workbook !== undefined && which === 'changed'
  const taken = isPart ? withInputs(before, workbook.exported, workbook.changed) : { plan, omitted: [] }
  const after = { ...taken.plan, language }
  const { omitted } = taken
  if (before === null) return { after, changes: [], omitted, difference: 'inputs' }
  const changes = planChanges(before, after)
  const isSame = ordered({ ...before, language }) === ordered(after)
  return { after, changes, omitted, difference: changes.length > 0 ? 'inputs' : isSame ? 'none' : 'details' }
}

/** The workbook is of a store that has another name than the plan's: its inputs may not be meant for this plan. */
export function isOtherStore({ workbook }: OpenedPlan, before: Plan | null): boolean {
  const [own, other] = [before?.storeName.trim() ?? '', workbook?.exported.storeName.trim() ?? '']
  return own !== '' && other !== '' && own !== other
}
