import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { inConcludedState } from '../../domain/model/conclusion/in-state'
import { isInSar } from '../../domain/model/currency'
import { bestHealthMove } from '../../domain/model/decisions/moves'
import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import { readNumber } from '../../domain/plan/field'
import type { Plan } from '../../domain/plan/plan'
import { planFields } from '../../domain/plan/plan-fields'
import { type Benchmark, benchmarkOf } from '../../domain/reference/benchmarks'
import { acquisitionGap } from '../../domain/rules/free-acquisition'
import { isSameData } from '../../domain/text/same-data'
import type { Refusals } from '../../results/waterfall'
import { benchmarksAtom, evaluationAtom, isTryingAtom, shownPlanAtom } from '../state/atoms'
import { missingAtom } from '../state/unanswered'
import { evaluatedInStateAtom, planInStateAtom, storedAtom, storedInStateAtom } from './concluded'
import { disclosuresOf } from './details/disclosure-conditions'

/**
 * Part of the evaluation, in the state of VAT in which the plan is concluded: it stays the same object while its figures do, so
 * that only what changed is rendered again.
 */
const sliceAtom = <T>(slice: (evaluation: Evaluation) => T) => selectAtom(evaluatedInStateAtom, slice, isSameData)

export const monthlyAtom = sliceAtom(({ monthly }) => monthly)
/** The month after returns and stock: what conclusions are read from. */
export const bottomLineAtom = sliceAtom(({ bottomLine }) => bottomLine)
export const monthResultsAtom = sliceAtom(({ monthly, bottomLine }) => ({ monthly, bottomLine }))
export const advancedAtom = sliceAtom(({ advanced }) => advanced)
export const breakEvenStateAtom = sliceAtom(({ breakEvenState }) => breakEvenState)
export const verdictAtom = sliceAtom(({ verdict }) => verdict)
export const performanceBadgeAtom = sliceAtom(({ performanceBadge }) => performanceBadge)

/** Whether there is something to draw: without units or a price there is not. */
export const hasPictureAtom = atom((get) => get(missingAtom) === null)

/** A plan whose VAT rate is 0 has no VAT anywhere. */
export const hasVatAtom = atom((get) => readNumber(get(shownPlanAtom).vatPct, planFields.vatPct) > 0)

export const isInSarAtom = atom((get) => isInSar(get(shownPlanAtom)))

/** What stores of the plan's category usually reach. */
export const benchmarkAtom = atom((get) => benchmarkOf(get(shownPlanAtom).productCategory, get(benchmarksAtom)))

/** The move that would add most to the health score. */
export const bestHealthMoveAtom = atom((get) => bestHealthMove(get(shownPlanAtom), get(benchmarksAtom)))

/** What the figures leave out, as far as it holds for this plan. */
export const disclosuresAtom = selectAtom(
  atom((get) => disclosuresOf(get(planInStateAtom), get(evaluatedInStateAtom))),
  (ids) => ids,
  isSameData,
)

/** Of the plan as it is typed: the card about VAT sets both states beside each other. */
export const vatAtom = selectAtom(evaluationAtom, ({ vat }) => vat, isSameData)
/** Why new customers cost nothing, in that state; null where they cost something. */
export const acquisitionGapAtom = atom((get) => acquisitionGap(get(shownPlanAtom), get(monthlyAtom)))
/** Null without cash on delivery. */
export const codAtom = sliceAtom(({ cod }) => cod)
/** Null while cash by month is off. */
export const cashPlanAtom = sliceAtom(({ cashPlan }) => cashPlan)
export const hasCashPlanAtom = atom((get) => get(evaluatedInStateAtom).cashPlan !== null)

function refusalsOf(plan: Plan, evaluation: Evaluation, benchmarks: readonly Benchmark[]): Refusals | undefined {
  const cost = evaluation.cod?.costOfRefusalsMo ?? 0
  if (cost === 0) return undefined
  const { monthly, bottomLine } = evaluate({ ...plan, codRefusalPct: 0 }, benchmarks)
  return { without: { monthly, bottomLine }, cost }
}

/** What refusals take from the month, and the month without them; undefined where they take nothing. */
export const refusalsAtom = selectAtom(
  atom((get) => refusalsOf(get(planInStateAtom), get(evaluatedInStateAtom), get(benchmarksAtom))),
  (refusals) => refusals,
  isSameData,
)

/** The same of the stored plan, to compare a trial with. */
export const storedRefusalsAtom = atom((get) =>
  get(isTryingAtom)
    ? refusalsOf(inConcludedState(get(storedAtom)), get(storedInStateAtom), get(benchmarksAtom))
    : get(refusalsAtom),
)
