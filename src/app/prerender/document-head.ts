import { type Language, languages } from '../../domain/options'
import { brand } from '../../domain/site/brand'
import { addressToken, languagePage } from '../../paths'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

const locales: Record<Language, string> = { en: 'en_US', ar: 'ar_SA' }

export interface PageWords {
  title: string
  description: string
  pictureAlt: string
}

const titled = ({ title, description }: Pick<PageWords, 'title' | 'description'>) => [
  `<title>${escaped(title)}</title>`,
  meta('name', 'description', description),
]

/** The head of a page that only its visitor should find. */
export function privateHead(words: Pick<PageWords, 'title' | 'description'>): string {
  return [...titled(words), meta('name', 'robots', 'noindex')].join('\n    ')
}

/** The head of a page that search engines list and people share: its address in each language, and its picture. */
export function publicHead(path: string, language: Language, words: PageWords): string {
  const address = (of: Language) => `${addressToken}${languagePage(path, of)}`
  const alternate = (hreflang: string, of: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${address(of)}" />`
  return [
    ...titled(words),
    `<link rel="canonical" href="${address(language)}" />`,
    ...languages.map((of) => alternate(of, of)),
    alternate('x-default', 'en'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand[language]),
    meta('property', 'og:title', words.title),
    meta('property', 'og:description', words.description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', locales[language]),
    ...languages.filter((of) => of !== language).map((of) => meta('property', 'og:locale:alternate', locales[of])),
    meta('property', 'og:image', `${addressToken}/share-${language}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', words.pictureAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}
