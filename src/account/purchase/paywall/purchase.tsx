import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { consultation, lifetimePriceSAR } from '../../../domain/site/product-price'
import { readSiteSettings, supportChatHref, supportMailHref } from '../../../domain/site/site-settings'
import { formatMoney } from '../../../i18n/format'
import { LinkButton } from '../../../ui/button'
import { Chat } from '../../../ui/icons'
import { BuyButton } from './buy-button'
import { TransferButton } from './transfer'

/** The ways to buy: by card and by transfer where they are set up, else by a mail that already says who writes, or a chat. */
export function Purchase({ userNumber, isWaiting }: { userNumber: number | null; isWaiting: boolean }) {
  const { t } = useTranslation('paywall')
  const settings = readSiteSettings(document.getElementById('settings')?.textContent)
  const email = trpc.auth.session.useQuery().data?.email ?? ''
  // A mail is plain text: the marks that isolate values within a page have no place there.
  const plain = { interpolation: { escapeValue: false } }
  const subject = userNumber === null ? t('subjectNoNumber') : t('subject', { number: userNumber, ...plain })
  const body =
    userNumber === null ? t('bodyNoNumber', { email, ...plain }) : t('body', { number: userNumber, email, ...plain })
  const chat = supportChatHref(settings, body)
  const { takesCards, takesTransfers } = settings
  return (
    <section
      aria-labelledby="price"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-6 shadow-float"
    >
      <Price />
      {isWaiting ? <ToTransfer /> : null}
      {takesCards ? <BuyButton isSecond={isWaiting} /> : null}
      {takesTransfers && !isWaiting ? <TransferButton isSecond={takesCards} /> : null}
      <div className="flex flex-col gap-3">
        {settings.supportEmail ? (
          <>
            <LinkButton
              variant={takesCards || takesTransfers ? 'secondary' : 'primary'}
              href={supportMailHref(settings, subject, body)}
            >
              {t('contact')}
            </LinkButton>
            <p className="text-small text-muted">{t('contactHint')}</p>
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
  const { t } = useTranslation('paywall')
  return (
    <>
      <LinkButton variant="primary" href="#transfer">
        {t('transfer.see')}
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
