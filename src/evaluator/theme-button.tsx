import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button'
import { Moon, Screen, Sun } from '../ui/icons'
import { chooseTheme, chosenTheme, type Theme, themes } from '../ui/theme-choice'

const pictures = { light: Sun, dark: Moon, system: Screen }

/** Light, dark, like the system: one press goes to the next. */
export function ThemeButton() {
  const { t } = useTranslation('common')
  const [theme, setTheme] = useState<Theme>('system')
  // The choice is only known in the browser; the prerendered page shows the system's picture.
  useEffect(() => setTheme(chosenTheme()), [])
  const Picture = pictures[theme]
  return (
    <IconButton
      label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
      onClick={() => {
        const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
        chooseTheme(next)
        setTheme(next)
      }}
    >
      <Picture />
    </IconButton>
  )
}
