import { useQuery } from '@tanstack/react-query'
import { serverCode, trpc } from '../../api'
import { parsePlan } from '../../domain/plan/parse-plan'
import { maxProjectNameLength } from '../../domain/project/project-name'
import { cutText } from '../../domain/text/cut-text'
import { browserDevice } from './browser-storage'
import {
  forgetDrafts,
  projectsWithDrafts,
  textHash,
  type UnsavedEdits,
  type UnsyncedDraft,
  unsyncedDraftsOf,
} from './local-drafts'

/** What was typed into a project that is gone, and that only this device holds. */
export interface GoneProject {
  id: string
  /** Empty when neither the device nor the plan knows one. */
  name: string
  /** What can be saved, the newest first. */
  edits: (UnsyncedDraft & { edits: UnsavedEdits })[]
  unreadable: UnsyncedDraft[]
}

function goneProject(id: string, left: readonly UnsyncedDraft[]): GoneProject {
  const readable = left.flatMap(({ edits, ...one }) =>
    edits && parsePlan(edits.text).status !== 'unreadable' ? [{ ...one, edits }] : [],
  )
  const names = new Set(readable.map(({ name }) => name))
  const known = left.find(({ projectName }) => projectName !== '')?.projectName
  const stored = readable[0] ? parsePlan(readable[0].edits.text).plan.storeName.trim() : ''
  return { id, name: known ?? stored, edits: readable, unreadable: left.filter(({ name }) => !names.has(name)) }
}

/** The projects that are gone and have edits left on this device; with `only`, that one alone. */
export function useGoneProjects(only?: string) {
  const { client } = trpc.useUtils()
  const userId = trpc.auth.session.useQuery().data?.id
  const isGone = (id: string) =>
    client.projects.get.query({ id }).then(
      () => false,
      (error: unknown) => serverCode(error) === 'NOT_FOUND',
    )
  async function find(user: string) {
    const ids = projectsWithDrafts(browserDevice, user).filter((id) => only === undefined || id === only)
    const found = await Promise.all(
      ids.map(async (id) => {
        const left = await unsyncedDraftsOf(browserDevice, user, id)
        return left.length > 0 && (await isGone(id)) ? [goneProject(id, left)] : []
      }),
    )
    return found.flat()
  }
  return useQuery({
    queryKey: ['left on this device', userId, only],
    queryFn: () => (userId === undefined ? [] : find(userId)),
    staleTime: 0,
    gcTime: 0,
  })
}

interface NewProject {
  /** The project that is gone. */
  id: string
  projectName: string
  projectData: string
}

/** Makes a new project of one that is gone. However often it is tried with one text, it makes one. */
export function useSaveAsNew() {
  const { client } = trpc.useUtils()
  return async ({ id, projectName, projectData }: NewProject): Promise<string> => {
    // By the client: useMutation takes one key for all its calls, and here each text has its own.
    const idempotencyKey = `from-${id}-${textHash(projectData)}`
    const input = { projectName: cutText(projectName, maxProjectNameLength), projectData }
    return (await client.projects.create.mutate(input, { context: { idempotencyKey } })).id
  }
}

/** Saves the newest edits as a new project and the older ones as its earlier versions; then the device forgets them. */
export function useSaveOrphaned() {
  const { projects } = trpc.useUtils()
  const keepVersion = trpc.projects.versions.keep.useMutation()
  const saveAsNew = useSaveAsNew()
  return async ({ id, edits: [newest, ...older] }: GoneProject, projectName: string): Promise<string | null> => {
    if (!newest) return null
    const made = await saveAsNew({ id, projectName, projectData: newest.edits.text })
    for (const draft of older.toReversed()) {
      await keepVersion.mutateAsync({ id: made, projectData: draft.edits.text })
      forgetDrafts(browserDevice, draft)
    }
    // Last: until everything is kept, trying again finds the same project.
    forgetDrafts(browserDevice, newest)
    await projects.list.invalidate()
    return made
  }
}

/** Removes the edits from this device, as their author wants it. */
export function discardOrphaned({ edits, unreadable }: GoneProject): void {
  for (const draft of [...edits, ...unreadable]) forgetDrafts(browserDevice, draft)
}
