import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { explainDictionaries } from '../../../results/explain/label-name'
import { figureText, lineTexts } from '../../../results/explain/line-texts'
import type { Line } from '../../../results/explain/lines'
import type { OperandKind } from '../../../results/explain/operands'
import type { Mover } from '../../../results/sensitivities'
import { useMemberName } from '../../fields/role-names'
import { useMoveName } from '../../fields/use-move-name'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'

/** Figures of explanations, as every card writes them, and the units that a card has in its label. */
export function useFigure(): (value: number | null, kind: OperandKind) => string {
  const { t } = useTranslation(explainDictionaries)
  const { language, currency } = useFormat()
  const monthName = useMonthName()
  return useMemo(
    () => (value, kind) => figureText({ t, language, currency, monthName }, value, kind),
    [t, language, currency, monthName],
  )
}

/** The label and the figure of a line; a share says of what it is a share. */
export function useLineWords(): (line: Line, isInRun?: boolean) => { label: string; figure: string } {
  const { t } = useTranslation(explainDictionaries)
  const format = useFormat()
  const [memberName, monthName] = [useMemberName(), useMonthName()]
  const words = { t, ...format, memberName, monthName }
  return (line, isInRun) => lineTexts(words, line, isInRun)
}

/** What was moved, in words. */
export function useMoverName(): (mover: Mover) => string {
  const { t } = useTranslation('explain')
  const moveName = useMoveName()
  return (mover) => (mover.from === 'driver' ? moveName(mover.id) : t(`settings.${mover.id}`))
}
