import { fileURLToPath } from 'node:url'
import type { DocumentFonts } from '../pdf/register-fonts'

const fontAt = (weight: number) => fileURLToPath(new URL(`../pdf/fonts/mizan-report-${weight}.ttf`, import.meta.url))

/** The fonts of documents, for tests. */
export const fontFiles: DocumentFonts = { 400: fontAt(400), 600: fontAt(600) }
