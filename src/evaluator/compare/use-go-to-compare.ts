import { useLocation } from 'wouter'
import { compareHref } from '../../paths'
import { isUnsaved } from '../saving/autosave'
import { saveViewAtom } from '../saving/save-session'
import { useSaveSession } from '../saving/session-context'
import { versionKey } from './compared-keys'

/** Without a network the stored plan is compared, and the evaluator keeps saying what is not saved. */
const maxWaitMs = 3000

/**
 * Leads from a project to its comparison, with an earlier version where one is given, once what was just typed is saved:
 * stored plans are compared.
 */
export function useGoToCompare(): (versionId?: string) => void {
  const [, navigate] = useLocation()
  const { project, store, autosave } = useSaveSession()
  return (versionId) => {
    const isWaiting = () => {
      const view = store.get(saveViewAtom)
      return view !== null && isUnsaved(view.state)
    }
    // The earlier one is what the other is compared with.
    const before = versionId === undefined ? [] : [versionKey(project.id, versionId)]
    const go = () => navigate(compareHref([...before, project.id]))
    if (!isWaiting()) return go()
    const leave = () => {
      stop()
      clearTimeout(timer)
      go()
    }
    const stop = store.sub(saveViewAtom, () => isWaiting() || leave())
    const timer = setTimeout(leave, maxWaitMs)
    autosave.requestSave()
  }
}
