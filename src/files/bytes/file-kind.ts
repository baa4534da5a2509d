import type { FileRefusal } from '../../domain/error-codes'

/** What a file is by how it begins, regardless of its name. */
type FileKind = 'packed' | 'text' | FileRefusal

const beginnings: readonly (readonly [kind: FileKind, bytes: readonly number[]])[] = [
  ['packed', [0x50, 0x4b, 0x03, 0x04]],
  ['program', [0x4d, 0x5a]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0xcf, 0xfa, 0xed, 0xfe]],
  ['program', [0xca, 0xfe, 0xba, 0xbe]],
  ['oldExcel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['packed', [0x50, 0x4b, 0x05, 0x06]],
  ['unknownKind', [0x1f, 0x8b]],
  ['unknownKind', [0x52, 0x61, 0x72, 0x21]],
  ['unknownKind', [0x37, 0x7a, 0xbc, 0xaf]],
]

/** In the directory of the container that old formats share: a workbook of any version that a password protects. */
const encryptedPart = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, along) => bytes[at + along] === byte)) return true
  return false
}

/** What the bytes of a file are: packed, text, or something that is refused. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const known = beginnings.find(([, start]) => start.every((byte, at) => bytes[at] === byte))
  const kind = known ? known[0] : 'text'
  return kind === 'oldExcel' && holds(bytes, encryptedPart) ? 'encrypted' : kind
}
