import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { serverCode, serverMessage, trpc, unreadableStatus } from '../../api'
import { useSchemaForm } from '../../forms/use-schema-form'
import { browserTimeZone } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { pageAfterRegistration } from '../../paths'
import { showToast } from '../../ui/overlays/toasts'
import { withPlus } from '../form/phone-rules'
import { useSignedIn } from '../use-signed-in'
import { countryOf, currencyFor } from './home-country'
import type { ArrivingPayment } from './payment-from-url'
import { type BroughtPlan, registrationPageSchema } from './registration'

/** The country that the document proposes; that of the browser takes its place once it is known. */
const prerenderedCountry = countryOf('')

const empty = { firstName: '', lastName: '', email: '', password: '', phone: '' }

/** Why registering failed, where no field says it. */
function useFailureText() {
  const { t } = useTranslation('account')
  return (error: unknown) => {
    const status = unreadableStatus(error)
    const fallback = status ? t('register.failedStatus', { status }) : t('register.wrong')
    return serverMessage(error) ?? fallback
  }
}

/** The registration form's state, and what follows from sending it: signed in at once, and on to what it was for. */
export function useRegistration(payment: ArrivingPayment, plan: BroughtPlan | null) {
  const { t } = useTranslation('account')
  const preferredLanguage = useLanguage()
  const search = useSearch()
  const signedIn = useSignedIn()
  const register = trpc.auth.register.useMutation({
    onError(error) {
      // Checked again it turns out to be no payment, and the next submission goes without it.
      if (serverCode(error) === 'PAYMENT_NOT_VERIFIED') payment.checkAgain()
    },
  })
  const registration = useSchemaForm(
    registrationPageSchema,
    { ...empty, countryCode: prerenderedCountry },
    async (values) => {
      const preferredCurrency = currencyFor(values.countryCode, plan?.currency)
      const person = { ...values, phone: withPlus(values.phone, values.countryCode) }
      const preferences = { preferredLanguage, preferredCurrency }
      const user = await register.mutateAsync({ ...person, ...preferences, paymentIntentId: payment.intentId })
      showToast({ title: t('register.success') })
      signedIn(user, pageAfterRegistration(search, user))
    },
    { EMAIL_TAKEN: 'email' },
    useFailureText(),
  )
  const { setValue } = registration.form
  useEffect(() => setValue('countryCode', countryOf(browserTimeZone())), [setValue])
  return registration
}
