import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../i18n/use-page-title'
import { paths } from '../../paths'
import { LinkButton } from '../../ui/button'

/** The same for every link that does not work, regardless of the reason. */
export function SharedGone() {
  const { t } = useTranslation(['sharing', 'common'])
  usePageTitle(t('sharing:page.gone'))
  return (
    <div className="m-auto flex w-full max-w-xl flex-col gap-4">
      <h1 className="text-page font-semibold">{t('sharing:page.gone')}</h1>
      <p className="text-muted">{t('sharing:page.goneText')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" href={paths.demo}>
          {t('sharing:page.sample')}
        </LinkButton>
        <LinkButton href={paths.landing}>{t('common:notFound.home')}</LinkButton>
      </div>
    </div>
  )
}
