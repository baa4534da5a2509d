import { useEffect, useState } from 'react'
import { IconButton } from '../button'
import { Moon, Screen, Sun } from '../icons'
import { chooseTheme, chosenTheme, type Theme, themes } from './theme-choice'

const pictures = { light: Sun, dark: Moon, system: Screen }

/** Light, dark, like the system: one press goes to the next. */
export function ThemeSwitch({ label, names }: { label: string; names: Record<Theme, string> }) {
  const [theme, setTheme] = useState<Theme>('system')
  // The choice is only known in the browser; a prerendered page shows the system's picture.
  useEffect(() => setTheme(chosenTheme()), [])
  const Picture = pictures[theme]
  return (
    <IconButton
      label={`${label}: ${names[theme]}`}
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
