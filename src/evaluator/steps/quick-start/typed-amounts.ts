import { atom } from 'jotai'
import { isOwn } from '../../../domain/plan/origins'
import { amounts, type QuestionAmount } from '../../../domain/quick-start/typical-costs'
import { planAtom } from '../../state/atoms'
import { historyAtom, isTyped } from '../../state/undo/undo'

/** The asked amounts that were typed, a 0 as well: typical values leave them alone. */
export const typedAmountsAtom = atom((get): ReadonlySet<QuestionAmount> => {
  const [plan, history] = [get(planAtom), get(historyAtom)]
  return new Set(amounts.filter((field) => isOwn(plan, field) || isTyped(history, field)))
})
