import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { trpc } from '../../api'
import { lifetimePriceSAR } from '../../domain/product-price'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { paths } from '../../paths'
import { usePageTitle } from '../../ui/use-page-title'
import { useArrivingPayment } from './payment-from-url'
import { PaymentNotice } from './payment-notice'
import { RegisterForm } from './register-form'

interface RegisterPageProps {
  /** What is said of a plan that this device already holds. */
  devicePlan?: ReactNode
}

/** Creating an account. */
export function RegisterPage({ devicePlan }: RegisterPageProps) {
  const { t } = useTranslation(['account', 'common'])
  const payment = useArrivingPayment()
  usePageTitle(`${t('register.title')} – ${t('common:brand')}`)
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <div className="mb-8 flex flex-col gap-1">
        <h1 className="text-page font-semibold">{t('register.title')}</h1>
        <p className="max-w-[68ch] text-muted">
          {t('register.intro')}
          {devicePlan}
        </p>
        {payment.intentId ? null : <Offer />}
        <p className="flex flex-wrap items-center gap-x-2">
          {t('register.haveAccount')}
          <Link href={paths.login} className="inline-flex min-h-11 items-center font-medium text-accent">
            {t('register.signIn')}
          </Link>
        </p>
      </div>
      <div className="mb-8 empty:hidden">
        <PaymentNotice payment={payment} />
      </div>
      <RegisterForm payment={payment} />
    </div>
  )
}

/** What an account costs today; its line is kept free until that is known. */
function Offer() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { data } = trpc.auth.earlyAccess.useQuery()
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  const words = data?.isOpen ? t('register.open') : t('register.full', { price })
  return <p className="min-h-6 max-w-[68ch] font-medium text-accent">{data ? words : null}</p>
}
