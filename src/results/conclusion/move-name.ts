import type { TFunction } from 'i18next'
import { chargeStep, type MoveId } from '../../domain/model/decisions/moves'
import { wholeMoney } from './conclusion-texts'

/** What a change is called, with the amount of those that charge more; `money` writes it in the plan's currency. */
export const moveName = (
  t: TFunction<'evaluator'>,
  id: MoveId,
  money: (value: number, digits: typeof wholeMoney) => string,
): string => t(`drivers.${id}`, { charge: money(chargeStep, wholeMoney) })
