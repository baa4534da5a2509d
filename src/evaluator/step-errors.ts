import { atom } from 'jotai'
import type { Finding } from '../domain/rules'
import { stepOfPath } from '../domain/steps'
import { findingsAtom, stepAtom } from './atoms'
import { draftsAtom } from './fields/drafts'

/** An error of the step on the screen: what a rule found, or a text that is no number. */
export type StepError = Finding | { path: string; code: 'notANumber' }

/** What keeps the step on the screen from being left by Next. */
export const stepErrorsAtom = atom((get): readonly StepError[] => {
  const step = get(stepAtom)
  const drafts = [...get(draftsAtom).keys()].filter((path) => stepOfPath(path) === step)
  const broken = new Set(drafts)
  const found = [...get(findingsAtom).values()]
    .flat()
    .filter((finding) => finding.step === step && finding.level === 'error' && !broken.has(finding.path))
  return [...drafts.map((path) => ({ path, code: 'notANumber' as const })), ...found]
})
