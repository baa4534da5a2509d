import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveId } from '../../../domain/model/decisions/moves'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { useMonthResult } from '../../state/use-month-result'
import { leverAtom, togetherAtom } from './lever-atoms'

/** What becomes of a month whose sales pass the threshold of VAT, as a sentence after another. */
function useRegistration() {
  const { t } = useTranslation('summary')
  const result = useMonthResult()
  return (registered: number | null) =>
    registered === null ? '' : ` ${t('levers.registers', { after: result(registered) })}`
}

/** What a move brings, in words. */
export function useLever(id: MoveId) {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const registration = useRegistration()
  const lever = useAtomValue(useMemo(() => leverAtom(id), [id]))
  const gain = money(Math.abs(lever.gain), wholeMoney)
  const brought = t(`levers.${lever.effect}`, { gain })
  const stop = lever.registered === null ? '' : '.'
  return { ...lever, words: `${brought}${stop}${registration(lever.registered)}` }
}

/** What the moves come to together, in words; null where there are no two. */
export function useTogether() {
  const { t } = useTranslation('summary')
  const result = useMonthResult()
  const registration = useRegistration()
  const { ids, areTried, before, after, registered } = useAtomValue(togetherAtom)
  if (ids.length < 2) return null
  const text = t(ids.length === 2 ? 'moves.together.two' : 'moves.together.three', {
    before: result(before),
    after: result(after),
  })
  return { ids, areTried, words: `${text}${registration(registered)}` }
}
