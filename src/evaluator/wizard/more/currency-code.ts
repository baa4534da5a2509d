import { preferredCurrencies } from '../../../domain/options'

/** The currency that a text means: an offered one by its word, any other by its three letters; null while it means none. */
export function currencyCode(text: string, word: (code: string) => string): string | null {
  const typed = text.trim()
  const offered = preferredCurrencies.find((code) => word(code) === typed)
  if (offered) return offered
  return /^[a-z]{3}$/i.test(typed) ? typed.toUpperCase() : null
}

/** Whether an offered currency goes on with what was typed; all of them while nothing was. */
export function currencyMatches(typed: string | null, names: readonly string[]): boolean {
  const start = typed?.trim().toLocaleLowerCase() ?? ''
  return names.some((name) => name.toLocaleLowerCase().startsWith(start))
}
