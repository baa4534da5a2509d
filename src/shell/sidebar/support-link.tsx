import { useTranslation } from 'react-i18next'
import { supportChatHref, supportMailHref } from '../../domain/site/site-settings'
import { Chat } from '../../ui/icons'
import { siteSettings } from '../site-settings'
import { LineText, LineTip, lineClasses } from './sidebar-link'

/** The way to a human: a chat, else a mail; nothing where the owner of this site has named neither. */
export function SupportLink({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('shell')
  const settings = siteSettings()
  const chat = supportChatHref(settings, t('supportMessage'))
  const mail = settings.supportEmail && supportMailHref(settings, t('supportSubject'), t('supportMessage'))
  const href = chat ?? mail
  if (!href) return null
  const line = { label: chat ? t('chat') : t('mail'), picture: <Chat />, isCollapsed }
  return (
    <li>
      <LineTip {...line}>
        <a href={href} {...(chat ? { target: '_blank', rel: 'noreferrer' } : {})} className={lineClasses(isCollapsed)}>
          <LineText {...line} />
        </a>
      </LineTip>
    </li>
  )
}
