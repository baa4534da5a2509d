import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { noTrial, type Trial, withTrial } from '../../domain/edits/trial'
import { evaluate } from '../../domain/model/evaluate'
import type { Language, StepId } from '../../domain/options'
import { blankPlan, type Plan } from '../../domain/plan/plan'
import { type Benchmark, builtInBenchmarks } from '../../domain/reference/benchmarks'
import type { Finding } from '../../domain/rules/findings'
import { checkPlan } from '../../domain/rules/rules'
import { missingAnswers } from '../../domain/rules/unanswered'
import { isSameData } from '../../domain/text/same-data'

/** The plan on the screen. Only `editAtom` and the loading of another plan write it. */
export const planAtom = atom<Plan>(blankPlan())

/** The benchmarks that results are held against: the administrator's where there are any, else the built-in ones. */
export const benchmarksAtom = atom<readonly Benchmark[]>(builtInBenchmarks)

/** Whether the plan is someone else's, opened by a link: its figures can be tried, but nothing of it typed or kept. */
export const isReaderAtom = atom(false)

/** Whether the plan is a project's, kept in an account, rather than one of this device or of a link. */
export const isProjectAtom = atom(false)

/** The plan as it was opened, where its verdict was given by an earlier rule; null where it was not. */
export const judgedBeforeAtom = atom<Plan | null>(null)

/** What is tried on Results: it lies over the plan, is neither stored nor sent, and is no edit. */
export const trialAtom = atom<Trial>(noTrial)

/**
 * The plan that results are read from: on Results with what is tried there. A plan with open questions has no results yet,
 * so nothing can be tried on it.
 */
export const shownPlanAtom = atom((get) => {
  const plan = get(planAtom)
  const hasResults = get(stepAtom) === 'results' && missingAnswers(plan).length === 0
  return hasResults ? withTrial(plan, get(trialAtom)) : plan
})

/** The results of the plan as it is stored, to compare a trial with: the same object while a trial comes and goes. */
export const storedEvaluationAtom = atom((get) => evaluate(get(planAtom), get(benchmarksAtom)))

/** Whether the figures on the screen are those of a trial. */
export const isTryingAtom = atom((get) => get(shownPlanAtom) !== get(planAtom))

/** Every result of the plan that is shown, once per change. */
export const evaluationAtom = atom((get) =>
  get(isTryingAtom) ? evaluate(get(shownPlanAtom), get(benchmarksAtom)) : get(storedEvaluationAtom),
)

/** The same list while a key changes nothing of it: every field looks itself up in it. */
const foundAtom = selectAtom(
  atom((get) => checkPlan(get(planAtom))),
  (found) => found,
  isSameData,
)

/** What is wrong or doubtful in the plan, by the path of the field. */
export const findingsAtom = atom((get) => {
  const byPath = new Map<string, Finding[]>()
  for (const finding of get(foundAtom)) byPath.set(finding.path, [...(byPath.get(finding.path) ?? []), finding])
  return byPath
})

// What most plans have nothing of: only where there is something does each field look for its own with every key.
export const hasUnansweredAtom = atom((get) => get(planAtom).unanswered.length > 0)
export const hasGivenAtom = atom((get) => get(planAtom).given.length > 0)
export const hasNotesAtom = atom((get) => get(planAtom).notes !== undefined)

/** The language of the page; it never changes under a page. */
export const languageAtom = atom<Language>('en')

/** The steps that were opened since the plan was. */
export const visitedStepsAtom = atom<ReadonlySet<StepId>>(new Set<StepId>())

/** The step on the screen, which is also in the address. */
export const stepAtom = atom<StepId>('setup')

/** The step that an address opens when it names none. */
export const firstStepAtom = atom<StepId>('setup')

/** Steps whose errors are all shown, because Next was pressed while one was invalid. */
export const revealedStepsAtom = atom<ReadonlySet<StepId>>(new Set<StepId>())

export const currencyAtom = atom((get) => get(planAtom).currency)
