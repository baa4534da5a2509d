import { FileRefused } from '../refusal'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Half of the first bytes of a UTF-16 text are zero wherever digits, commas or line breaks stand. */
function looksLikeUtf16(bytes: Uint8Array, zeroAt: 0 | 1): boolean {
  const start = bytes.subarray(0, 512)
  let zeros = 0
  for (let at = zeroAt; at < start.length; at += 2) if (start[at] === 0) zeros += 1
  return start.length > 8 && zeros > start.length / 10
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (looksLikeUtf16(bytes, 1)) return 'utf-16le'
  return looksLikeUtf16(bytes, 0) ? 'utf-16be' : 'utf-8'
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Control characters that are no white space: no text has them. */
const controls = /[^\P{Cc}\s\u0080-\u009f]/u

/**
 * The text of a file: UTF-8 or UTF-16, with or without its mark, or the Arabic code page of Windows, in which old programs
 * save. The mark is left out.
 */
export function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1256')
  if (text === null || controls.test(text)) throw new FileRefused('unknownKind')
  return text
}
