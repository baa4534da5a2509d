import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pluralOf } from '../../../i18n/format'
import type { Line } from '../../../results/explain/formula-steps'
import { explainDictionaries, labelName } from '../../../results/explain/label-name'
import { type Label, type OperandKind, typedDigits } from '../../../results/explain/operands'
import { formatKind } from '../../../results/result-kinds'
import type { Mover } from '../../../results/sensitivities'
import { useMemberName } from '../../fields/role-names'
import { countAsShown, useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'

/** How many decimals the units in words take: 0.35 times a year is not 0.4. */
const decimals = { days: 1, months: 1, timesAYear: 4 }

/** Figures of explanations, as every card writes them, and the units that a card has in its label. */
export function useFigure(): (value: number | null, kind: OperandKind) => string {
  const { t } = useTranslation('explain')
  const { language, currency, number } = useFormat()
  const monthName = useMonthName()
  return useMemo(
    () => (value, kind) => {
      switch (kind) {
        case 'factor':
          return number(value, { max: 4 })
        case 'points':
          return number(value, { max: 1 })
        case 'planMonth':
          return value === null ? number(null) : monthName(value)
        case 'days':
        case 'months':
        case 'timesAYear':
          if (value === null) return number(null)
          return t(`units.${kind}`, {
            count: pluralOf(countAsShown(value, decimals[kind])),
            figure: number(value, { max: decimals[kind] }),
          })
        default:
          return formatKind(value, kind, language, currency)
      }
    },
    [t, language, currency, number, monthName],
  )
}

/** What a line of an explanation is called. */
function useLabel(): (label: Label) => string {
  const { t } = useTranslation(explainDictionaries)
  const { number, percent } = useFormat()
  const [memberName, monthName] = [useMemberName(), useMonthName()]
  return (label) => labelName({ t, number, percent, memberName, monthName }, label)
}

/** The label and the figure of a line; a share says of what it is a share. */
export function useLineWords(): (line: Line) => { label: string; figure: string } {
  const { t } = useTranslation('explain')
  const usual = useFigure()
  const { money, percent } = useFormat()
  const labelOf = useLabel()
  return (line) => {
    const { label, value, kind, share } = line
    const digits = typedDigits(line)
    const figure = (number: number | null) => {
      if (!digits) return usual(number, kind)
      return kind === 'money' ? money(number, digits) : percent(number, digits)
    }
    const name = label ? labelOf(label) : ''
    const text = figure(value)
    if (!share) return { label: name, figure: text }
    const whole = value === null ? null : share === 'andThis' ? 100 + value : 100 - value
    return { label: t(share, { name, figure: text }), figure: figure(whole) }
  }
}

/** What was moved, in words. */
export function useMoverName(): (mover: Mover) => string {
  const { t } = useTranslation(['explain', 'evaluator'])
  return (mover) => (mover.from === 'driver' ? t(`evaluator:drivers.${mover.id}`) : t(`explain:settings.${mover.id}`))
}
