import type { BrowserContext } from 'playwright/test'
import type { Language } from '../src/domain/options'

type Theme = 'light' | 'dark'

/** How a page is looked at. Set with `test.use({ lang: 'ar', theme: 'dark', width: 360 })`. */
export interface AppearanceOptions {
  lang: Language
  theme: Theme
  width: number
  /** Whether another test visits the same screens in the other of the two usual looks. */
  inBoth?: boolean
}

const languages: Language[] = ['en', 'ar']

const everyAppearance = languages.flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) => [360, 768, 1280].map((width) => ({ lang, theme, width }))),
)

const isEvery = process.env.LOOKS === 'all'

/** Each of these is seen in the width of the other one, too, where nothing may stick out. */
const englishDesktop: AppearanceOptions = { lang: 'en', theme: 'light', width: 1280, inBoth: true }
const arabicPhone: AppearanceOptions = { lang: 'ar', theme: 'dark', width: 360, inBoth: true }

/** The looks that a screen is visited in: English on a light desktop, Arabic on a dark phone; all twelve with LOOKS=all. */
export const appearances = isEvery ? everyAppearance : [englishDesktop, arabicPhone]

/** What takes long is done whole in the first of these; in the others its screens are visited and read. */
export const flowLook = englishDesktop
export const readingLooks = isEvery ? everyAppearance : [arabicPhone]

export function lookName({ lang, theme, width }: AppearanceOptions): string {
  return `${lang} ${theme} ${width}`
}

/** The contexts of tests that another test repeats in the other usual look. */
export const visitedInBoth = new WeakSet<BrowserContext>()
