import { Inflate } from 'fflate'
import { maxPackedFiles, maxUnpackedBytes } from '../limits'
import { FileRefused } from '../refusal'

// A packed file says in its directory how large everything in it is. That is read first, so that what would unpack to more
// than is allowed is refused before a byte of it is unpacked; and what is unpacked is counted, for a directory can lie.

interface Packed {
  name: string
  method: number
  isEncrypted: boolean
  packedBytes: number
  unpackedBytes: number
  /** Where the file's own header begins. */
  at: number
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const fileHeader = 0x04034b50
const endBytes = 22
const maxCommentBytes = 0xffff

/** A number that does not fit its place says so by these; where it is then, the larger form of the format (Zip64) knows. */
const elsewhere = { short: 0xffff, long: 0xffffffff }

const broken = () => new FileRefused('brokenWorkbook')

function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at -= 1)
    if (view.getUint32(at, true) === directoryEnd) return at
  throw broken()
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): { entry: Packed; next: number } {
  if (at + 46 > bytes.length || view.getUint32(at, true) !== directoryEntry) throw broken()
  const [name, extra, comment] = [28, 30, 32].map((part) => view.getUint16(at + part, true))
  if (name === undefined || extra === undefined || comment === undefined) throw broken()
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  }
  if ([entry.packedBytes, entry.unpackedBytes, entry.at].includes(elsewhere.long)) throw new FileRefused('otherPacking')
  if (entry.isEncrypted) throw new FileRefused('encrypted')
  return { entry, next: at + 46 + name + extra + comment }
}

function directoryOf(bytes: Uint8Array, view: DataView, maxUnpacked: number): Packed[] {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count === elsewhere.short || view.getUint32(end + 16, true) === elsewhere.long)
    throw new FileRefused('otherPacking')
  if (count > maxPackedFiles) throw new FileRefused('unpacksTooLarge')
  const entries: Packed[] = []
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(bytes, view, at)
    total += entry.unpackedBytes
    if (total > maxUnpacked) throw new FileRefused('unpacksTooLarge')
    entries.push(entry)
    at = next
  }
  return entries
}

/** So little is given to the unpacking at a time that a piece of it, a thousand times as large, still fits in memory. */
const pieceBytes = 16 * 1024

type TakePiece = (piece: Uint8Array) => void

function inflate(packed: Uint8Array, unpackedBytes: number, take: TakePiece): void {
  let length = 0
  const inflate = new Inflate((piece) => {
    length += piece.length
    // More than the directory said.
    if (length > unpackedBytes) throw new FileRefused('unpacksTooLarge')
    take(piece)
  })
  for (let at = 0; at < packed.length; at += pieceBytes)
    inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
  if (length !== unpackedBytes) throw broken()
}

function eachPiece(bytes: Uint8Array, view: DataView, entry: Packed, take: TakePiece): void {
  const { method, packedBytes, unpackedBytes, at } = entry
  if (at + 30 > bytes.length || view.getUint32(at, true) !== fileHeader) throw broken()
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(start, start + packedBytes)
  if (packed.length !== packedBytes) throw broken()
  if (method === 0 && packedBytes === unpackedBytes) take(packed)
  else if (method === 8) inflate(packed, unpackedBytes, take)
  else throw broken()
}

/** The files of a packed file, each unpacked when it is asked for. */
export interface Unpacked {
  has: (name: string) => boolean
  text: (name: string) => string
  /** The same text in pieces, as they are unpacked: a large one is never held whole. */
  eachText: (name: string, take: (text: string) => void) => void
}

/** The files of a packed file by their names. What unpacks to more than `maxUnpacked` bytes is refused before it is unpacked. */
export function unpack(bytes: Uint8Array, maxUnpacked = maxUnpackedBytes): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map(directoryOf(bytes, view, maxUnpacked).map((entry) => [entry.name, entry]))
  const eachText: Unpacked['eachText'] = (name, take) => {
    const entry = entries.get(name)
    if (!entry) throw broken()
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true })
      eachPiece(bytes, view, entry, (piece) => take(decoder.decode(piece, { stream: true })))
      take(decoder.decode())
    } catch (error) {
      throw error instanceof FileRefused ? error : broken()
    }
  }
  return {
    has: (name) => entries.has(name),
    text(name) {
      let text = ''
      eachText(name, (piece) => {
        text += piece
      })
      return text
    },
    eachText,
  }
}
