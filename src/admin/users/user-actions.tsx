import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { trpc } from '../../api'
import { adminHref } from '../../paths'
import { Button } from '../../ui/button'
import { History } from '../../ui/icons'
import { useOutcome } from '../use-outcome'
import type { User } from './user'

/** What an administrator can do with an account. Their own flags they cannot change. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const own = trpc.admin.status.useQuery().data?.user.id
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="flex items-center gap-1">
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

function Switches({ user: { id, isActive, isAdmin, ...user } }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const { users } = trpc.useUtils().admin
  const outcome = useOutcome(() => void users.list.invalidate())
  const status = trpc.admin.users.setStatus.useMutation(
    outcome({ done: t('toast.statusUpdated'), failed: t('toast.statusFailed') }),
  )
  const role = trpc.admin.users.setAdmin.useMutation(
    outcome({ done: t('toast.roleUpdated'), failed: t('toast.roleFailed') }),
  )
  const isPending = status.isPending || role.isPending
  const name = `${user.firstName} ${user.lastName}`
  const button = (label: string, change: () => void) => (
    <Button
      aria-disabled={isPending}
      aria-label={t('actions.named', { action: label, name })}
      className="px-3! text-small! whitespace-nowrap"
      onClick={isPending ? undefined : change}
    >
      {label}
    </Button>
  )
  return (
    <>
      {button(t(isActive ? 'actions.deactivate' : 'actions.activate'), () =>
        status.mutate({ id, isActive: !isActive }),
      )}
      {button(t(isAdmin ? 'actions.removeAdmin' : 'actions.makeAdmin'), () => role.mutate({ id, isAdmin: !isAdmin }))}
    </>
  )
}
