import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { gatherExport } from '../../forms/gather-export'
import { downloadText } from '../../ui/device/download'
import { Download, Key, SignOut, Trash } from '../../ui/icons'
import { Menu, MenuAction } from '../../ui/overlays/menu'
import { showToast } from '../../ui/overlays/toasts'
import type { UserChange } from './use-user-changes'
import type { User } from './user'

const DeleteUserDialog = lazy(() => import('./delete-user-dialog'))

interface UserMenuProps {
  user: User
  /** The changes of role and access that the account can have. */
  rights: readonly UserChange[]
  onChange: (change: UserChange) => void
}

/** What is seldom done with an account: its role and access, and what its owner asks for: signing out everywhere, an export, a deletion. */
export function UserMenu({ user, rights, onChange }: UserMenuProps) {
  const { t } = useTranslation(['adminUsers', 'admin'])
  const { client, admin } = trpc.useUtils()
  const [isDeleting, setDeleting] = useState(false)
  const name = `${user.firstName} ${user.lastName}`
  const gather = useMutation({
    mutationFn: () => gatherExport((after) => client.admin.users.exportData.mutate({ id: user.id, ...after })),
    onSuccess(text) {
      downloadText(`mizan-data-${user.id}.json`, text)
      void admin.audit.invalidate()
    },
    onError: (error) =>
      showToast({
        title: t('admin:toast.error'),
        text: serverMessage(error) ?? t('requests.exportFailed'),
        variant: 'destructive',
      }),
  })
  return (
    <>
      <Menu label={t('requests.more', { name })}>
        {rights.map((change) => (
          <MenuAction key={change} icon={<Key />} onClick={() => onChange(change)}>
            {t(`actions.${change}`)}
          </MenuAction>
        ))}
        <MenuAction icon={<SignOut />} disabled={!user.isActive} onClick={() => onChange('endSessions')}>
          {t('actions.endSessions')}
        </MenuAction>
        <MenuAction icon={<Download />} disabled={gather.isPending} onClick={() => gather.mutate()}>
          {t(gather.isPending ? 'requests.exporting' : 'requests.export')}
        </MenuAction>
        <MenuAction icon={<Trash />} danger disabled={user.isAdmin} onClick={() => setDeleting(true)}>
          {t('requests.delete')}
        </MenuAction>
      </Menu>
      {isDeleting ? (
        <Suspense fallback={null}>
          <DeleteUserDialog user={user} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
