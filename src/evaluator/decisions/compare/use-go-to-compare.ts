import { useLocation } from 'wouter'
import { compareHref } from '../../../paths'
import { isUnsaved } from '../../saving/autosave'
import { saveViewAtom, useSaveSession } from '../../saving/save-session'

/** Without a network the stored plan is compared, and the evaluator keeps saying what is not saved. */
const longestWaitMs = 3000

/** Leads from a project to its comparison, once what was just typed is saved: stored plans are compared. */
export function useGoToCompare(): () => void {
  const [, navigate] = useLocation()
  const { project, store, autosave } = useSaveSession()
  return () => {
    const isWaiting = () => {
      const view = store.get(saveViewAtom)
      return view !== null && isUnsaved(view.state)
    }
    const go = () => navigate(compareHref([project.id]))
    if (!isWaiting()) return go()
    const leave = () => {
      stop()
      clearTimeout(timer)
      go()
    }
    const stop = store.sub(saveViewAtom, () => isWaiting() || leave())
    const timer = setTimeout(leave, longestWaitMs)
    autosave.asked()
  }
}
