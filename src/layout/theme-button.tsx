import { useTranslation } from 'react-i18next'
import { ThemeSwitch } from '../ui/theme/theme-switch'

export function ThemeButton() {
  const { t } = useTranslation('common')
  const names = { light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') }
  return <ThemeSwitch label={t('theme.label')} names={names} />
}
