import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveId } from '../../../domain/model/decisions/moves'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useMoveName } from '../../fields/use-move-name'
import { useFormat } from '../../state/use-format'
import { useMonthResult } from '../../state/use-month-result'
import { useRegistration } from '../answers/use-registration'
import { leverAtom, togetherAtom } from './lever-atoms'

/** A move and what it brings, in words. */
export function useLever(id: MoveId) {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const registration = useRegistration()
  const name = useMoveName()(id)
  const { isTried, isOfPlan, gain, effect, registered } = useAtomValue(useMemo(() => leverAtom(id), [id]))
  const words = t(`levers.${effect}`, { gain: money(Math.abs(gain), wholeMoney) })
  return {
    isTried,
    effect,
    name: isOfPlan ? t('levers.ofPlan', { change: name }) : name,
    words,
    note: registration(registered),
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
