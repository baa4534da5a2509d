import { useTranslation } from 'react-i18next'
import { lifetimePriceSAR } from '../../domain/site/product-price'
import { readSiteSettings, supportChatHref, supportMailHref } from '../../domain/site/site-settings'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button, LinkButton } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { ArrivingPayment } from './payment-from-url'

/** The state of the payment to register with, said once: here, where it stays. */
export function PaymentNotice({ payment }: { payment: ArrivingPayment }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  if (payment.state === 'none') return null
  if (payment.state === 'checking') return <Notice live>{t('register.payment.checking')}</Notice>
  if (payment.state === 'verified')
    return (
      <Notice live title={t('register.payment.verified')}>
        {t('register.payment.verifiedText', { price })}
      </Notice>
    )
  if (payment.state === 'unavailable')
    return (
      <Notice variant="warning" live title={t('register.payment.unavailable')}>
        <p>{payment.problem ?? t('register.payment.unavailableText')}</p>
        <Button className="mt-2" onClick={payment.checkAgain}>
          {t('register.payment.again')}
        </Button>
      </Notice>
    )
  return (
    <Notice variant="error" live title={t('register.payment.failedTitle')}>
      <p>{t('register.payment.failed')}</p>
      <p>{t('register.payment.without')}</p>
      <ContactSupport reference={payment.reference} />
    </Notice>
  )
}

function ContactSupport({ reference }: { reference: string }) {
  const { t } = useTranslation('account')
  const settings = readSiteSettings(document.getElementById('settings')?.textContent)
  const body = t('register.payment.body', { reference, interpolation: { escapeValue: false } })
  const mail = settings.supportEmail && supportMailHref(settings, t('register.payment.subject'), body)
  const href = mail ?? supportChatHref(settings, body)
  return href ? (
    <LinkButton className="mt-2" href={href}>
      {t('register.payment.support')}
    </LinkButton>
  ) : null
}
