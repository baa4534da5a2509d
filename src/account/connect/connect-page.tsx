import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../i18n/use-page-title'
import { TokensSection } from './tokens-section'
import { WebhooksSection } from './webhooks-section'

/** What connects other programs with the account. */
export function ConnectPage() {
  const { t } = useTranslation('connect')
  usePageTitle(t('title'))
  return (
    <>
      <div className="mb-8">
        <h1 className="text-page font-semibold">{t('title')}</h1>
        <p className="max-w-[35em] text-muted">{t('intro')}</p>
        <p>
          <a
            href="/api/docs"
            hrefLang="en"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {t('reference')}
          </a>
        </p>
      </div>
      <TokensSection />
      <WebhooksSection />
    </>
  )
}
