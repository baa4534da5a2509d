import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import { LinkButton } from '../ui/button'

export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <p className="text-figure font-semibold text-muted">404</p>
      <h1 className="text-page font-semibold">{t('notFound.title')}</h1>
      <p className="text-muted">{t('notFound.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" href={paths.landing}>
          {t('notFound.home')}
        </LinkButton>
        <LinkButton href={paths.demo}>{t('notFound.demo')}</LinkButton>
      </div>
    </main>
  )
}
