import { atom } from 'jotai'
import type { trpc } from '../../../api'
import { parsePlan } from '../../../domain/plan/parse-plan'
import { languageAtom, stepAtom } from '../../state/atoms'
import { historyAtom } from '../../state/undo'
import type { SaveSession } from '../save-session'

type Versions = ReturnType<typeof trpc.useUtils>['client']['projects']['versions']

/** Puts the newest version below what was typed since the project was opened. */
const addEarlierAtom = atom(null, (get, set, projectData: string) => {
  const { plan, status } = parsePlan(projectData)
  if (status === 'unreadable' || status === 'too-large') return
  const { past, future } = get(historyAtom)
  const shown = { ...plan, language: get(languageAtom) }
  const earlier = { plan: shown, step: get(stepAtom), place: 'content', visit: -1, isEarlier: true }
  set(historyAtom, { past: [earlier, ...past], future })
})

/** Lets Undo go back behind the opening of a project: to what was saved before what it was opened with. */
export async function offerEarlier({ project: { id, revision }, store }: SaveSession, versions: Versions) {
  if (revision === 1) return
  const [newest] = await versions.list.query({ id, limit: 1 })
  if (newest === undefined) return
  const { projectData } = await versions.get.query({ id, versionId: newest.id })
  store.set(addEarlierAtom, projectData)
}
