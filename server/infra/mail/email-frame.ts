import type { Language } from '../../../src/domain/options'
import { mail as ar } from '../../../src/i18n/ar/mail'
import { mail as en } from '../../../src/i18n/en/mail'

const words = { en, ar }

/** The text of an e-mail between its greeting and who it is from. */
export function framed(language: Language, text: string): string {
  const { hello, signature } = words[language]
  return `${hello}\n\n${text.trim()}\n\n${signature}\n`
}

/** The same for an e-mail that greets by name in its first line. */
export const signed = (language: Language, text: string) => `${text.trim()}\n\n${words[language].signature}\n`
