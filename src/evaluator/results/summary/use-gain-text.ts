import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { DriverEffect } from '../../../domain/model/sensitivities'
import { wholeMoney } from '../../../results/headline/use-headline-sentence'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'

/** What a change brings, in words: more profit, or less of a loss that stays one. */
export function useGainText(): (effect: DriverEffect) => string {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const { operatingIncome } = useAtomValue(evaluationAtom).bottomLine
  return ({ id, incomeChange }) => {
    const figures = { what: t(`drivers.${id}`), gain: money(incomeChange, wholeMoney) }
    return t(operatingIncome + incomeChange < 0 ? 'rail.gainsInLoss' : 'rail.gains', figures)
  }
}
