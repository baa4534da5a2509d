import { fingerprint, type Orphan } from './autosave-mirror'

/** A project as the server holds it. */
export interface StoredProject {
  id: string
  projectName: string
  projectData: string
  revision: number
  updatedAt: Date
}

export interface Opening {
  /** The text to show: the server's, or newer edits that never reached it. */
  text: string
  /** The newer edits, when they are shown. */
  restored: Orphan | null
  /** The project was saved from elsewhere since those edits were begun: somebody must choose. */
  isConflict: boolean
  /** Older edits of other pages: each becomes a version. */
  others: Orphan[]
  /** Left-overs of edits that the server has. */
  done: Orphan[]
}

/**
 * What to show of a project, given what earlier pages left on this device. Edits belong on top of the server's plan
 * when that is the one they were made on, or one that their own page had sent.
 */
export function openingOf({ projectData, revision }: StoredProject, orphans: readonly Orphan[]): Opening {
  const isThere = ({ edits }: Orphan) => edits.text === projectData
  const [restored = null, ...others] = orphans.filter((orphan) => !isThere(orphan))
  const done = orphans.filter(isThere)
  if (!restored) return { text: projectData, restored, isConflict: false, others, done }
  const { base, sent, text } = restored.edits
  const isOnTop = base === revision || sent.includes(fingerprint(projectData))
  return { text, restored, isConflict: !isOnTop, others, done }
}
