import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { loginHref } from '../paths'
import { LinkButton } from '../ui/button'
import { Warning } from '../ui/icons'

/** Says, over the screen that stays as it is, that signing in again is needed; gone when that was done in another tab. */
export function ExpiredBanner({ userId, asked }: { userId: string; asked: string }) {
  const { t } = useTranslation('shell')
  const { session } = trpc.useUtils().auth
  useEffect(() => {
    const look = async () => {
      const user = await session.fetch(undefined, { staleTime: 0 })
      if (user && user.id !== userId) location.reload()
    }
    // Where the server cannot be reached the banner stays, and the next focus looks again.
    const onFocus = () => void look().catch(() => undefined)
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [session, userId])
  return (
    <div role="alert" className="sticky top-0 z-30 flex flex-wrap items-center gap-3 bg-warning-soft px-4 py-2">
      <Warning className="text-warning" />
      <p className="grow font-medium">{t('expired')}</p>
      <LinkButton look="primary" href={loginHref(asked)}>
        {t('signInAgain')}
      </LinkButton>
    </div>
  )
}
