import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { trpc } from '../api'
import { ConfirmAddress } from '../forms/confirm-address'
import { paths } from '../paths'
import { buttonClasses } from '../ui/button'
import { Info } from '../ui/icons'

/** Tells who has no access yet what is closed to them, and the way to it: confirming the address, or the paywall. */
export function AccessNotice() {
  const { t } = useTranslation('shell')
  const user = trpc.auth.session.useQuery().data
  if (!user || user.hasAccess) return null
  if (user.placeHeldUntil)
    return (
      <section aria-labelledby="confirm-title" className="bg-accent-soft px-4 py-4 sm:px-6">
        <h2 id="confirm-title" className="mb-1 font-semibold">
          {t('confirm.title')}
        </h2>
        <ConfirmAddress user={user} />
      </section>
    )
  return (
    <section
      aria-label={t('getAccess')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-accent-soft px-4 py-2 sm:px-6"
    >
      <Info />
      <p className="grow">{t('noAccess')}</p>
      <Link href={paths.paywall} className={buttonClasses('secondary')}>
        {t('getAccess')}
      </Link>
    </section>
  )
}
