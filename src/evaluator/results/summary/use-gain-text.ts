import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Move } from '../../../domain/model/decisions/moves'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { moveName } from '../../../results/conclusion/move-name'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'

/** What a change brings, in words: more profit, or less of a loss that stays one. */
export function useGainText(): (move: Move) => string {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const { income } = useAtomValue(evaluationAtom).conclusion
  return ({ id, gain }) => {
    const figures = { what: moveName(t, id, money), gain: money(gain, wholeMoney) }
    return t(income + gain < 0 ? 'rail.gainsInLoss' : 'rail.gains', figures)
  }
}
