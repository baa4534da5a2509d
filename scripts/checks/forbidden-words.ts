import type { Language } from '../../src/domain/options'
import type { Forbidden } from './forbidden-expression'
import { arabic } from './forbidden-words-ar'
import { english } from './forbidden-words-en'

/**
 * Letters as they are compared: without the marks that set a direction, vowel signs and the stretching line; every alef
 * is plain; a no-break space is a space.
 */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u2066-\u2069\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\u00a0/g, ' ')
}

/**
 * What Arabic writes in one word with the next: 'and', 'so', 'with', 'to', 'like', 'the'. An entry forbids its words with
 * all of them ('بالنقد' is 'النقد' again), but not with endings ('النقدي' is another word); those have entries of their own.
 */
const arabicPrefixes = '[وف]?(?:[بك]?ال|لل|[بكل])?'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function wordPattern({ words, at }: Pick<Forbidden, 'words' | 'at'>, language: Language): RegExp {
  const isArabic = language === 'ar'
  const first = isArabic ? plain(words).replace(/^ال(?=\p{L}{2})/u, '') : plain(words)
  const spaced = first.split(' ').map(escaped).join('\\s+')
  const start = `(?<![\\p{L}\\p{N}])${isArabic ? arabicPrefixes : ''}`
  const end = at === 'end' ? '(?=[\\s.!:]*$)' : '(?![\\p{L}\\p{N}])'
  return new RegExp(`${start}${spaced}${end}`, 'iu')
}

const patterns = {
  en: english.map((entry) => ({ ...entry, pattern: wordPattern(entry, 'en') })),
  ar: arabic.map((entry) => ({ ...entry, pattern: wordPattern(entry, 'ar') })),
}

/** The forbidden expressions in a text, each with what is written instead. */
export function forbiddenIn(text: string, language: Language): string[] {
  const compared = plain(text)
  return patterns[language]
    .filter((entry) => entry.pattern.test(compared))
    .map(({ words, instead }) => `${words} → ${instead}`)
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** What people and search engines read of a document: its texts, the attributes that hold words, its structured data. */
export function textsOfHtml(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:aria-[a-z]+|alt|content|placeholder|title|data-[a-z]+)="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').split(/<[^>]*>/)
  const texts = [...body, ...attributes.map(([, value]) => value ?? ''), ...data.map(([, value]) => value ?? '')]
  return texts.map((text) => decoded(text).trim()).filter((text) => /\p{L}/u.test(text))
}
