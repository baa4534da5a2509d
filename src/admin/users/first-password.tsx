import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortDateTime } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import type { User } from './user'

const SetPasswordDialog = lazy(() => import('./set-password-dialog'))

/** Until when the password that an administrator set opens the account, and the way to another one. */
export function FirstPassword({ user, endsAt }: { user: User; endsAt: Date }) {
  const { t } = useTranslation('adminUsers')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const isOver = endsAt <= new Date()
  const action = t('setPassword.open')
  const name = `${user.firstName} ${user.lastName}`
  return (
    <span className="block max-w-40 basis-full text-small">
      <span className={isOver ? 'text-negative' : 'text-muted'}>
        {isOver ? t('firstPassword.ended') : t('firstPassword.until', { when: formatShortDateTime(endsAt, language) })}
      </span>
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
