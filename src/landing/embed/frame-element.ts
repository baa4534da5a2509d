import type { Language } from '../../domain/options'

/** What the calculator is high at nearly every width (embed.css), in CSS pixels: kept for it until it says its own. */
export const usualHeight = 768

/** What a page is told of the calculator before it is there. */
export const frameTitles: Record<Language, string> = { en: 'Mizan calculator', ar: 'حاسبة ميزان' }
