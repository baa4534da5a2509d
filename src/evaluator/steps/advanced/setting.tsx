import { useTranslation } from 'react-i18next'
import { type AdvancedField, advancedLimits } from '../../../domain/field-limits'
import { useField } from '../../fields/field-atom'
import { NumberField } from '../../fields/number-field'
import { useFormat } from '../../use-format'
import { useReading } from './readings'

interface SettingProps {
  field: AdvancedField
  unit?: string
}

/** One advanced number: what it means, what it comes to, what is typical and how far it may go. */
export function Setting({ field, unit }: SettingProps) {
  const { min } = advancedLimits[field]
  return <NumberField path={field} unit={unit} allowNegative={min < 0} stepped hint={<SettingHint field={field} />} />
}

function SettingHint({ field }: { field: AdvancedField }) {
  const { t } = useTranslation('advanced')
  const { number } = useFormat()
  const [value] = useField(field)
  const reading = useReading()(field, typeof value === 'number' ? value : Number.NaN)
  const { min, max } = advancedLimits[field]
  return (
    <>
      {reading === null ? null : <span className="block font-medium text-text">{`= ${reading}`}</span>}
      <span className="block">{t(`hints.${field}`)}</span>
      <span className="block">
        <span className="font-medium">{t('typicalWord')}</span> {t(`typical.${field}`)}.{' '}
        {t('range', { min: number(min), max: number(max) })}
      </span>
    </>
  )
}
