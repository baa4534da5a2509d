import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { showToast } from '../../ui/overlays/toasts'
import type { User } from './user'

/** What can be given to an account, or taken from it. */
export type UserChange = 'activate' | 'deactivate' | 'makeAdmin' | 'removeAdmin'

const opposite: Record<UserChange, UserChange> = {
  activate: 'deactivate',
  deactivate: 'activate',
  makeAdmin: 'removeAdmin',
  removeAdmin: 'makeAdmin',
}

/** Makes such changes. A notice says how it went, and takes back what was done. */
export function useUserChanges({ id }: Pick<User, 'id'>) {
  const { t } = useTranslation(['adminUsers', 'admin', 'common'])
  const { users, audit } = trpc.useUtils().admin
  const status = trpc.admin.users.setStatus.useMutation()
  const role = trpc.admin.users.setAdmin.useMutation()

  const send = (change: UserChange) =>
    change === 'activate' || change === 'deactivate'
      ? status.mutateAsync({ id, isActive: change === 'activate' })
      : role.mutateAsync({ id, isAdmin: change === 'makeAdmin' })

  const refused = (change: UserChange, error: unknown) => {
    const isStatus = change === 'activate' || change === 'deactivate'
    const text = serverMessage(error) ?? t(isStatus ? 'toast.statusFailed' : 'toast.roleFailed')
    showToast({ title: t('admin:toast.error'), text, variant: 'destructive' })
  }

  const make = async (change: UserChange, canBeUndone = true) => {
    try {
      await send(change)
    } catch (error) {
      return refused(change, error)
    }
    const isStatus = change === 'activate' || change === 'deactivate'
    const text = t(isStatus ? 'toast.statusUpdated' : 'toast.roleUpdated')
    const action = { label: t('common:undo'), run: () => void make(opposite[change], false) }
    showToast({ title: t('admin:toast.success'), text, ...(canBeUndone && { action }) })
    void audit.invalidate()
    await users.list.invalidate()
  }
  return { make, isPending: status.isPending || role.isPending }
}
