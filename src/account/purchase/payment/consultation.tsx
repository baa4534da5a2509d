import { useTranslation } from 'react-i18next'
import { consultation } from '../../../domain/site/product-price'
import { readSiteSettings, supportChatHref, supportMailHref } from '../../../domain/site/site-settings'
import { formatMoney } from '../../../i18n/format'
import { LinkButton } from '../../../ui/button'

/** How the hours that come with the purchase are arranged; on paper the addresses themselves are said. */
export function Consultation({ orderNumber }: { orderNumber: string }) {
  const { t, i18n } = useTranslation('payment')
  const settings = readSiteSettings(document.getElementById('settings')?.textContent)
  // A message is plain text: the marks that isolate values within a page have no place there.
  const plain = { number: orderNumber, interpolation: { escapeValue: false } }
  const body = t('consultation.body', plain)
  const chat = supportChatHref(settings, body)
  const mail = settings.supportEmail && supportMailHref(settings, t('consultation.subject', plain), body)
  const value = formatMoney(consultation.valueSAR, i18n.language === 'ar' ? 'ar' : 'en', 'SAR', { max: 0 })
  if (!chat && !mail) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-section font-semibold">{t('consultation.title')}</h2>
      <p className="max-w-line">{t('consultation.text', { value })}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {chat ? (
          <LinkButton href={chat} target="_blank" rel="noreferrer">
            {t('consultation.chat')}
          </LinkButton>
        ) : null}
        {mail ? <LinkButton href={mail}>{t('consultation.mail')}</LinkButton> : null}
      </div>
      <p className="hidden print:block">
        <bdi dir="ltr">
          {[settings.supportWhatsapp && `+${settings.supportWhatsapp}`, settings.supportEmail]
            .filter(Boolean)
            .join(' · ')}
        </bdi>
      </p>
    </section>
  )
}
