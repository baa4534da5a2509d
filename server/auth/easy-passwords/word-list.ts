import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { plainly } from './readings'

/** Passwords that are refused. */
export interface WordList {
  has(word: string): boolean
}

export const emptyList: WordList = { has: () => false }

/** Some three million lines: ten seconds at the start, and eight bytes kept of each. */
const maxBytes = 32 * 1024 * 1024

/** 64 bits of a password: two of ten million share theirs once in several hundred thousand lists. */
const printOf = (word: string) => createHash('sha256').update(word).digest().readBigUInt64LE()

function contains(sorted: BigUint64Array, wanted: bigint): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0n) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}

async function printsOf(file: string): Promise<BigUint64Array> {
  const { size } = await stat(file)
  if (size > maxBytes) throw new Error(`it is larger than ${maxBytes / 1024 / 1024} MB`)
  // No line is shorter than a character and its end.
  const prints = new BigUint64Array(Math.ceil(size / 2) + 1)
  let count = 0
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    if (line !== '') prints[count++] = printOf(plainly(line))
  return prints.slice(0, count).sort()
}

/** The operator's own list of passwords, one a line; throws with one clear line when it cannot be read. */
export async function readWordList(file: string | undefined): Promise<WordList> {
  if (file === undefined) return emptyList
  try {
    const prints = await printsOf(file)
    return { has: (word) => contains(prints, printOf(word)) }
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause ? String(cause.code) : cause instanceof Error ? cause.message : ''
    throw new Error(`Wrong setting COMMON_PASSWORDS_FILE: ${file} cannot be read (${reason})`, { cause })
  }
}
