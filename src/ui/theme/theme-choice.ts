/** The key and the values of the theme in browser storage; the boot script in the HTML reads the same. */
const key = 'theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

function apply(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemDark().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Chooses a theme; 'system' follows the device, also when it changes later. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  apply(theme)
}

export function followSystemTheme(): void {
  systemDark().addEventListener('change', () => {
    if (chosenTheme() === 'system') apply('system')
  })
}
