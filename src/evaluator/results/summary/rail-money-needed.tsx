import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Needed } from '../../../domain/model/conclusion/types'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { missingAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { conclusionAtom } from '../concluded'
import { RailRow } from './rail-row'

/** Null while there is nothing to say yet. */
const shownAtom = atom((get) => (get(missingAtom) === null ? get(conclusionAtom) : null))

function useWhen(): (needed: Needed) => string | null {
  const { t } = useTranslation(['evaluator', 'summary'])
  const monthName = useMonthName()
  return (needed) => {
    if (needed.kind === 'none') return t('evaluator:rail.neededNone')
    if (needed.kind === 'falling') return t('summary:money.stillFalls', { month: monthName(needed.months) })
    if (needed.byMonth === null) return null
    return needed.byMonth === 0
      ? t('summary:tiles.atStart')
      : t('summary:tiles.byMonth', { month: monthName(needed.byMonth) })
  }
}

/** How much money the plan takes and by when; while nothing works it out, how to get it. */
export function RailMoneyNeeded() {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const shown = useAtomValue(shownAtom)
  const when = useWhen()
  const needed = shown?.needed ?? null
  const note = shown === null ? null : needed === null ? t('rail.neededOff') : when(needed)
  return (
    <RailRow label={t('rail.needed')} note={note}>
      {money(needed === null || needed.kind === 'none' ? null : needed.amount, wholeMoney)}
    </RailRow>
  )
}
