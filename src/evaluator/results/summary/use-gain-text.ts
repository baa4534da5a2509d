import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Move } from '../../../domain/model/decisions/moves'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { moveName } from '../../../results/conclusion/move-name'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'

/** What a change brings, in words: more profit, less of a loss that stays one, or a profit in place of a loss. */
export function useGainText(): (move: Move) => string {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const { income } = useAtomValue(evaluationAtom).conclusion
  return ({ id, gain }) => {
    const figures = { what: moveName(t, id, money), gain: money(gain, wholeMoney) }
    if (income + gain < 0) return t('rail.gainsInLoss', figures)
    return t(income < 0 ? 'rail.gainsProfit' : 'rail.gains', figures)
  }
}
