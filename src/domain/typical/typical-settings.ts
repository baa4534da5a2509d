import { originAt, withOrigin } from '../plan/origins'
import type { Plan } from '../plan/plan'
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
  const next = { ...plan }
  const written: TypicalSetting[] = []
  for (const field of typicalSettings) {
    const value = typicalOf(plan, field)
    const origin = originAt(plan, field)
    if (value === undefined || value === plan[field] || (origin !== 'default' && origin !== 'typical')) continue
    next[field] = value
    written.push(field)
  }
  return written.length === 0 ? plan : withOrigin(next, written, 'typical')
}

const isTypicalSetting = (field: string): field is TypicalSetting => Object.hasOwn(usualSettings, field)

/** True while a setting is the typical one of the plan's category and sourcing, or still as it was written. */
export function isTypical(plan: Plan, field: keyof Plan): boolean {
  if (!isTypicalSetting(field)) return false
  return plan[field] === typicalOf(plan, field) || originAt(plan, field) === 'typical'
}
