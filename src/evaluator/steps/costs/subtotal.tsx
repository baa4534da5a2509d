import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure'
import { useFormat } from '../../use-format'

interface SubtotalProps {
  value: number | null
  per: 'unit' | 'order' | 'month'
}

/** What a section comes to, in its head. */
export function Subtotal({ value, per }: SubtotalProps) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  return <Figure>{value === null ? money(null) : t(`per.${per}`, { amount: money(value) })}</Figure>
}
