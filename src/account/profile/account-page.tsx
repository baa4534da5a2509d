import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { usePageTitle } from '../../i18n/use-page-title'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PasskeysSection } from '../passkeys/passkeys-section'
import { ConnectSection } from './connect-section'
import { DataSection } from './data-section'
import { DeleteSection } from './delete-section'
import { EmailSection } from './email-section'
import { PasswordSection } from './password-section'
import { PlanSection } from './plan-section'
import type { Profile } from './profile'
import { ProfileForm } from './profile-form'
import { SessionsSection } from './sessions-section'

/** Everything that users can see and change of their own account. */
export function AccountPage() {
  const { t } = useTranslation(['account', 'common'])
  usePageTitle(t('page.title'))
  const profile = trpc.account.profile.useQuery()
  if (profile.data) return <Account profile={profile.data} />
  return (
    <>
      <h1 className="text-page font-semibold">{t('page.title')}</h1>
      {profile.isError ? (
        <div className="mt-6 flex flex-col items-start gap-4">
          <Notice variant="error" live title={t('page.notLoaded')} />
          <Button onClick={() => profile.refetch()}>{t('common:retry')}</Button>
        </div>
      ) : (
        <p role="status" className="mt-2 text-muted">
          {t('common:loading')}
        </p>
      )}
    </>
  )
}

function Account({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { userNumber, createdAt, email, isEmailVerified } = profile
  return (
    <>
      <div className="mb-8">
        <h1 className="text-page font-semibold">{t('page.title')}</h1>
        <p className="flex flex-wrap gap-x-4 text-muted">
          {userNumber === null ? null : <span>{t('page.number', { number: userNumber })}</span>}
          <span>{t('page.since', { date: formatDate(createdAt, language) })}</span>
        </p>
      </div>
      <ProfileForm profile={profile} />
      <PlanSection profile={profile} />
      <EmailSection email={email} isConfirmed={isEmailVerified} />
      <PasswordSection email={email} />
      <PasskeysSection email={email} isConfirmed={isEmailVerified} />
      <SessionsSection />
      <ConnectSection />
      <DataSection />
      <DeleteSection email={email} />
    </>
  )
}
