import { atom } from 'jotai'
import { storedPlan } from '../../domain/plan/evaluator-defaults'
import type { Plan } from '../../domain/plan/plan'
import { languageAtom, stepAtom } from '../state/atoms'
import { historyAtom } from '../state/undo/undo'
import type { SaveSession } from './save-session'

type Project = SaveSession['project']

/** The calls on versions that are made here. */
interface Versions {
  list: { query(input: { id: string; limit: number }): Promise<readonly { id: string; revision: number }[]> }
  get: { query(input: { id: string; versionId: string }): Promise<{ projectData: string }> }
}

/** Versions that are looked through for one that Undo can lead to. */
const looked = 10

/** Puts the earlier plan below what was typed since the project was opened. */
const addEarlierAtom = atom(null, (get, set, plan: Plan) => {
  const { past, future } = get(historyAtom)
  const shown = { ...plan, language: get(languageAtom) }
  const earlier = { plan: shown, step: get(stepAtom), place: 'content', visit: -1, isEarlier: true }
  set(historyAtom, { past: [earlier, ...past], future })
})

/** Whether there is a difference to see: the language is not the plan's. */
const areAlike = (plan: Plan, other: Plan) =>
  JSON.stringify({ ...plan, language: other.language }) === JSON.stringify(other)

/**
 * The plan that the present one took the place of. What was kept beside a plan, in a conflict or under a name, has the
 * revision of that plan, and a save replaced it only later: it is no earlier state.
 */
async function earlierPlan({ id, revision, projectData }: Project, versions: Versions): Promise<Plan | null> {
  const present = storedPlan(projectData).plan
  const listed = await versions.list.query({ id, limit: looked })
  for (const version of listed.filter((one) => one.revision < revision)) {
    const { plan, status } = storedPlan((await versions.get.query({ id, versionId: version.id })).projectData)
    if (status === 'unreadable' || status === 'too-large') return null
    if (!areAlike(plan, present)) return plan
  }
  return null
}

/** Lets Undo go back behind the opening of a project: to what was saved before what it was opened with. */
export async function offerEarlier({ project, store }: Pick<SaveSession, 'project' | 'store'>, versions: Versions) {
  if (project.revision === 1) return
  const plan = await earlierPlan(project, versions)
  if (plan !== null) store.set(addEarlierAtom, plan)
}
