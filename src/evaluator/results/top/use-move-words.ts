import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveId } from '../../../domain/model/decisions/moves'
import { isZero, wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useMoveName } from '../../fields/use-move-name'
import { useFormat } from '../../state/use-format'
import { useMonthResult } from '../../state/use-month-result'
import { useRegistration } from '../answers/use-registration'
import { countedAtom, leverAtom, togetherAtom } from './lever-atoms'

/** The whole units and orders that a move of units compares, in words; null where they are exactly what it is called by. */
function useCounted(id: MoveId): string | null {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const counted = useAtomValue(useMemo(() => countedAtom(id), [id]))
  if (counted === null) return null
  const { units, unitsToday, orders, ordersToday } = counted
  return t(orders === ordersToday ? 'levers.countedUnits' : 'levers.counted', {
    units: number(units),
    unitsToday: number(unitsToday),
    orders: number(orders),
    ordersToday: number(ordersToday),
  })
}

/** A move and what it brings, in words. */
export function useLever(id: MoveId) {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const registration = useRegistration()
  const counted = useCounted(id)
  const name = useMoveName()(id)
  const { isTried, isOfPlan, gain, effect, registered } = useAtomValue(useMemo(() => leverAtom(id), [id]))
  const words = t(`levers.${effect}`, { gain: money(Math.abs(gain), isZero(gain) ? undefined : wholeMoney) })
  return {
    isTried,
    effect,
    name: isOfPlan ? t('levers.ofPlan', { change: name }) : name,
    words,
    notes: [counted, registration(registered)].filter((note) => note !== null),
  }
}

/** What the moves come to together, in words; null where there are no two. */
export function useTogether() {
  const { t } = useTranslation('summary')
  const result = useMonthResult()
  const registration = useRegistration()
  const { ids, areTried, before, after, registered } = useAtomValue(togetherAtom)
  if (ids.length < 2) return null
  const words = t(ids.length === 2 ? 'moves.together.two' : 'moves.together.three', {
    before: result(before),
    after: result(after),
  })
  return { ids, areTried, words, note: registration(registered) }
}
