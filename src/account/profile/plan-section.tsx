import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { usePendingOrder } from '../../forms/use-access'
import { formatDate, formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { paths } from '../../paths'
import { buttonClasses } from '../../ui/button'
import { Section } from '../form/section'
import type { Profile } from './profile'

/** What the account may use, what was paid or is to be transferred for it, and where the receipt is. */
export function PlanSection({ profile }: { profile: Profile }) {
  const mayBuy = !profile.hasAccess && profile.paymentStatus !== 'disputed'
  const order = usePendingOrder()
  // Nothing is offered before it is known whether it is ordered already.
  return <Plan profile={profile} order={order ?? null} isOffered={mayBuy && order !== undefined} />
}

interface PlanProps {
  profile: Profile
  /** The number of the order that waits for a transfer. */
  order: string | null
  isOffered: boolean
}

export function Plan({ profile, order, isOffered }: PlanProps) {
  const { t } = useTranslation(['account', 'shell'])
  const { accountType, isAdmin, paymentStatus } = profile
  const plan = isAdmin && accountType === 'requires_payment' ? 'admin' : accountType
  const hasReceipt = ['paid', 'refunded', 'disputed'].includes(paymentStatus)
  return (
    <Section title={t('plan.title')}>
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span className="font-medium">{t(`plan.${plan}`)}</span>
        {order ? (
          <span className="text-muted">{t('shell:ordered.text', { number: order })}</span>
        ) : (
          <PaymentState profile={profile} />
        )}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {hasReceipt ? (
          <Link href={paths.receipt} className={buttonClasses()}>
            {t('plan.receipt')}
          </Link>
        ) : null}
        {isOffered ? (
          <Link href={paths.paywall} className={buttonClasses('primary')}>
            {t(order ? 'shell:ordered.see' : 'plan.buy')}
          </Link>
        ) : null}
      </div>
    </Section>
  )
}

function PaymentState({ profile }: { profile: Profile }) {
  const { paymentStatus, paymentAmount, paymentDate, hasAccess } = profile
  const { t } = useTranslation('account')
  const language = useLanguage()
  // Access that was given is not waiting for a payment.
  const state = hasAccess && paymentStatus === 'pending' ? 'free_trial' : paymentStatus
  if (state !== 'paid') return <span className="text-muted">{t(`plan.${state}`)}</span>
  const amount = formatMoney(paymentAmount, language, 'SAR')
  const date = paymentDate && formatDate(paymentDate, language)
  return <span className="text-muted">{date ? t('plan.paid', { amount, date }) : t('plan.paidNoDate')}</span>
}
