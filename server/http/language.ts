import { type Language, languages } from '../../src/domain/options'

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

function ranked(header: string): { language: string; weight: number }[] {
  return header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined)
    return { language: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) }
  })
}

/** The one of our languages that an Accept-Language header ranks highest; the first named wins a tie. */
export function acceptedLanguage(header: string | undefined): Language {
  const ours = ranked(header ?? '').filter(({ language, weight }) => isLanguage(language) && weight > 0)
  const best = ours.reduce<(typeof ours)[number] | null>((a, b) => (a && a.weight >= b.weight ? a : b), null)
  return isLanguage(best?.language) ? best.language : 'en'
}
