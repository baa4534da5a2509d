import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Redirect, useSearch } from 'wouter'
import { trpc } from '../../api'
import { lifetimePriceSAR } from '../../domain/product-price'
import { ConfirmAddress } from '../../forms/confirm-address'
import { formatMoney } from '../../i18n/format'
import { paths } from '../../paths'
import { Button, buttonClasses, LinkButton } from '../../ui/button'
import { Check } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { usePageTitle } from '../../ui/use-page-title'
import { Purchase } from './purchase'

const benefits = ['projects', 'products', 'mix', 'projections', 'benchmarks'] as const

/** What access includes, for users without it; users with access are redirected to their projects. */
export function PaywallPage() {
  const { t } = useTranslation(['paywall', 'common'])
  const access = trpc.auth.accessStatus.useQuery()
  const user = trpc.auth.session.useQuery().data
  usePageTitle(`${t('title')} – ${t('common:brand')}`)
  if (access.data?.hasAccess) return <Redirect to={paths.projects} replace />
  if (user?.placeHeldUntil) return <PlaceHeld user={user} />
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

/** Who has a free place has nothing to buy: it opens when the address is confirmed. */
function PlaceHeld({ user }: Pick<ComponentProps<typeof ConfirmAddress>, 'user'>) {
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
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6">
      {wasCancelled ? (
        <Notice live title={t('cancelled')}>
          {t('cancelledText')}
        </Notice>
      ) : null}
      <div>
        <h1 className="text-page font-semibold">{t('title')}</h1>
        <p className="mt-2">
          <span className="rounded-control bg-warning-soft px-2 py-0.5 text-small font-medium text-warning">
            <span className="sr-only">{t('accountType')} </span>
            {t(`accountTypes.${accountType}`)}
          </span>
        </p>
      </div>
      <section className="border-t border-line pt-6">
        <h2 className="text-section font-semibold">{t('ended')}</h2>
        <p className="mt-2 max-w-[68ch]">{t('explanation', { price })}</p>
        <p className="mt-2 max-w-[68ch] text-muted">{t('kept')}</p>
      </section>
      <section className="border-t border-line pt-6">
        <h2 className="text-section font-semibold">{t('gives')}</h2>
        <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <Check className="mt-0.5 text-accent" />
              {t(`benefits.${benefit}`)}
            </li>
          ))}
        </ul>
      </section>
      <Purchase userNumber={userNumber} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.landing}>{t('home')}</LinkButton>
        <Link href={paths.projects} className={buttonClasses()}>
          {t('projects')}
        </Link>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <LegalLink href={paths.terms}>{t('terms')}</LegalLink>
        <LegalLink href={paths.privacy}>{t('privacy')}</LegalLink>
      </p>
      <p className="text-small text-muted">
        {userNumber === null ? t('noNumber') : t('userNumber', { number: userNumber })}
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
