import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { loginHref } from '../paths'
import { LinkButton } from '../ui/button'
import { Warning } from '../ui/first-icons'

/**
 * Asks to sign in again, over the screen as it is; disappears when the user has signed in in another tab. When a
 * different user has signed in there, the page is reloaded for that user.
 */
export function ExpiredBanner({ userId, requested }: { userId: string; requested: string }) {
  const { t } = useTranslation('shell')
  const { client, auth } = trpc.useUtils()
  useEffect(() => {
    // Past what is known of the session: without one the screen stays, with what was typed into it.
    const checkSession = async () => {
      const user = await client.auth.session.query()
      if (user && user.id !== userId) location.reload()
      else if (user) auth.session.setData(undefined, user)
    }
    // Where the server cannot be reached the banner stays, and the next focus looks again.
    const onFocus = () => void checkSession().catch(() => undefined)
    onFocus()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [auth, client, userId])
  return (
    <div role="alert" className="sticky top-0 z-30 flex flex-wrap items-center gap-3 bg-warning-soft px-4 py-2">
      <Warning className="text-warning" />
      <p className="grow font-medium">{t('expired')}</p>
      <LinkButton variant="primary" href={loginHref(requested)}>
        {t('signInAgain')}
      </LinkButton>
    </div>
  )
}
