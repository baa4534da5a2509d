import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { consultation, lifetimePriceSAR } from '../../../domain/site/product-price'
import { readSiteSettings, supportChatHref, supportMailHref } from '../../../domain/site/site-settings'
import { formatMoney } from '../../../i18n/format'
import { LinkButton } from '../../../ui/button'
import { Chat } from '../../../ui/icons'
import { BuyButton } from './buy-button'
import { TransferButton } from './transfer'

interface PurchaseProps {
  userNumber: number | null
  /** The number of the order that waits for a transfer. */
  order: string | null
}

/** The ways to buy: by card and by transfer where they are set up, else by a mail that already says who writes, or a chat. */
export function Purchase({ userNumber, order }: PurchaseProps) {
  const { t } = useTranslation('paywall')
  const settings = readSiteSettings(document.getElementById('settings')?.textContent)
  const email = trpc.auth.session.useQuery().data?.email ?? ''
  const about = order ? 'Ordered' : userNumber === null ? 'NoNumber' : ''
  // A mail is plain text: the marks that isolate values within a page have no place there.
  const values = { order, number: userNumber, email, interpolation: { escapeValue: false } }
  const subject = t(`subject${about}`, values)
  const body = t(`body${about}`, values)
  const chat = supportChatHref(settings, body)
  const { takesCards, takesTransfers } = settings
  return (
    <section
      aria-labelledby="price"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-6 shadow-float"
    >
      <Price />
      {order ? <ToTransfer /> : null}
      {takesCards ? <BuyButton isSecond={order !== null} /> : null}
      {takesTransfers && !order ? <TransferButton isSecond={takesCards} /> : null}
      <div className="flex flex-col gap-3">
        {settings.supportEmail ? (
          <>
            <LinkButton
              variant={takesCards || takesTransfers ? 'secondary' : 'primary'}
              href={supportMailHref(settings, subject, body)}
            >
              {t(order ? 'contactOrdered' : 'contact')}
            </LinkButton>
            {order ? null : <p className="text-small text-muted">{t('contactHint')}</p>}
          </>
        ) : null}
        {chat ? (
          <LinkButton href={chat} target="_blank" rel="noreferrer">
            {t('chat')}
          </LinkButton>
        ) : null}
      </div>
      {takesCards || takesTransfers || settings.supportEmail || chat ? null : <p>{t('noWay')}</p>}
    </section>
  )
}

/** The first way on while an order waits: to what its transfer needs. */
function ToTransfer() {
  const { t } = useTranslation(['paywall', 'shell'])
  return (
    <>
      <LinkButton variant="primary" href="#transfer">
        {t('shell:ordered.see')}
      </LinkButton>
      <p className="text-small text-muted">{t('transfer.hint')}</p>
    </>
  )
}

/** What it costs and what comes with it. */
function Price() {
  const { t, i18n } = useTranslation('paywall')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const whole = (amount: number) => formatMoney(amount, language, 'SAR', { max: 0 })
  return (
    <div className="border-b border-line pb-4">
      <h2 id="price" className="text-figure font-semibold">
        <bdi>{whole(lifetimePriceSAR)}</bdi>
      </h2>
      <p className="text-muted">{t('once')}</p>
      <p className="mt-3 flex items-start gap-2 font-medium">
        <Chat className="mt-0.5 text-accent" />
        {t('consultation', { value: whole(consultation.valueSAR) })}
      </p>
    </div>
  )
}
