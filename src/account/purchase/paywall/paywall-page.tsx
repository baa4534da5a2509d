import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Redirect, useSearch } from 'wouter'
import { trpc } from '../../../api'
import { lifetimePriceSAR } from '../../../domain/site/product-price'
import { ConfirmAddress } from '../../../forms/confirm-address'
import { opensByConfirming, useAccess } from '../../../forms/use-access'
import { formatMoney } from '../../../i18n/format'
import { usePageTitle } from '../../../i18n/use-page-title'
import { paths } from '../../../paths'
import { Button, buttonClasses, LinkButton } from '../../../ui/button'
import { Check } from '../../../ui/first-icons'
import { Notice } from '../../../ui/notice'
import { Purchase } from './purchase'
import { TransferState } from './transfer'

const benefits = ['projects', 'products', 'mix', 'projections', 'benchmarks', 'files', 'share'] as const

/** What access includes, for users without it; users with access are redirected to their projects. */
export function PaywallPage() {
  const { t } = useTranslation(['paywall', 'common'])
  const access = trpc.auth.accessStatus.useQuery()
  const user = trpc.auth.session.useQuery().data
  const account = useAccess()
  usePageTitle(t('title'))
  if (access.data?.hasAccess) return <Redirect to={paths.projects} replace />
  if (account === 'suspended') return <Suspended />
  if (user && opensByConfirming(account)) return <FreePlace user={user} />
  if (access.data) return <AccessRequired {...access.data} />
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col items-start gap-4">
      <h1 className="text-page font-semibold">{t('title')}</h1>
      {access.isError ? (
        <>
          <Notice variant="error" live title={t('failed')} />
          <Button onClick={() => access.refetch()}>{t('common:retry')}</Button>
        </>
      ) : (
        <p role="status" className="text-muted">
          {t('checking')}
        </p>
      )}
    </div>
  )
}

/** There is nothing to buy: access was bought, and the bank decides whether it stays so. */
function Suspended() {
  const { t } = useTranslation(['shell', 'paywall'])
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col items-start gap-4">
      <h1 className="text-page font-semibold">{t('suspended.title')}</h1>
      <p>{t('suspended.text')}</p>
      <Link href={paths.projects} className={buttonClasses()}>
        {t('paywall:projects')}
      </Link>
    </div>
  )
}

/** Who may have a free place has nothing to buy: it opens when the address is confirmed. */
function FreePlace({ user }: Pick<ComponentProps<typeof ConfirmAddress>, 'user'>) {
  const { t } = useTranslation('shell')
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-4">
      <h1 className="text-page font-semibold">{t('confirm.title')}</h1>
      <ConfirmAddress user={user} />
    </div>
  )
}

interface AccessRequiredProps {
  userNumber: number | null
  accountType: 'requires_payment' | 'early_access' | 'lifetime'
}

function AccessRequired({ userNumber, accountType }: AccessRequiredProps) {
  const { t, i18n } = useTranslation(['paywall', 'common'])
  const price = formatMoney(lifetimePriceSAR, i18n.language === 'ar' ? 'ar' : 'en', 'SAR', { max: 0 })
  const wasCancelled = new URLSearchParams(useSearch()).has('cancelled')
  const transfer = trpc.payments.transfer.useQuery().data
  return (
    <div className="mx-auto grid w-full max-w-[60rem] grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      {wasCancelled ? (
        <div className="lg:col-span-2">
          <Notice live title={t('cancelled')}>
            {t('cancelledText')}
          </Notice>
        </div>
      ) : null}
      <div className="flex flex-col gap-6">
        <h1 className="text-page font-semibold">{t('title')}</h1>
        {transfer ? <TransferState {...transfer} /> : null}
        {transfer?.waiting ? null : (
          <section>
            <h2 className="text-section font-semibold">{t('ended')}</h2>
            <p className="mt-2 max-w-[35em]">{t('explanation', { price })}</p>
          </section>
        )}
        <section>
          <h2 className="text-section font-semibold">{t('gives')}</h2>
          <ul className="mt-3 grid gap-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2">
                <Check className="mt-0.5 text-accent" />
                {t(`benefits.${benefit}`)}
              </li>
            ))}
          </ul>
        </section>
        <p className="max-w-[35em] text-muted">{t('kept')}</p>
      </div>
      <Purchase userNumber={userNumber} order={transfer?.waiting?.orderNumber ?? null} />
      <Ways userNumber={userNumber} accountType={accountType} />
    </div>
  )
}

/** The ways on without buying, and what this account is. */
function Ways({ userNumber, accountType }: AccessRequiredProps) {
  const { t } = useTranslation('paywall')
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6 lg:col-span-2">
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.demo}>{t('goOn')}</LinkButton>
        <Link href={paths.projects} className={buttonClasses()}>
          {t('projects')}
        </Link>
        <LinkButton variant="quiet" href={paths.landing}>
          {t('home')}
        </LinkButton>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 text-small text-muted">
        <LegalLink href={paths.terms}>{t('terms')}</LegalLink>
        <LegalLink href={paths.privacy}>{t('privacy')}</LegalLink>
        <span>
          <span className="sr-only">{t('accountType')} </span>
          <span>{t(`accountTypes.${accountType}`)}</span>
        </span>
        <span>{userNumber === null ? t('noNumber') : t('userNumber', { number: userNumber })}</span>
      </p>
    </div>
  )
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center text-accent">
      {children}
    </Link>
  )
}
