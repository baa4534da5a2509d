import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { readSiteSettings, supportChatHref, supportMailHref } from '../../domain/site-settings'
import { LinkButton } from '../../ui/button'
import { BuyButton } from './buy-button'

/** The way to buy: by card where that is set up, else by a mail that already says who writes, or a chat. */
export function Purchase({ userNumber }: { userNumber: number | null }) {
  const { t } = useTranslation('paywall')
  const settings = readSiteSettings(document.getElementById('settings')?.textContent)
  const email = trpc.auth.session.useQuery().data?.email ?? ''
  // A mail is plain text: the marks that isolate values within a page have no place there.
  const plain = { interpolation: { escapeValue: false } }
  const subject = userNumber === null ? t('subjectNoNumber') : t('subject', { number: userNumber, ...plain })
  const body =
    userNumber === null ? t('bodyNoNumber', { email, ...plain }) : t('body', { number: userNumber, email, ...plain })
  const chat = supportChatHref(settings, body)
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      {settings.takesCards ? <BuyButton /> : null}
      <div className="flex flex-wrap gap-3">
        {settings.supportEmail ? (
          <LinkButton
            variant={settings.takesCards ? 'secondary' : 'primary'}
            href={supportMailHref(settings, subject, body)}
          >
            {t('contact')}
          </LinkButton>
        ) : null}
        {chat ? (
          <LinkButton href={chat} target="_blank" rel="noreferrer">
            {t('chat')}
          </LinkButton>
        ) : null}
      </div>
      {settings.supportEmail ? <p className="text-small text-muted">{t('contactHint')}</p> : null}
      {settings.takesCards || settings.supportEmail || chat ? null : <p>{t('noWay')}</p>}
    </section>
  )
}
