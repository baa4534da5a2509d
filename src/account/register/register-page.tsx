import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { trpc } from '../../api'
import { lifetimePriceSAR } from '../../domain/site/product-price'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { usePageTitle } from '../../i18n/use-page-title'
import { isToBuy, loginHref, pageAfterRegistration, paths } from '../../paths'
import { Check } from '../../ui/first-icons'
import { Device } from '../../ui/icons'
import { Card } from '../form/card'
import { useArrivingPayment } from './payment-from-url'
import { PaymentNotice } from './payment-notice'
import { RegisterForm } from './register-form'
import type { BroughtPlan } from './registration'

interface RegisterPageProps {
  /** Looks for a plan on this device, and tells of it. */
  devicePlan?: (tell: (plan: BroughtPlan) => void) => ReactNode
}

/** Creating an account. */
export function RegisterPage({ devicePlan }: RegisterPageProps) {
  const { t } = useTranslation('account')
  const payment = useArrivingPayment()
  const [plan, setPlan] = useState<BroughtPlan | null>(null)
  const wantsToBuy = isToBuy(useSearch())
  usePageTitle(t('register.title'))
  useLeaveSignedIn(payment.intentId !== null)
  return (
    // Tracks that are empty stay: what of the page has come is drawn before the rest, and must not move then.
    <div className="mx-auto grid w-full max-w-[60rem] grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] items-start gap-x-16 gap-y-8">
      {devicePlan?.(setPlan)}
      <Card>
        <div className="mb-6 flex flex-col gap-2">
          <h1 className="text-page font-semibold">{t('register.title')}</h1>
          {plan ? <PlanComes name={plan.name} /> : null}
          {payment.intentId ? null : <Offer wantsToBuy={wantsToBuy} />}
          <p className="flex flex-wrap items-center gap-x-2">
            {t('register.haveAccount')}
            <Link
              href={wantsToBuy ? loginHref(paths.paywall) : plan ? loginHref(paths.appProjects) : paths.login}
              className="inline-flex min-h-11 items-center font-medium text-accent"
            >
              {t('register.signIn')}
            </Link>
          </p>
        </div>
        <div className="mb-6 empty:hidden">
          <PaymentNotice payment={payment} />
        </div>
        <RegisterForm payment={payment} plan={plan} />
      </Card>
      <Benefits />
    </div>
  )
}

/** What was typed before there was an account is not lost by making one. */
function PlanComes({ name }: { name: string }) {
  const { t } = useTranslation('account')
  return (
    <p role="status" className="my-2 flex items-start gap-2 rounded-control bg-accent-soft p-3 font-medium">
      <Device className="mt-0.5 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        {name === '' ? t('register.planComes') : t('register.planNamedComes', { name })}
      </span>
    </p>
  )
}

/** What an account costs today; until that is known, the room of what it most probably is stays free. */
function Offer({ wantsToBuy }: { wantsToBuy: boolean }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { data } = trpc.auth.earlyAccess.useQuery()
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  const closed = wantsToBuy ? t('register.buying', { price }) : t('register.full', { price })
  const open = t('register.open')
  if (!data) {
    return (
      <p aria-hidden="true" className="invisible max-w-line font-medium">
        {wantsToBuy ? closed : open}
      </p>
    )
  }
  return <p className="max-w-line font-medium text-accent">{data.isOpen ? open : closed}</p>
}

const benefits = ['saved', 'devices', 'projects'] as const

function Benefits() {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="benefits" className="lg:pt-8">
      <h2 id="benefits" className="text-section font-semibold">
        {t('register.gives')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3">
            <Check className="mt-0.5 shrink-0 text-accent" />
            {t(`register.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A signed-in visitor has nothing to register, unless a payment is to be claimed. */
function useLeaveSignedIn(isClaiming: boolean): void {
  const [, navigate] = useLocation()
  const search = useSearch()
  const user = trpc.auth.session.useQuery().data
  useEffect(() => {
    if (user && !isClaiming) navigate(pageAfterRegistration(search, user), { replace: true })
  }, [user, isClaiming, navigate, search])
}
