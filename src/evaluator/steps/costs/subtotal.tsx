import { useTranslation } from 'react-i18next'
import { useFormat } from '../../state/use-format'

interface SubtotalProps {
  value: number | null
  per: 'unit' | 'order' | 'month'
  /** Other sections hold it already. */
  isCountedAbove?: boolean
}

/** What a section comes to, in its head. */
export function Subtotal({ value, per, isCountedAbove = false }: SubtotalProps) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  // A zero says that nothing was typed, not that it costs nothing.
  if (value === 0) return <span>{t('notEntered')}</span>
  const amount = value === null ? money(null) : t(`per.${per}`, { amount: money(value) })
  return <span className="wrap-anywhere">{isCountedAbove ? t('spread.counted', { amount }) : amount}</span>
}
