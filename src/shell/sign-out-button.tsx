import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { useSignOut } from './use-sign-out'

/** The way out of pages that have no sidebar. */
export function SignOutButton() {
  const { t } = useTranslation('shell')
  const { isPending, signOut } = useSignOut()
  return (
    <Button variant="quiet" aria-disabled={isPending} onClick={signOut}>
      {isPending ? t('loggingOut') : t('logout')}
    </Button>
  )
}
