import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { missingAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { conclusionAtom } from '../concluded'
import { SummaryRow } from './summary-row'
import { useNeededNote } from './use-needed-note'

/** Null while there is nothing to say yet. */
const shownAtom = atom((get) => (get(missingAtom) === null ? get(conclusionAtom) : null))

/** How much money the plan takes and by when; while nothing works it out, how to get it. */
export function SummaryMoneyNeeded() {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const shown = useAtomValue(shownAtom)
  const noteOf = useNeededNote()
  const needed = shown?.needed ?? null
  const note = shown === null ? null : needed === null ? t('rail.neededOff') : noteOf(needed)
  return (
    <SummaryRow label={t('rail.needed')} note={note}>
      {money(needed === null || needed.kind === 'none' ? null : needed.amount, wholeMoney)}
    </SummaryRow>
  )
}
