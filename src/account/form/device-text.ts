import { useTranslation } from 'react-i18next'
import { deviceName } from '../../domain/text/device-name'

/** A browser as people call it, from what it says of itself. */
export function useDeviceText(userAgent: string | null): string {
  const { t } = useTranslation('account')
  const name = deviceName(userAgent)
  if (!name) return t('sessions.unknown')
  const [browser, system] = [t(`sessions.browsers.${name.browser}`), t(`sessions.systems.${name.system}`)]
  return t('sessions.device', { browser, system })
}
