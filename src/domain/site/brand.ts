import type { Language } from '../options'

/** What the product is called. */
export const brand: Record<Language, string> = { en: 'Mizan', ar: 'ميزان' }
