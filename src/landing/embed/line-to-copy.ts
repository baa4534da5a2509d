import type { Language } from '../../domain/options'
import type { StarterId } from '../../domain/samples/starter-stores'
import { calculatorPath, calculatorScript } from '../../paths'

export const looks = ['auto', 'light', 'dark'] as const
type Look = (typeof looks)[number]

export interface CalculatorChoice {
  category: StarterId
  language: Language
  look: Look
}

/** What the calculator is high at nearly every width (embed.css), in CSS pixels: kept for it until it says its own. */
const usualHeight = 768

/** What a page is told of the calculator before it is there. */
const titles: Record<Language, string> = { en: 'Mizan calculator', ar: 'حاسبة ميزان' }

/**
 * What an author copies: a frame with room kept for it, so that nothing moves when it is there, and the script that gives it
 * the height of its content. The script alone makes the same frame.
 */
export function lineToCopy(origin: string, { category, language, look }: CalculatorChoice): string {
  const theme = look === 'auto' ? '' : `&amp;theme=${look}`
  const chosen = look === 'auto' ? '' : ` data-theme="${look}"`
  const address = `${origin}${calculatorPath}?category=${category}&amp;lang=${language}${theme}`
  return (
    `<iframe src="${address}" title="${titles[language]}" width="100%" height="${usualHeight}" frameborder="0" loading="lazy" referrerpolicy="no-referrer"></iframe>` +
    `<script async src="${origin}${calculatorScript}" data-category="${category}" data-lang="${language}"${chosen}></script>`
  )
}

/** What the content security policy of such a page has to allow. */
export const policyOf = (origin: string) => `script-src ${origin}; frame-src ${origin}`
