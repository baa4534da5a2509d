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
/** How a file is packed: as it is, or by the method of zip. */
const [stored, deflated] = [0, 8]
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

/** Takes pieces as they are unpacked, and refuses what is more, or less, than the directory says. */
function counted(unpackedBytes: number, take: TakePiece): { take: TakePiece; end: () => void } {
  let length = 0
  return {
    take(piece) {
      length += piece.length
      if (length > unpackedBytes) throw new FileRefused('unpacksTooLarge')
      take(piece)
    },
    end() {
      if (length !== unpackedBytes) throw broken()
    },
  }
}

function inflate(packed: Uint8Array, take: TakePiece): void {
  const inflate = new Inflate(take)
  for (let at = 0; at < packed.length; at += pieceBytes)
    inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
}

/** The same by the host's own unpacking, which takes a fifth of the time of the processor. */
async function inflateLarge(packed: Uint8Array, take: TakePiece): Promise<void> {
  let at = 0
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= packed.length) controller.close()
      else controller.enqueue(packed.slice(at, at + pieceBytes))
      at += pieceBytes
    },
  })
  const reader = pieces.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) take(read.value)
  } finally {
    // What is refused is not unpacked any further.
    await reader.cancel().catch(() => {})
  }
}

/** The bytes of a packed file as they lie, and how to take them apart. */
function packedOf(bytes: Uint8Array, view: DataView, entry: Packed): Uint8Array {
  const { method, packedBytes, unpackedBytes, at } = entry
  if (at + 30 > bytes.length || view.getUint32(at, true) !== fileHeader) throw broken()
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(start, start + packedBytes)
  const isKnown = method === stored ? packedBytes === unpackedBytes : method === deflated
  if (packed.length !== packedBytes || !isKnown) throw broken()
  return packed
}

/** The files of a packed file, each unpacked when it is asked for. */
export interface Unpacked {
  has: (name: string) => boolean
  text: (name: string) => string
  /** The bytes of a file in pieces, as they are unpacked: a large one is never held whole. */
  eachPiece: (name: string, take: (piece: Uint8Array) => void) => Promise<void>
}

const refusalOf = (error: unknown) => (error instanceof FileRefused ? error : broken())

/** The files of a packed file by their names. What unpacks to more than `maxUnpacked` bytes is refused before it is unpacked. */
export function unpack(bytes: Uint8Array, maxUnpacked = maxUnpackedBytes): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map(directoryOf(bytes, view, maxUnpacked).map((entry) => [entry.name, entry]))
  function find(name: string, take: TakePiece) {
    const entry = entries.get(name)
    if (!entry) throw broken()
    return { ...counted(entry.unpackedBytes, take), packed: packedOf(bytes, view, entry), method: entry.method }
  }
  return {
    has: (name) => entries.has(name),
    text(name) {
      const decoder = new TextDecoder('utf-8', { fatal: true })
      let text = ''
      try {
        const { packed, method, take, end } = find(name, (piece) => {
          text += decoder.decode(piece, { stream: true })
        })
        if (method === stored) take(packed)
        else inflate(packed, take)
        end()
        return text + decoder.decode()
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async eachPiece(name, takePiece) {
      try {
        const { packed, method, take, end } = find(name, takePiece)
        if (method === stored) take(packed)
        else await inflateLarge(packed, take)
        end()
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}
