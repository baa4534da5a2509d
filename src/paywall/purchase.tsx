import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { readSiteSettings, supportChatHref, supportMailHref } from '../domain/site-settings'
import { LinkButton } from '../ui/button'

/** The way to buy: a mail that already says who writes, and a chat where there is one. */
export function Purchase({ userNumber }: { userNumber: number | null }) {
  const { t } = useTranslation('paywall')
  const settings = readSiteSettings(document.getElementById('settings')?.textContent)
  const email = trpc.auth.session.useQuery().data?.email ?? ''
  // A mail is plain text of its own: the marks that isolate values within a page have no place there.
  const plain = { interpolation: { escapeValue: false } }
  const subject = userNumber === null ? t('subjectNoNumber') : t('subject', { number: userNumber, ...plain })
  const body =
    userNumber === null ? t('bodyNoNumber', { email, ...plain }) : t('body', { number: userNumber, email, ...plain })
  const chat = supportChatHref(settings, body)
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-6">
      <div className="flex flex-wrap gap-3">
        <LinkButton look="primary" href={supportMailHref(settings, subject, body)}>
          {t('contact')}
        </LinkButton>
        {chat ? (
          <LinkButton href={chat} target="_blank" rel="noreferrer">
            {t('chat')}
          </LinkButton>
        ) : null}
      </div>
      <p className="text-small text-muted">{settings.supportEmail ? t('contactHint') : t('contactNoAddress')}</p>
    </section>
  )
}
