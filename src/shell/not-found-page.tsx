import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../i18n/use-page-title'
import { paths } from '../paths'
import { LinkButton } from '../ui/button'
import { PlainFrame } from './plain-frame'

/** No page is at this address. */
export function NotFoundPage() {
  const { t } = useTranslation('common')
  usePageTitle(t('notFound.title'))
  return (
    <PlainFrame>
      <div className="m-auto flex w-full max-w-xl flex-col gap-4">
        <p className="text-figure font-semibold text-muted">404</p>
        <h1 className="text-page font-semibold">{t('notFound.title')}</h1>
        <p className="text-muted">{t('notFound.text')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" href={paths.landing}>
            {t('notFound.home')}
          </LinkButton>
          <LinkButton href={paths.demo}>{t('notFound.demo')}</LinkButton>
        </div>
      </div>
    </PlainFrame>
  )
}
