import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useSearch } from 'wouter'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { isToBuy, loginHref, paths } from '../../paths'
import { NewPasswordField } from '../form/new-password-field'
import { PhoneFields } from '../form/phone-fields'
import { FieldGrid } from '../form/section'
import { LegalLinks } from './legal-links'
import type { ArrivingPayment } from './payment-from-url'
import type { BroughtPlan, RegistrationForm } from './registration'
import { useRegistration } from './use-registration'

/** The form to register with: the address before the password, as password managers expect them. */
export function RegisterForm({ payment, plan }: { payment: ArrivingPayment; plan: BroughtPlan | null }) {
  const { t } = useTranslation('account')
  const { form, problem, isSubmitting, formProps } = useRegistration(payment, plan)
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-small text-muted">{t('register.allRequired')}</p>
      <FieldGrid>
        <TextField form={form} name="firstName" autoComplete="given-name" label={t('fields.firstName')} />
        <TextField form={form} name="lastName" autoComplete="family-name" label={t('fields.lastName')} />
      </FieldGrid>
      <EmailField form={form} hasPlan={plan !== null} />
      <NewPasswordField form={form} name="password" label={t('fields.password')} />
      <PhoneSection form={form} />
      <LegalLinks />
      <FormEnd
        problem={problem}
        problemTitle={t('register.failedTitle')}
        submit={t('register.submit')}
        submitting={t('register.submitting')}
        isPending={isSubmitting}
        className="w-full"
      />
    </form>
  )
}

function PhoneSection({ form }: { form: RegistrationForm }) {
  const country = useController({ control: form.control, name: 'countryCode' })
  const phone = useController({ control: form.control, name: 'phone' })
  return (
    <PhoneFields
      country={country.field}
      phone={phone.field}
      error={phone.fieldState.error?.message}
      isTouched={phone.fieldState.isTouched}
      onJudge={() => void form.trigger('phone')}
    />
  )
}

/** An address that is taken leads to signing in with it. */
function EmailField({ form, hasPlan }: { form: RegistrationForm; hasPlan: boolean }) {
  const { t } = useTranslation('account')
  // A plan on this device is offered in the list.
  const next = isToBuy(useSearch()) ? paths.paywall : hasPlan ? paths.appProjects : paths.app
  const isTaken = form.getFieldState('email', form.formState).error?.message === 'EMAIL_TAKEN'
  const signIn = (
    <Link
      href={loginHref(next)}
      state={{ email: form.getValues('email') }}
      className="inline-flex min-h-11 items-center self-start font-medium text-accent"
    >
      {t('register.signInInstead')}
    </Link>
  )
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      label={t('fields.email')}
      note={isTaken ? signIn : null}
    />
  )
}
