import { atom } from 'jotai'
import { startMonthOf } from '../../../../domain/model/season/start-month'
import { planAtom } from '../../../state/atoms'

/** The month of the first sale; '' while there is none that the calendar knows. */
export const startMonthAtom = atom((get) => startMonthOf(get(planAtom)))
