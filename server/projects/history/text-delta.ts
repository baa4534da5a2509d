import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** As much of a dictionary as deflate can look back. */
const windowBytes = 32_768

/** Two lengths of four bytes: how much of the base the text begins with, and how much it ends with. */
const headBytes = 8

function sharedStart(a: Buffer, b: Buffer): number {
  const max = Math.min(a.length, b.length)
  let length = 0
  while (length < max && a[length] === b[length]) length += 1
  return length
}

/** The same end, without what they begin with alike. */
function sharedEnd(a: Buffer, b: Buffer, start: number): number {
  const max = Math.min(a.length, b.length) - start
  let length = 0
  while (length < max && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

/** The part of a base that what replaces its middle is likely to resemble. */
const dictionary = (base: Buffer, end: number) => ({
  dictionary: (end < base.length ? base.subarray(0, base.length - end) : base).subarray(-windowBytes),
})

/** Deflates a text, away from the event loop. */
export const deflated = (text: string): Promise<Buffer> => deflate(Buffer.from(text))

export const inflated = async (data: Uint8Array): Promise<string> => (await inflate(data)).toString()

/** What makes a text out of another one; `base` is not empty. */
export async function deltaOf(text: string, base: string): Promise<Buffer> {
  const [now, before] = [Buffer.from(text), Buffer.from(base)]
  const start = sharedStart(now, before)
  const end = sharedEnd(now, before, start)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(start, 0)
  head.writeUInt32BE(end, 4)
  const middle = await deflate(now.subarray(start, now.length - end), dictionary(before, end))
  return Buffer.concat([head, middle])
}

/** The text that `deltaOf` was given. */
export async function textFrom(delta: Uint8Array, base: string): Promise<string> {
  const [bytes, before] = [Buffer.from(delta), Buffer.from(base)]
  const [start, end] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
  const middle = await inflate(bytes.subarray(headBytes), dictionary(before, end))
  return Buffer.concat([before.subarray(0, start), middle, before.subarray(before.length - end)]).toString()
}
