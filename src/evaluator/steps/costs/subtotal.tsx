import { useTranslation } from 'react-i18next'
import { useFormat } from '../../state/use-format'

interface SubtotalProps {
  value: number | null
  per: 'unit' | 'order' | 'month'
}

/** What a section comes to, in its head. */
export function Subtotal({ value, per }: SubtotalProps) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  // A zero says that nothing was typed, not that it costs nothing.
  if (value === 0) return <span>{t('notEntered')}</span>
  return (
    <span className="wrap-anywhere">{value === null ? money(null) : t(`per.${per}`, { amount: money(value) })}</span>
  )
}
