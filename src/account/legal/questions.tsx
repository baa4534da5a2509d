import { useTranslation } from 'react-i18next'
import { supportChatHref, supportMailHref } from '../../domain/site/site-settings'
import { LinkButton } from '../../ui/button'
import { useSiteSettings } from './use-site-settings'

/** The way to a human, where the owner of this site has named one. */
export function Questions() {
  const { t } = useTranslation('legal')
  const settings = useSiteSettings()
  const chat = supportChatHref(settings, t('greeting'))
  const mail = settings.supportEmail && supportMailHref(settings, t('subject'), t('greeting'))
  if (!chat && !mail) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{t('support')}</h2>
      <div className="flex flex-wrap gap-3">
        {mail ? <LinkButton href={mail}>{t('write')}</LinkButton> : null}
        {chat ? (
          <LinkButton href={chat} target="_blank" rel="noreferrer">
            {t('chat')}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}
