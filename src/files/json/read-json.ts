import { isRecord } from '../../domain/numbers'
import { isNotBegun, storedPlan } from '../../domain/plan/evaluator-defaults'
import { planFields } from '../../domain/plan/plan-fields'
import type { Opened, OpenedPlan, RefusedPlan } from '../opened'
import { planRefusal } from '../plan-refusal'
import { FileRefused } from '../refusal'

const textOr = (value: unknown, other: string) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : other

/** A plan of any age has several of these; another program's object has at most one or two by chance. */
const formerFields = ['unitPriceInclVAT', 'unitsPerMonth', 'finalUnitCost', 'unitCostLanded']
const fewestFields = 4

function isPlan(value: Record<string, unknown>): boolean {
  const known = [...Object.keys(planFields), ...formerFields].filter((name) => Object.hasOwn(value, name))
  return known.length >= fewestFields
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused('brokenJson')
  }
}

/** The plan in a value that was read from JSON, within the bounds of what may be stored. */
export function planIn(value: unknown): OpenedPlan {
  const refusal = planRefusal(value)
  if (refusal !== null) throw new FileRefused(refusal)
  const text = JSON.stringify(value)
  if (!isRecord(value) || !(isPlan(value) || isNotBegun(text))) throw new FileRefused('notAPlan')
  const { plan } = storedPlan(text)
  return { name: textOr(plan.storeName, textOr(plan.productName, '')), plan }
}

/** The plan of a project in a backup: as an object, or as the text that is stored. */
function projectIn(project: Record<string, unknown>): OpenedPlan {
  const { plan: given, projectData = given } = project
  const opened = planIn(typeof projectData === 'string' ? parsed(projectData) : projectData)
  return { ...opened, name: textOr(project.projectName, opened.name) }
}

function backupIn(projects: readonly unknown[]): Opened {
  const plans: OpenedPlan[] = []
  const refused: RefusedPlan[] = []
  for (const project of projects.filter(isRecord)) {
    try {
      plans.push(projectIn(project))
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      refused.push({ name: textOr(project.projectName, ''), refusal: error.refusal })
    }
  }
  if (plans.length === 0) throw new FileRefused(refused[0]?.refusal ?? 'notAPlan')
  return { kind: 'plans', from: 'backup', plans, refused }
}

/** The plan, or the projects of a backup, in a text of JSON. */
export function readJson(text: string): Opened {
  const value = parsed(text)
  if (!isRecord(value)) throw new FileRefused('notAPlan')
  if (Array.isArray(value.projects)) return backupIn(value.projects)
  return { kind: 'plans', from: 'plan', plans: [planIn(value)], refused: [] }
}
