import { atom } from 'jotai'
import { evaluate } from '../../domain/model/evaluate'
import type { Language, StepId } from '../../domain/options'
import { blankPlan, type Plan } from '../../domain/plan/plan'
import { type Benchmark, builtInBenchmarks } from '../../domain/reference/benchmarks'
import type { Finding } from '../../domain/rules/findings'
import { checkPlan } from '../../domain/rules/rules'

/** The plan on the screen. Only `editAtom` and the loading of another plan write it. */
export const planAtom = atom<Plan>(blankPlan())

/** The benchmarks that results are held against: the administrator's where there are any, else the built-in ones. */
export const benchmarksAtom = atom<readonly Benchmark[]>(builtInBenchmarks)

/** Every result, once per change of the plan. */
export const evaluationAtom = atom((get) => evaluate(get(planAtom), get(benchmarksAtom)))

/** What is wrong or doubtful in the plan, by the path of the field. */
export const findingsAtom = atom((get) => {
  const byPath = new Map<string, Finding[]>()
  for (const finding of checkPlan(get(planAtom))) {
    byPath.set(finding.path, [...(byPath.get(finding.path) ?? []), finding])
  }
  return byPath
})

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
