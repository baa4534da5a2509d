import { useStore } from 'jotai'
import { useContext, useEffect } from 'react'
import { trialSize } from '../../../domain/edits/trial'
import { trialName } from '../../saving/guest/draft-storage'
import { openedAtom } from '../../saving/guest/plan-store'
import { SaveSessionContext } from '../../saving/session-context'
import { isReaderAtom, trialAtom } from '../../state/atoms'
import { storedTrial, storeTrial } from './trial-storage'

/**
 * Keeps an open trial for this tab, so that it outlives a reload and a visit to another page. It is apart from the plan
 * and its drafts, and goes with the tab.
 */
export function useTrialSession(): void {
  const store = useStore()
  const session = useContext(SaveSessionContext)
  useEffect(() => {
    // Of someone else's plan nothing is kept.
    if (store.get(isReaderAtom)) return
    const nameNow = () => trialName(session?.project.id ?? store.get(openedAtom))
    let name = nameNow()
    if (trialSize(store.get(trialAtom)) === 0) store.set(trialAtom, storedTrial(name))
    else storeTrial(name, store.get(trialAtom))
    const stopTrial = store.sub(trialAtom, () => {
      // While another plan is being opened, its trial is not there yet.
      if (name === nameNow()) storeTrial(name, store.get(trialAtom))
    })
    const stopOpened = store.sub(openedAtom, () => {
      queueMicrotask(() => {
        name = nameNow()
        store.set(trialAtom, storedTrial(name))
      })
    })
    return () => {
      stopTrial()
      stopOpened()
    }
  }, [store, session])
}
