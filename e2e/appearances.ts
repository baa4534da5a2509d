import type { Language } from '../src/domain/options'

type Theme = 'light' | 'dark'

/** How a page is looked at. Set with `test.use({ lang: 'ar', theme: 'dark', width: 360 })`. */
export interface AppearanceOptions {
  lang: Language
  theme: Theme
  width: number
}

const languages: Language[] = ['en', 'ar']

const everyAppearance = languages.flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) => [360, 768, 1280].map((width) => ({ lang, theme, width }))),
)

const isUsual = ({ theme, width }: AppearanceOptions) => width === (theme === 'light' ? 1280 : 360)

/** The looks that a screen is checked in: light at 1280 and dark at 360, both languages; all twelve with LOOKS=all. */
export const appearances: AppearanceOptions[] =
  process.env.LOOKS === 'all' ? everyAppearance : everyAppearance.filter(isUsual)

export function lookName({ lang, theme, width }: AppearanceOptions): string {
  return `${lang} ${theme} ${width}`
}
