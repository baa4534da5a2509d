import { atom } from 'jotai'
import type { Finding, RuleCode } from '../../domain/rules/findings'
import { stepOfPath } from '../../domain/rules/steps'
import { readNumber } from '../../ui/inputs/number-text'
import { findingsAtom, stepAtom } from './atoms'
import { draftsAtom } from './drafts'

/** An error of a step: what a rule found, or a text that is no number, or no whole one. */
export type StepError = Finding | { path: string; code: 'notANumber' | 'notWhole' }

/** Every error of the plan, in the order of the rules; what is typed and cannot be read comes first. */
export const planErrorsAtom = atom((get): readonly StepError[] => {
  const drafts = [...get(draftsAtom)]
  const broken = new Set(drafts.map(([path]) => path))
  const found = [...get(findingsAtom).values()]
    .flat()
    .filter((finding) => finding.level === 'error' && !broken.has(finding.path))
  const codeOf = (text: string) => (readNumber(text).kind === 'number' ? 'notWhole' : 'notANumber')
  return [...drafts.map(([path, text]) => ({ path, code: codeOf(text) }) as const), ...found]
})

/** What keeps the step on the screen from being left by Next. */
export const stepErrorsAtom = atom((get) => {
  const step = get(stepAtom)
  return get(planErrorsAtom).filter(({ path }) => stepOfPath(path) === step)
})

/** What is not typed yet, unlike what is typed and wrong: said only once Next has asked for it. */
const absent: ReadonlySet<StepError['code']> = new Set<RuleCode>([
  'storeNameRequired',
  'productNameRequired',
  'productCategoryRequired',
  'productsRequired',
  'unitPriceRequired',
  'unitsRequired',
  'teamRoleRequired',
])

/** Whether something is typed that cannot be right. */
export const isWrong = ({ code }: StepError) => !absent.has(code)
