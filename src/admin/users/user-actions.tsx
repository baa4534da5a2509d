import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { trpc } from '../../api'
import { accessReasonOf } from '../../domain/rules/access'
import { adminHref } from '../../paths'
import { Button } from '../../ui/button'
import { History } from '../../ui/icons'
import type { UserChange } from './use-user-changes'
import type { User } from './user'
import { UserMenu } from './user-menu'

const ConfirmChange = lazy(() => import('./confirm-change'))

/** What an administrator can do with an account. Their own flags they cannot change. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const own = trpc.admin.status.useQuery().data?.user.id
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="flex items-center gap-1 max-sm:flex-wrap">
      {user.id === own ? (
        <p className="max-w-56 min-w-40 grow text-muted">{t('ownAccount')}</p>
      ) : (
        <Switches user={user} />
      )}
      <Link
        href={adminHref({ tab: 'audit', target: user.id })}
        aria-label={t('historyOf', { name })}
        title={t('historyOf', { name })}
        className="ms-auto inline-flex size-11 sm:size-9 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken"
      >
        <History />
      </Link>
    </div>
  )
}

/** What was paid for ends by its refund alone, and administrators need no access. */
function rightsOf(user: User): UserChange[] {
  const reason = accessReasonOf(user)
  const access: UserChange[] =
    user.isAdmin || reason === 'paid' || user.paymentStatus === 'disputed' ? [] : [reason ? 'endAccess' : 'giveAccess']
  return [user.isAdmin ? 'removeAdmin' : 'makeAdmin', ...access]
}

/** Each change is asked about first: it takes effect at once, in everything that the person has open. */
function Switches({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const [unconfirmed, setUnconfirmed] = useState<UserChange | null>(null)
  const name = `${user.firstName} ${user.lastName}`
  const status = user.isActive ? 'deactivate' : 'activate'
  return (
    <>
      <Button
        aria-label={t('actions.named', { action: t(`actions.${status}`), name })}
        className="px-3! text-small! whitespace-nowrap"
        onClick={() => setUnconfirmed(status)}
      >
        {t(`actions.${status}`)}
      </Button>
      <UserMenu user={user} rights={rightsOf(user)} onChange={setUnconfirmed} />
      {unconfirmed ? (
        <Suspense fallback={null}>
          <ConfirmChange user={user} change={unconfirmed} onClose={() => setUnconfirmed(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
