import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type MoneyNeeded, moneyNeeded } from '../../../domain/model/money-needed'
import { wholeMoney } from '../../../results/headline/use-headline-sentence'
import { evaluationAtom } from '../../state/atoms'
import { missingAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { RailRow } from './rail-row'

/** Null while there is nothing to say yet. */
const neededAtom = atom((get) => (get(missingAtom) === null ? moneyNeeded(get(evaluationAtom)) : null))

function useBy(): (needed: MoneyNeeded) => string | null {
  const { t } = useTranslation(['evaluator', 'summary'])
  const monthName = useMonthName()
  return ({ source, byMonth, afterMonth }) => {
    if (source === null) return t('evaluator:rail.neededOff')
    if (byMonth === 0) return t('summary:tiles.atStart')
    if (byMonth !== null) return t('summary:tiles.byMonth', { month: monthName(byMonth) })
    return afterMonth === null ? null : t('summary:tiles.afterMonth', { month: monthName(afterMonth) })
  }
}

/** How much money the plan takes and by when; while nothing works it out, how to get it. */
export function RailMoneyNeeded() {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const needed = useAtomValue(neededAtom)
  const by = useBy()
  return (
    <RailRow label={t('rail.needed')} note={needed && by(needed)}>
      {money(needed?.amount ?? null, wholeMoney)}
    </RailRow>
  )
}
