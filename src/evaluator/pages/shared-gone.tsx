import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { LinkButton } from '../../ui/button'
import { usePageTitle } from '../../ui/page/use-page-title'

/** The same for every link that does not work, regardless of the reason. */
export function SharedGone() {
  const { t } = useTranslation(['sharing', 'common'])
  usePageTitle(`${t('sharing:page.gone')} – ${t('common:brand')}`)
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
