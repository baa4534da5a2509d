import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import { LinkButton } from '../ui/button'

/** The way from here to the evaluator. */
export function StartPage() {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-page font-semibold">{t('projects')}</h1>
      <LinkButton look="primary" href={paths.demo}>
        {t('common:notFound.demo')}
      </LinkButton>
    </div>
  )
}
