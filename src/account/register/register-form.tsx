import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { NewPasswordField } from '../form/new-password-field'
import { PasswordField } from '../form/password-field'
import { PhoneFields } from '../form/phone-fields'
import { PreferenceFields } from '../form/preference-fields'
import { FieldGrid, Section } from '../form/section'
import { LegalLinks } from './legal-links'
import type { ArrivingPayment } from './payment-from-url'
import type { RegistrationForm } from './registration'
import { useRegistration } from './use-registration'

/** The form to register with: who, how to be reached, what is preferred. */
export function RegisterForm({ payment }: { payment: ArrivingPayment }) {
  const { t } = useTranslation('account')
  const { form, problem, isSubmitting, formProps } = useRegistration(payment)
  return (
    <form {...formProps}>
      <PersonalSection form={form} />
      <ContactSection form={form} />
      <PreferencesSection form={form} />
      <div className="flex flex-col gap-4 border-t border-line pt-6 lg:ps-[19rem]">
        <LegalLinks />
        <FormEnd
          problem={problem}
          submit={t('register.submit')}
          submitting={t('register.submitting')}
          isPending={isSubmitting}
          className="max-sm:w-full"
        />
      </div>
    </form>
  )
}

function PersonalSection({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account')
  /** The repetition is validated again when the field that it repeats changes. */
  const judge = () => {
    if (form.getFieldState('confirmPassword').isTouched) void form.trigger('confirmPassword')
  }
  return (
    <Section title={t('register.personal')}>
      <FieldGrid>
        <TextField form={form} name="firstName" autoComplete="given-name" label={t('fields.firstName')} />
        <TextField form={form} name="lastName" autoComplete="family-name" label={t('fields.lastName')} />
        <NewPasswordField form={form} name="password" label={t('fields.password')} onTyped={judge} />
        <PasswordField
          form={form}
          name="confirmPassword"
          autoComplete="new-password"
          label={t('fields.confirmPassword')}
        />
      </FieldGrid>
    </Section>
  )
}

function ContactSection({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account')
  const country = useController({ control: form.control, name: 'countryCode' })
  const phone = useController({ control: form.control, name: 'phone' })
  const judge = () => {
    if (form.getFieldState('confirmEmail').isTouched) void form.trigger('confirmEmail')
  }
  return (
    <Section title={t('register.contact')} intro={t('register.contactIntro')}>
      <FieldGrid>
        <TextField
          form={form}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          label={t('fields.email')}
          onTyped={judge}
        />
        <TextField
          form={form}
          name="confirmEmail"
          type="email"
          dir="ltr"
          autoComplete="email"
          label={t('fields.confirmEmail')}
        />
        <PhoneFields
          country={country.field}
          phone={phone.field}
          error={phone.fieldState.error?.message}
          isTouched={phone.fieldState.isTouched}
          onJudge={() => void form.trigger('phone')}
        />
      </FieldGrid>
    </Section>
  )
}

function PreferencesSection({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account')
  const language = useController({ control: form.control, name: 'preferredLanguage' })
  const currency = useController({ control: form.control, name: 'preferredCurrency' })
  return (
    <Section title={t('register.preferences')}>
      <FieldGrid>
        <PreferenceFields language={language.field} currency={currency.field} />
      </FieldGrid>
    </Section>
  )
}
