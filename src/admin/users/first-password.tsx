import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import type { User } from './user'

const SetPasswordDialog = lazy(() => import('./set-password-dialog'))

/** Until when the password that an administrator set opens the account, if one does, and the way to another one. */
export function FirstPassword({ user, endsAt }: { user: User; endsAt: Date | null }) {
  const { t } = useTranslation('adminUsers')
  const [isOpen, setOpen] = useState(false)
  const action = t('setPassword.open')
  const name = `${user.firstName} ${user.lastName}`
  return (
    <span className="block max-w-40 basis-full text-small">
      {endsAt ? <Until endsAt={endsAt} /> : null}
      <Button
        aria-label={t('actions.named', { action, name })}
        className="mt-1 px-3! text-small! whitespace-nowrap"
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SetPasswordDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}

function Until({ endsAt }: { endsAt: Date }) {
  const { t } = useTranslation('adminUsers')
  const language = useLanguage()
  const isOver = endsAt <= new Date()
  return (
    <span className={isOver ? 'text-negative' : 'text-muted'}>
      {isOver ? t('firstPassword.ended') : t('firstPassword.until', { when: formatDateTime(endsAt, language) })}
    </span>
  )
}
