import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { serverCode, serverMessage, trpc } from '../api'
import { usePageTitle } from '../i18n/use-page-title'
import { RetryNotice } from '../layout/retry-notice'
import { paths } from '../paths'
import { Badge } from '../ui/badge'
import { buttonClasses } from '../ui/button'
import { Key, Shield } from '../ui/icons'
import { AdminTabs, useShownTab } from './admin-tabs'
import { FiguresAge } from './figures-age'
import { useRoleWatch } from './use-role-watch'

/** The administration. Nothing of it is asked for before the server has said that this is an administrator. */
export function AdminPage() {
  const { t } = useTranslation('admin')
  const tab = useShownTab()
  usePageTitle(`${t(`tabs.${tab}`)} – ${t('title')}`)
  const status = trpc.admin.status.useQuery()
  useRoleWatch()
  if (status.isPending) return <Checking />
  if (serverCode(status.error) === 'ADMIN_ONLY') return <Denied />
  if (serverCode(status.error) === 'PASSKEY_NEEDED') return <PasskeyNeeded />
  if (!status.data) return <Unknown error={status.error} onRetry={() => void status.refetch()} />
  const { firstName, lastName } = status.data.user
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-page font-semibold">{t('title')}</h1>
        <Badge tone="good">{t('badge')}</Badge>
        <p className="text-muted sm:ms-auto">
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </p>
      </header>
      <FiguresAge />
      <AdminTabs />
    </div>
  )
}

function Centered({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-16 text-center">{children}</div>
}

function Checking() {
  const { t } = useTranslation('admin')
  return (
    <Centered>
      <p role="status" className="text-muted">
        {t('checking')}
      </p>
    </Centered>
  )
}

function Denied() {
  const { t } = useTranslation('admin')
  return (
    <Centered>
      <Shield className="size-10 text-negative" />
      <h1 className="text-page font-semibold">{t('denied.title')}</h1>
      <p className="text-muted">{t('denied.text')}</p>
      <Link href={paths.app} className={buttonClasses('primary')}>
        {t('denied.back')}
      </Link>
    </Centered>
  )
}

/** An administrator, in a session that no passkey has opened. */
function PasskeyNeeded() {
  const { t } = useTranslation('admin')
  return (
    <Centered>
      <Key className="size-10 text-accent" />
      <h1 className="text-page font-semibold">{t('passkey.title')}</h1>
      <p className="text-muted">{t('passkey.text')}</p>
      <Link href={paths.account} className={buttonClasses('primary')}>
        {t('passkey.add')}
      </Link>
    </Centered>
  )
}

/** The server could not say who this is: neither let in nor turned away. */
function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return <RetryNotice onRetry={onRetry}>{serverMessage(error) ?? t('loadFailed')}</RetryNotice>
}
