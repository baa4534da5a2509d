import type { Language } from '../domain/options'
import type { SiteSettings } from '../domain/site/site-settings'
import type { landing } from '../i18n/en/landing'

export type LandingWords = typeof landing

/** What the page shows besides its words: the owner's settings, and whether an account still costs nothing. */
export interface Site extends SiteSettings {
  freePlaces: number
  hasFreePlace: boolean
}

/** What every section is given. */
export interface SectionProps {
  words: LandingWords
  language: Language
  site: Site
}
