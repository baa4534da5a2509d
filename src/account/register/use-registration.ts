import { useTranslation } from 'react-i18next'
import { serverCode, serverMessage, trpc, unreadableStatus } from '../../api'
import { useSchemaForm } from '../../forms/use-schema-form'
import { useLanguage } from '../../i18n/use-language'
import { languageHref, paths } from '../../paths'
import { showToast } from '../../ui/overlays/toasts'
import { withPlus } from '../form/phone-rules'
import { useSignedIn } from '../use-signed-in'
import type { ArrivingPayment } from './payment-from-url'
import { registrationPageSchema } from './registration'

const empty = { firstName: '', lastName: '', email: '', confirmEmail: '', password: '', confirmPassword: '', phone: '' }

/** The registration form's state, and what follows from sending it: signed in at once, in the language chosen. */
export function useRegistration(payment: ArrivingPayment) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const signedIn = useSignedIn()
  const onError = useRegistrationFailed(payment)
  const register = trpc.auth.register.useMutation({ onError })
  const first = { ...empty, countryCode: 'SA', preferredLanguage: language, preferredCurrency: 'SAR' } as const
  return useSchemaForm(
    registrationPageSchema,
    first,
    async ({ confirmEmail: _, confirmPassword: __, ...values }) => {
      const phone = withPlus(values.phone, values.countryCode)
      const user = await register.mutateAsync({ ...values, phone, paymentIntentId: payment.intentId })
      showToast({ title: t('register.success') })
      if (user.preferredLanguage === language) signedIn(user, paths.app)
      else location.assign(languageHref({ pathname: paths.app, search: '', hash: '' }, user.preferredLanguage))
    },
    { EMAIL_TAKEN: 'email' },
  )
}

function useRegistrationFailed(payment: ArrivingPayment) {
  const { t } = useTranslation('account')
  return (error: unknown) => {
    // Checked again it turns out to be no payment, and the next submission goes without it.
    if (serverCode(error) === 'PAYMENT_NOT_VERIFIED') payment.checkAgain()
    const status = unreadableStatus(error)
    const fallback = status ? t('register.failedStatus', { status }) : t('register.wrong')
    showToast({ title: t('register.failedTitle'), text: serverMessage(error) ?? fallback, variant: 'destructive' })
  }
}
