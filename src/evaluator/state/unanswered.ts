import { atom } from 'jotai'
import { evaluate } from '../../domain/model/evaluate'
import { stepOfPath } from '../../domain/rules/steps'
import { lackOfSales, missingAnswers, planSoFar } from '../../domain/rules/unanswered'
import { benchmarksAtom, planAtom } from './atoms'
import { isWrong, planErrorsAtom, type StepError } from './step-errors'

/** What must be added before there is anything to say, or null when there is a result. */
export const missingAtom = atom((get) => lackOfSales(get(planAtom)))

/** What the plan still has to be asked, and where. */
export const missingAnswersAtom = atom((get) => missingAnswers(get(planAtom)))

/**
 * Whether there is a result but not all that it follows from: then no screen shows a verdict, badge or score, and the profit is
 * one before the costs that are missing.
 */
export const isFirstResultAtom = atom((get) => get(missingAtom) === null && get(missingAnswersAtom).length > 0)

/** The bottom line without the costs that are still unanswered. */
export const profitSoFarAtom = atom((get) => evaluate(planSoFar(get(planAtom)), get(benchmarksAtom)).conclusion.income)

/** Names and categories change no figure; a price or units that are not there are counted as 0. */
const isInFigures = (error: StepError) => isWrong(error) || stepOfPath(error.path) === 'revenue'

/** The fields that the figures cannot rely on. */
export const wrongFieldsAtom = atom((get) => (get(missingAtom) === null ? get(planErrorsAtom).filter(isInFigures) : []))

export const hasWrongFieldsAtom = atom((get) => get(wrongFieldsAtom).length > 0)
