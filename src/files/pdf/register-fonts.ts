import { Font } from '@react-pdf/renderer'
import { family } from './look'

/** Where the fonts of documents are, by weight. */
export type DocumentFonts = Record<400 | 600, string>

/** Tells the PDF library which fonts there are, and that no word is ever divided. */
export function registerFonts(fonts: DocumentFonts): void {
  Font.register({
    family,
    fonts: [
      { src: fonts[400], fontWeight: 400 },
      { src: fonts[600], fontWeight: 600 },
    ],
  })
  Font.registerHyphenationCallback((word) => [word])
}
