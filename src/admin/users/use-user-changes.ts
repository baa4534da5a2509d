import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { showToast } from '../../ui/overlays/toasts'
import type { User } from './user'

/** What can be given to an account, or taken from it. */
export type UserChange =
  | 'activate'
  | 'deactivate'
  | 'makeAdmin'
  | 'removeAdmin'
  | 'giveAccess'
  | 'endAccess'
  | 'endSessions'

const opposite: Partial<Record<UserChange, UserChange>> = {
  activate: 'deactivate',
  deactivate: 'activate',
  makeAdmin: 'removeAdmin',
  removeAdmin: 'makeAdmin',
  giveAccess: 'endAccess',
}

const said = {
  activate: 'status',
  deactivate: 'status',
  makeAdmin: 'role',
  removeAdmin: 'role',
  giveAccess: 'access',
  // A free place that was given back may be another's by then: this cannot be undone.
  endAccess: 'access',
  endSessions: 'sessions',
} as const satisfies Record<UserChange, string>

/** Makes such changes. A notice says how it went, and takes back what was done. */
export function useUserChanges({ id }: Pick<User, 'id'>) {
  const { t } = useTranslation(['adminUsers', 'admin', 'common'])
  const { users, audit } = trpc.useUtils().admin
  const status = trpc.admin.users.setStatus.useMutation()
  const role = trpc.admin.users.setAdmin.useMutation()
  const access = trpc.admin.users.setAccess.useMutation()
  const sessions = trpc.admin.users.endSessions.useMutation()

  const send = (change: UserChange) => {
    if (said[change] === 'status') return status.mutateAsync({ id, isActive: change === 'activate' })
    if (said[change] === 'sessions') return sessions.mutateAsync({ id })
    if (said[change] === 'role') return role.mutateAsync({ id, isAdmin: change === 'makeAdmin' })
    return access.mutateAsync({ id, hasAccess: change === 'giveAccess' })
  }

  const refused = (change: UserChange, error: unknown) => {
    const text = serverMessage(error) ?? t(`toast.${said[change]}Failed`)
    showToast({ title: t('admin:toast.error'), text, variant: 'destructive' })
  }

  const make = async (change: UserChange, canBeUndone = true) => {
    try {
      await send(change)
    } catch (error) {
      return refused(change, error)
    }
    const text = t(`toast.${said[change]}Updated`)
    const back = canBeUndone ? opposite[change] : undefined
    const action = back && { label: t('common:undo'), run: () => void make(back, false) }
    showToast({ title: t('admin:toast.success'), text, ...(action && { action }) })
    void audit.invalidate()
    await users.list.invalidate()
  }
  return { make, isPending: status.isPending || role.isPending || access.isPending || sessions.isPending }
}
