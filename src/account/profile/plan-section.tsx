import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { formatDate, formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { paths } from '../../paths'
import { buttonClasses } from '../../ui/button'
import { Section } from '../form/section'
import type { Profile } from './profile'

/** What the account may use, what was paid for it, and where the receipt is. */
export function PlanSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const { accountType, isAdmin, paymentStatus, hasAccess } = profile
  const plan = isAdmin && accountType === 'requires_payment' ? 'admin' : accountType
  const hasReceipt = ['paid', 'refunded', 'disputed'].includes(paymentStatus)
  return (
    <Section title={t('plan.title')}>
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span className="font-medium">{t(`plan.${plan}`)}</span>
        <PaymentState profile={profile} />
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {hasReceipt ? (
          <Link href={paths.receipt} className={buttonClasses()}>
            {t('plan.receipt')}
          </Link>
        ) : null}
        {hasAccess || paymentStatus === 'disputed' ? null : (
          <Link href={paths.paywall} className={buttonClasses('primary')}>
            {t('plan.buy')}
          </Link>
        )}
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
