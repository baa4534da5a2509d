import { noTrial, type Trial, trialSize } from '../../../domain/edits/trial'
import { drivers } from '../../../domain/model/decisions/drivers'
import { moveIds } from '../../../domain/model/decisions/moves'

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
    return { values, steps: Array.isArray(listed) ? moveIds.filter((id) => listed.includes(id)) : [] }
  } catch {
    return noTrial
  }
}

/** Keeps a trial for this tab; none takes away what was there. */
export function storeTrial(name: string, trial: Trial): void {
  try {
    if (trialSize(trial) === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(trial))
  } catch {
    // Storage is blocked or full: the trial lives as long as the page.
  }
}

export function storedTrial(name: string): Trial {
  try {
    return readTrial(sessionStorage.getItem(name))
  } catch {
    return noTrial
  }
}
