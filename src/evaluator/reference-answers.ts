import { benchmarksOf } from '../domain/benchmark-rows'
import { defaultFields, type EvaluatorDefaults } from '../domain/evaluator-defaults'
import { businessStages, experienceLevels, overheadIds, overheadModes, teamCategories } from '../domain/options'
import { isRecord } from '../domain/reading'
import type { RoleTemplate } from './role-templates'

// What the public reads answer, taken entry by entry: one that is not as it should be is left out, and breaks nothing.

type Entry = Record<string, unknown>

function entriesOf(answer: unknown, name: string): Entry[] {
  const list = isRecord(answer) ? answer[name] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}

const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find((one) => one === value)

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The administrator's benchmarks. */
export const benchmarksIn = (answer: unknown) => benchmarksOf(entriesOf(answer, 'categoryBenchmarks'))

/** The administrator's roles. */
export function templatesIn(answer: unknown): RoleTemplate[] {
  return entriesOf(answer, 'teamTemplates').flatMap(({ roleName, suggestedMonthlyCost, ...entry }) => {
    const category = oneOf(teamCategories, entry.category)
    const experienceLevel = oneOf(experienceLevels, entry.experienceLevel)
    const businessStage = oneOf(businessStages, entry.businessStage)
    if (typeof roleName !== 'string' || !isFigure(suggestedMonthlyCost)) return []
    if (!category || !experienceLevel || !businessStage) return []
    return [{ roleName, suggestedMonthlyCost, category, experienceLevel, businessStage }]
  })
}

/** What new plans begin with. */
export function defaultsIn(answer: unknown): EvaluatorDefaults {
  const defaultCosts = entriesOf(answer, 'defaultCosts').flatMap(({ defaultValue, ...entry }) => {
    const fieldName = oneOf(defaultFields, entry.fieldName)
    return fieldName && isFigure(defaultValue) ? [{ fieldName, defaultValue }] : []
  })
  const overheadDefaults = entriesOf(answer, 'overheadDefaults').flatMap(({ defaultAmount, ...entry }) => {
    const fieldName = oneOf(overheadIds, entry.fieldName)
    const defaultMode = oneOf(overheadModes, entry.defaultMode)
    const defaultMonths = isFigure(entry.defaultMonths) ? entry.defaultMonths : null
    return fieldName && defaultMode && isFigure(defaultAmount)
      ? [{ fieldName, defaultAmount, defaultMode, defaultMonths }]
      : []
  })
  return { defaultCosts, overheadDefaults }
}
