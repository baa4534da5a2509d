import { formatNumber } from '../../../src/i18n/format'

/** Halalas as mails say riyals, in the digits of every other amount. */
export const amountOf = (halalas: number) => formatNumber(halalas / 100, 'en', { min: 2, max: 2 })

/** A text of the dictionary with its values. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/** The lines of a plain mail; a paragraph without lines leaves itself out. */
export const inParagraphs = (paragraphs: readonly (readonly string[])[]) =>
  `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
