import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../src/domain/options'
import { pluralForms } from '../../src/i18n/dictionary'
import { root } from './sources'

/** A dictionary as a flat list: 'evaluator.summary.title_one' → text. */
export type Texts = Map<string, string>

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
}

// index gathers the others.
const isWords = (path: string) => path.endsWith('.ts') && !/^index\.ts$|\.test\.ts$/.test(basename(path))

async function textsOf(folder: string, path: string): Promise<[string, string][]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(folder, path)).href)
  return Object.values(module).flatMap((value) => flatten(value, basename(path, '.ts')))
}

/** Every text of a language, whichever page loads it. */
export async function loadTexts(language: Language): Promise<Texts> {
  const folder = join(root, 'src/i18n', language)
  const lists = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isWords)
      .map((path) => textsOf(folder, path)),
  )
  return new Map(lists.flat())
}

const form = new RegExp(`_(${pluralForms.join('|')})$`)

const isPlural = (texts: Texts, key: string) => form.test(key) && texts.has(key.replace(form, '_other'))

/** The key without its plural form: what both languages must have. */
const bases = (texts: Texts) =>
  new Set([...texts.keys()].map((key) => (isPlural(texts, key) ? key.replace(form, '') : key)))

export function missingKeys(from: Texts, to: Texts): string[] {
  const there = bases(to)
  return [...bases(from)].filter((key) => !there.has(key))
}

/** The plural forms that a counted text lacks: six in Arabic, one and other in English. */
export function missingForms(texts: Texts, forms: readonly string[]): string[] {
  const counted = [...texts.keys()].filter((key) => isPlural(texts, key)).map((key) => key.replace(form, ''))
  return [...new Set(counted)].flatMap((key) =>
    forms.map((name) => `${key}_${name}`).filter((name) => !texts.has(name)),
  )
}

const variables = (text: string) => [...text.matchAll(/\{\{?\s*(\w+)/g)].map(([, name]) => name ?? '')

/** What a counted text counts: the number, or that number as the page writes it. The words 'none', 'one', 'two' may replace it. */
const counted = ['count', 'figure']

/** Texts whose variables are not those of the other language. */
export function otherVariables(from: Texts, to: Texts): string[] {
  return [...to].flatMap(([key, text]) => {
    const original = from.get(key) ?? from.get(key.replace(form, '_other'))
    if (original === undefined) return []
    const [wanted, used] = [new Set(variables(original)), new Set(variables(text))]
    if (form.test(key)) for (const name of counted) wanted.delete(name)
    const unknown = [...used].filter((name) => !variables(original).includes(name))
    const forgotten = [...wanted].filter((name) => !used.has(name))
    return [...unknown, ...forgotten].map((name) => `${key}: ${name}`)
  })
}

const spoken = (text: string) => text.replace(/\{\{?[^}]*\}?\}|<\/?\w+\/?>|\$t\([^)]*\)/g, ' ')

// What Arabic readers know in Latin letters: file formats, the other language, brands, the acronyms of their trade.
const latinNames = new Set([
  ...['JSON', 'HTTPS', 'API', 'PDF', 'Excel', 'CSV', 'English', 'EN', 'hash', 'SEO', 'SMS', 'Stripe', 'Apple', 'Pay'],
  ...['CAC', 'LTV', 'AOV', 'ROAS', 'COD', 'HS', 'CIF', 'PL', 'Landed', 'cost'],
])

/** Latin words in an Arabic text that are not on the short list above. */
export function latinWords(text: string): string[] {
  return (spoken(text).match(/[A-Za-z]+(?:[.-][A-Za-z]+)*/g) ?? []).filter((word) => !latinNames.has(word))
}
