import { useTranslation } from 'react-i18next'
import { type Language, languages, type PreferredCurrency, preferredCurrencies } from '../../domain/options'
import { Field } from '../../ui/inputs/field'
import { Segmented } from '../../ui/inputs/segmented'
import { SelectBox } from '../../ui/inputs/select-box'

interface PreferenceFieldsProps {
  language: { value: Language | undefined; onChange: (value: Language) => void }
  currency: { value: PreferredCurrency | undefined; onChange: (value: PreferredCurrency) => void }
}

/** In which language we write, and which currency new plans begin with. */
export function PreferenceFields({ language, currency }: PreferenceFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Segmented
        id="preferredLanguage"
        legend={t('fields.preferredLanguage')}
        value={language.value ?? 'en'}
        choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={language.onChange}
      />
      <Field id="preferredCurrency" label={t('fields.preferredCurrency')} hint={t('hints.currency')}>
        {({ id, describedBy }) => (
          <SelectBox
            id={id}
            value={currency.value ?? 'SAR'}
            choices={preferredCurrencies.map((value) => ({ value, label: t(`currencies.${value}`) }))}
            describedBy={describedBy}
            onChange={currency.onChange}
          />
        )}
      </Field>
    </>
  )
}
