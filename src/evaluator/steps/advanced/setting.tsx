import { useTranslation } from 'react-i18next'
import { type AdvancedField, advancedFields } from '../../../domain/plan/plan-fields'
import { formatField } from '../../../i18n/format-field'
import { useField } from '../../fields/field-atom'
import { NumberField } from '../../fields/number-field'
import { useFormat } from '../../state/use-format'
import { ExampleMark, ExampleNote } from './example-mark'
import { useReading } from './readings'

interface SettingProps {
  field: AdvancedField
  unit?: string
  counts?: 'days' | 'months'
}

/** One advanced number: what it means, what it comes to, what is typical and how far it may go. */
export function Setting({ field, unit, counts }: SettingProps) {
  return (
    <NumberField
      path={field}
      unit={unit}
      counts={counts}
      stepped
      aside={<ExampleMark field={field} />}
      hint={<SettingHint field={field} />}
    />
  )
}

function useBounds(field: AdvancedField): string {
  const { t } = useTranslation('advanced')
  const { language } = useFormat()
  const limit = advancedFields[field]
  return t('range', { min: formatField(limit, limit.min, language), max: formatField(limit, limit.max, language) })
}

function SettingHint({ field }: { field: AdvancedField }) {
  const { t } = useTranslation('advanced')
  const [value] = useField(field)
  const reading = useReading()(field, value)
  const bounds = useBounds(field)
  return (
    <>
      <ExampleNote field={field} />
      {reading === null ? null : <span className="block font-medium text-text">{reading}</span>}
      <span className="block">{t(`hints.${field}`)}</span>
      <span className="block">
        <span className="font-medium">{t('typicalWord')}</span> {t(`typical.${field}`)}
      </span>
      <span className="block">{t('allowed', { range: bounds })}</span>
    </>
  )
}
