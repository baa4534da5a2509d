import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productCategories } from '../../domain/options'
import { ChoiceField } from '../../forms/choice-field'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { PhoneFields } from '../form/phone-fields'
import { PreferenceFields } from '../form/preference-fields'
import { FieldGrid, Section } from '../form/section'
import type { Profile } from './profile'
import { type ProfilePageForm, useProfileForm } from './use-profile-form'

/** Name, phone, preferences and business, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const { form, problem, isSubmitting, formProps } = useProfileForm(profile)
  return (
    <form {...formProps}>
      <AboutSection form={form} />
      <Section title={t('profile.business')} intro={t('profile.businessIntro')}>
        <FieldGrid>
          <TextField
            form={form}
            name="businessName"
            isOptional
            autoComplete="organization"
            label={t('fields.businessName')}
          />
          <TextField
            form={form}
            name="businessType"
            isOptional
            label={t('fields.businessType')}
            hint={t('hints.businessType')}
            autoComplete="off"
          />
          <CategoryField form={form} stored={profile.businessCategory} />
        </FieldGrid>
        <FormEnd
          problem={problem}
          submit={t('profile.submit')}
          submitting={t('profile.submitting')}
          isPending={isSubmitting}
        />
      </Section>
    </form>
  )
}

function AboutSection({ form }: { form: ProfilePageForm }) {
  const { t } = useTranslation('account')
  const country = useController({ control: form.control, name: 'countryCode' })
  const phone = useController({ control: form.control, name: 'phone' })
  const language = useController({ control: form.control, name: 'preferredLanguage' })
  const currency = useController({ control: form.control, name: 'preferredCurrency' })
  return (
    <Section title={t('profile.title')} intro={t('profile.intro')}>
      <FieldGrid>
        <TextField form={form} name="firstName" autoComplete="given-name" label={t('fields.firstName')} />
        <TextField form={form} name="lastName" autoComplete="family-name" label={t('fields.lastName')} />
        <PhoneFields
          country={country.field}
          phone={phone.field}
          error={phone.fieldState.error?.message}
          isTouched={phone.fieldState.isTouched}
          onJudge={() => void form.trigger('phone')}
        />
        <PreferenceFields language={language.field} currency={currency.field} />
      </FieldGrid>
    </Section>
  )
}

/** One of the product's own categories; a text that was stored before stays among the choices. */
function CategoryField({ form, stored }: { form: ProfilePageForm; stored: string | null }) {
  const { t } = useTranslation(['account', 'options'])
  const known = productCategories.map((value) => ({ value, label: t(`options:productCategories.${value}`) }))
  const isForeign = stored !== null && !known.some(({ value }) => value === stored)
  const choices = [
    { value: '', label: t('profile.noCategory') },
    ...(isForeign ? [{ value: stored, label: stored }] : []),
    ...known,
  ]
  return <ChoiceField form={form} name="businessCategory" label={t('fields.businessCategory')} choices={choices} />
}
