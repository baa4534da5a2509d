import { atom } from 'jotai'
import { stepOfPath } from '../../domain/plan/steps'
import type { Finding } from '../../domain/rules/findings'
import { readNumber } from '../../ui/inputs/number-text'
import { draftsAtom } from '../fields/drafts'
import { findingsAtom, stepAtom } from '../state/atoms'

/** An error of the step on the screen: what a rule found, or a text that is no number, or no whole one. */
export type StepError = Finding | { path: string; code: 'notANumber' | 'notWhole' }

/** What keeps the step on the screen from being left by Next. */
export const stepErrorsAtom = atom((get): readonly StepError[] => {
  const step = get(stepAtom)
  const drafts = [...get(draftsAtom)].filter(([path]) => stepOfPath(path) === step)
  const broken = new Set(drafts.map(([path]) => path))
  const found = [...get(findingsAtom).values()]
    .flat()
    .filter((finding) => finding.step === step && finding.level === 'error' && !broken.has(finding.path))
  const codeOf = (text: string) => (readNumber(text).kind === 'number' ? 'notWhole' : 'notANumber')
  return [...drafts.map(([path, text]) => ({ path, code: codeOf(text) }) as const), ...found]
})
