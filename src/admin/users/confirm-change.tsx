import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { type UserChange, useUserChanges } from './use-user-changes'
import type { User } from './user'

interface ConfirmChangeProps {
  user: User
  change: UserChange
  onClose: () => void
}

/** Asks, with the person's name, before rights are granted or taken away. */
export default function ConfirmChange({ user, change, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation(['adminUsers', 'common'])
  const { make, isPending } = useUserChanges(user)
  const name = `${user.firstName} ${user.lastName}`
  const confirm = () => void make(change).then(onClose)
  const isTaking = ['deactivate', 'removeAdmin', 'endAccess', 'endSessions'].includes(change)
  return (
    <Modal title={t(`confirm.${change}.title`, { name })} onClose={onClose}>
      <p className="mt-2 text-muted">
        <bdi className="font-medium text-text">{user.email}</bdi>
      </p>
      <p className="mt-2 text-muted">{t(`confirm.${change}.text`)}</p>
      <ModalActions>
        <Button onClick={onClose} data-autofocus>
          {t('common:cancel')}
        </Button>
        <Button
          variant={isTaking ? 'danger' : 'primary'}
          aria-disabled={isPending}
          onClick={isPending ? undefined : confirm}
        >
          {t(`actions.${change}`)}
        </Button>
      </ModalActions>
    </Modal>
  )
}
