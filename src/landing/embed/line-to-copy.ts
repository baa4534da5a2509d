import type { Language } from '../../domain/options'
import type { StarterId } from '../../domain/samples/starter-stores'
import { calculatorPath, calculatorScript } from '../../paths'
import { frameTitles, usualHeight } from './frame-element'

export const looks = ['auto', 'light', 'dark'] as const
type Look = (typeof looks)[number]

export interface CalculatorChoice {
  category: StarterId
  language: Language
  look: Look
}

/** Where the calculator is, as it was chosen. */
export function addressOf(origin: string, { category, language, look }: CalculatorChoice): string {
  const theme = look === 'auto' ? '' : `&theme=${look}`
  return `${origin}${calculatorPath}?category=${category}&lang=${language}${theme}`
}

/**
 * What an author copies: a frame with room kept for it, so that nothing moves when it is there, and the script that gives it
 * the height of its content. The script alone makes the same frame.
 */
export function lineToCopy(origin: string, choice: CalculatorChoice): string {
  const { category, language, look } = choice
  const chosen = look === 'auto' ? '' : ` data-theme="${look}"`
  const address = addressOf(origin, choice).replaceAll('&', '&amp;')
  return (
    `<iframe src="${address}" title="${frameTitles[language]}" width="100%" height="${usualHeight}" frameborder="0" loading="lazy" referrerpolicy="no-referrer"></iframe>` +
    `<script async src="${origin}${calculatorScript}" data-category="${category}" data-lang="${language}"${chosen}></script>`
  )
}

/** What the content security policy of such a page has to allow. */
export const policyOf = (origin: string) => `script-src ${origin}; frame-src ${origin}`
