import type { Language } from '../../../src/domain/options'

/** What a person sees in place of a page that is refused: a sentence of the product, made at no cost. */
export function refusalPage(sentence: string, language: Language): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mizan ميزان</title>'
  return `<!doctype html><html lang="${language}" dir="${direction}"><head>${head}</head><body><p>${sentence}</p></body></html>\n`
}
