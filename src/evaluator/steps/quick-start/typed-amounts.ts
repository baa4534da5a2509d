import { atom } from 'jotai'
import { planAsCreated } from '../../../domain/plan/evaluator-defaults'
import { amounts, type QuestionAmount } from '../../../domain/quick-start/typical-costs'
import { planAtom } from '../../state/atoms'
import { historyAtom, isTyped } from '../../state/undo/undo'

/** The asked amounts that were typed, a 0 as well: typical values leave them alone. */
export const typedAmountsAtom = atom((get): ReadonlySet<QuestionAmount> => {
  const [plan, history] = [get(planAtom), get(historyAtom)]
  const created = planAsCreated(plan)
  return new Set(amounts.filter((field) => plan[field] !== created[field] || isTyped(history, field)))
})
