import { atom } from 'jotai'
import { readNumber } from '../../../domain/plan/field'
import type { Plan } from '../../../domain/plan/plan'
import { cashPlanFields } from '../../../domain/plan/plan-fields'
import { planAtom } from '../../state/atoms'

/** The cash that a plan begins with; 0 while none was typed. */
export const openingCashOf = ({ cashPlan }: Plan) => readNumber(cashPlan.openingCash, cashPlanFields.openingCash)

export const openingCashAtom = atom((get) => openingCashOf(get(planAtom)))
