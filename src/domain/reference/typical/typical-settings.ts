import { isRecord } from '../../model/numbers'
import { planAsCreated } from '../../plan/evaluator-defaults'
import type { Plan } from '../../plan/plan'
import { type TypicalSetting, type UsualSetting, usualSettings } from './usual-settings'

/** The settings of the advanced analysis that depend on how goods are bought and on what they are. */
export const typicalSettings = [
  'importLeadTimeMonths',
  'inventoryTurnoverRate',
  'inventoryCarryingCostPct',
  'repeatOrderRate',
  'expectedReturnRate',
] as const satisfies readonly TypicalSetting[]

function typicalOf({ productCategory, sourcingType }: Plan, field: TypicalSetting): number | undefined {
  const { bySourcing, byCategory, others }: UsualSetting = usualSettings[field]
  const ofCategory = productCategory === '' ? undefined : byCategory?.[productCategory]
  return bySourcing?.[sourcingType] ?? ofCategory ?? others
}

/**
 * The plan with what is typical for its category and sourcing in every setting that is still as it was created, or as it was
 * last written here. What was typed stays, and so does an administrator's default. Source: docs/model.md, 'Typical values'.
 */
export function withTypicalSettings(plan: Plan): Plan {
  const created = planAsCreated(plan)
  const isByAdmin = (field: string) => isRecord(plan.createdWith) && Object.hasOwn(plan.createdWith, field)
  const written: Partial<Record<TypicalSetting, number>> = {}
  for (const field of typicalSettings) {
    const value = typicalOf(plan, field)
    if (value === undefined || isByAdmin(field) || plan[field] !== created[field]) continue
    if (value !== plan[field]) written[field] = value
  }
  if (Object.keys(written).length === 0) return plan
  const before = isRecord(plan.typicalWith) ? plan.typicalWith : {}
  return { ...plan, ...written, typicalWith: { ...before, ...written } }
}

const isTypicalSetting = (field: string): field is TypicalSetting => Object.hasOwn(usualSettings, field)

/** True while a setting is the typical one of the plan's category and sourcing, or still as it was written. */
export function isTypical(plan: Plan, field: keyof Plan): boolean {
  if (!isTypicalSetting(field)) return false
  if (plan[field] === typicalOf(plan, field)) return true
  return isRecord(plan.typicalWith) && plan.typicalWith[field] === plan[field]
}
