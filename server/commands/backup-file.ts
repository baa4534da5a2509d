import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Counts, readCopy } from './copy'

/** What an encrypted file begins with, before its salt and its initial vector; at its end is the tag of AES-256-GCM. */
const mark = Buffer.from('MIZAN-1\n')
const [saltBytes, ivBytes, tagBytes] = [16, 12, 16]

const keyOf = (password: string, salt: Buffer) =>
  scryptSync(password, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 })

/** Lines of a stream. Those of Node's readline also end at characters that a plan may hold. */
export async function* linesOf(stream: Readable): AsyncIterable<string> {
  let rest = ''
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Writes lines to a stream, as fast as it takes them. */
export const lineWriter = (stream: Writable) => async (line: string) => {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain')
}

async function* encrypted(source: AsyncIterable<Buffer>, password: string): AsyncIterable<Buffer> {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const cipher = createCipheriv('aes-256-gcm', keyOf(password, salt), iv)
  yield Buffer.concat([mark, salt, iv])
  for await (const piece of source) yield cipher.update(piece)
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

async function piece(file: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file)
  return handle.stat().then(({ size }) => handle.close().then(() => size))
}

/** What is in a backup file, deciphered where it is encrypted. */
async function contents(file: string, password: string | undefined): Promise<Readable> {
  const unpacked = createGunzip()
  const head = await piece(file, 0, mark.length + saltBytes + ivBytes)
  const isEncrypted = head.subarray(0, mark.length).equals(mark)
  if (!isEncrypted) {
    pipeline(createReadStream(file), unpacked).catch(() => {})
    return unpacked
  }
  if (password === undefined) throw new Error('the backup is encrypted: name the file of its password')
  const end = (await sizeOf(file)) - tagBytes
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(password, salt), head.subarray(mark.length + saltBytes))
  decipher.setAuthTag(await piece(file, end, tagBytes))
  // What fails is told by the stream that is read.
  pipeline(createReadStream(file, { start: head.length, end: end - 1 }), decipher, unpacked).catch(() => {})
  return unpacked
}

/** The lines of a backup file. Throws where it cannot be opened, and at its end where it is not what was written. */
export async function* readBackup(file: string, password?: string): AsyncIterable<string> {
  const unpacked = await contents(file, password)
  try {
    yield* linesOf(unpacked)
  } catch (cause) {
    throw new Error('the backup is damaged, or its password is another', { cause })
  }
}

/** Reads a backup to its end and gives what is in it; throws where it is damaged. */
export const checkBackup = async (file: string, password?: string): Promise<Counts> =>
  readCopy(readBackup(file, password), { head: () => {}, row: () => {} })

/**
 * Writes a backup under another name, reads it back, and gives it its name when it is whole. `give` is handed what
 * writes a line.
 */
export async function writeBackup(
  file: string,
  password: string | undefined,
  give: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<Counts> {
  const half = `${file}.part`
  const lines = new PassThrough()
  const packed = lines.pipe(createGzip())
  const written = pipeline(
    password === undefined ? packed : encrypted(packed, password),
    createWriteStream(half, { mode: 0o600, flush: true }),
  )
  try {
    await Promise.all([give(lineWriter(lines)).then(() => lines.end()), written])
    const counts = await checkBackup(half, password)
    await rename(half, file)
    return counts
  } catch (cause) {
    lines.destroy()
    await rm(half, { force: true })
    throw cause
  }
}
