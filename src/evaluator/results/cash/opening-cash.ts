import { atom } from 'jotai'
import { cashTerms } from '../../../domain/model/figures/typed/readers'
import { planAtom } from '../../state/atoms'

/** The cash that the plan begins with; 0 while none was typed. */
export const openingCashAtom = atom((get) => cashTerms.openingCash(get(planAtom)))
