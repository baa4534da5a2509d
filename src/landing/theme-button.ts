import { chooseTheme, chosenTheme, followSystemTheme, themes } from '../ui/theme/theme-choice'

/** Makes the theme button go through light, dark, like the system. */
export function startThemeButton(button: HTMLElement): void {
  const names: Record<string, string> = JSON.parse(button.dataset.names ?? '{}')
  const show = () => {
    const theme = chosenTheme()
    button.ariaLabel = `${names.label}: ${names[theme]}`
    button.title = button.ariaLabel
    for (const picture of button.querySelectorAll<HTMLElement>('[data-theme-picture]'))
      picture.hidden = picture.dataset.themePicture !== theme
  }
  button.addEventListener('click', () => {
    chooseTheme(themes[(themes.indexOf(chosenTheme()) + 1) % themes.length] ?? 'system')
    show()
  })
  followSystemTheme()
  show()
}
