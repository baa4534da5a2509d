import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../i18n/use-page-title'
import { evaluationHref, paths } from '../../paths'
import { Button, LinkButton } from '../../ui/button'
import { OrphanedDraftsNotice } from '../saving/notices/orphaned-drafts-notice'

interface NotOpenedProps {
  id: string
  /** There is no such project, as far as this user is concerned; else it could not be loaded. */
  isMissing: boolean
  onRetry: () => void
}

/** A project that is not here, or could not be opened; edits to it that this device still holds are offered. */
export function NotOpened({ id, isMissing, onRetry }: NotOpenedProps) {
  const { t } = useTranslation(['saving', 'common'])
  const [, navigate] = useLocation()
  const title = isMissing ? t('notFound.title') : t('loadFailed')
  usePageTitle(title)
  return (
    <div className="m-auto flex w-full max-w-xl flex-col gap-4">
      <h1 className="text-page font-semibold">{title}</h1>
      {isMissing ? <p className="text-muted">{t('notFound.text')}</p> : null}
      {isMissing ? (
        <OrphanedDraftsNotice only={id} onSaved={(made) => navigate(evaluationHref(made), { replace: true })} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isMissing ? null : (
          <Button variant="primary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        <LinkButton variant={isMissing ? 'primary' : 'secondary'} href={paths.app}>
          {t('notFound.back')}
        </LinkButton>
      </div>
    </div>
  )
}
