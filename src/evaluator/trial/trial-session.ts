import { useStore } from 'jotai'
import { useContext, useEffect } from 'react'
import { drivers } from '../../domain/model/decisions/drivers'
import { noTrial, type Trial, trialSize } from '../../domain/model/decisions/trial'
import { driverIds } from '../../domain/model/sensitivities'
import { SaveSessionContext } from '../saving/save-session'
import { trialAtom } from '../state/atoms'
import { openedAtom } from '../state/plan-store'

const prefix = 'mizan.trial.'

/** What a tab kept, as far as it is a trial. */
export function readTrial(text: string | null): Trial {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return noTrial
    const values: Trial['values'] = Object.fromEntries(
      drivers.flatMap((driver) => {
        const value: unknown = 'values' in stored ? Reflect.get(Object(stored.values), driver) : undefined
        return typeof value === 'number' && Number.isFinite(value) ? [[driver, value]] : []
      }),
    )
    const listed: unknown = 'steps' in stored ? stored.steps : []
    return { values, steps: Array.isArray(listed) ? driverIds.filter((id) => listed.includes(id)) : [] }
  } catch {
    return noTrial
  }
}

function keep(name: string, trial: Trial): void {
  try {
    if (trialSize(trial) === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(trial))
  } catch {
    // Storage is blocked or full: the trial lives as long as the page.
  }
}

function kept(name: string): Trial {
  try {
    return readTrial(sessionStorage.getItem(name))
  } catch {
    return noTrial
  }
}

/**
 * Keeps an open trial for this tab, so that it outlives a reload and a visit to another page. It is apart from the plan
 * and its drafts, and goes with the tab.
 */
export function useTrialSession(): void {
  const store = useStore()
  const session = useContext(SaveSessionContext)
  useEffect(() => {
    const nameNow = () => `${prefix}${session?.project.id ?? store.get(openedAtom)}`
    let name = nameNow()
    if (trialSize(store.get(trialAtom)) === 0) store.set(trialAtom, kept(name))
    else keep(name, store.get(trialAtom))
    return store.sub(trialAtom, () => {
      // With another plan comes its own trial.
      if (name === nameNow()) keep(name, store.get(trialAtom))
      name = nameNow()
    })
  }, [store, session])
}
