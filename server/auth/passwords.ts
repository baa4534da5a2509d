import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../http/errors'

/** OWASP's least for argon2id, which is the package's own choice: 19 MiB, two passes, one lane. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const common = new Set(dictionary['passwords-common'])

/** What this product is called: the first word to try on its accounts. */
const product = ['mizan', 'ميزان', 'الميزان']

/** The address that a password protects, its name, its host, and the words that these are made of. */
function wordsOfAddress(email: string): string[] {
  const [name = '', host = ''] = email.split('@')
  return [email, name, host, ...name.split(/[^\p{L}\p{N}]+/u), ...host.split('.')].filter((word) => word.length > 2)
}

/** The piece that a text repeats from its beginning to its end, the last time perhaps cut; the text, if it repeats none. */
function repeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length)
  return text
}

/** What is left between the digits and signs at both ends. */
function lettersOf(text: string): string {
  const first = text.search(/\p{L}/u)
  return first < 0 ? '' : text.slice(first).replace(/[^\p{L}]+$/u, '')
}

/**
 * Whether a guesser would try this one early. Guessers take what is on every list, what belongs to the account and to
 * this product, and put digits, signs and spaces around it or write it twice.
 */
function isEasyToGuess(password: string, email: string): boolean {
  const plain = password.toLowerCase().normalize('NFKC')
  const [piece, bare] = [repeated(plain), lettersOf(plain)]
  if (new Set(plain).size < 3 || piece.length < 5) return true
  const known = [...product, ...wordsOfAddress(email)]
  return [plain, bare, piece, repeated(bare)].some((text) => common.has(text) || known.includes(text))
}

/** For a new password. */
export function refuseEasyPassword(password: string, email: string, path = 'password'): void {
  if (isEasyToGuess(password, email)) throw new AppError('BAD_INPUT', { issues: [{ path, code: 'passwordCommon' }] })
}

/**
 * At most `atOnce` at a time; `waiting` more may queue, the last `reserved` of them from known browsers alone. Beyond
 * that a call is refused as busy.
 */
function createQueue(atOnce: number, waiting: number, reserved: number) {
  const queue: (() => void)[] = []
  let running = 0
  const mustHaveRoom = (isKnown = false) => {
    const places = isKnown ? waiting : waiting - reserved
    if (running >= atOnce && queue.length >= places) throw new AppError('BUSY', { retryAfter: 1 })
  }
  const enter = async <T>(work: () => Promise<T>, isKnown: boolean): Promise<T> => {
    mustHaveRoom(isKnown)
    if (running >= atOnce) {
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The place goes to who waited; freeing it first would let a newcomer slip in between.
      if (next) next()
      else running--
    }
  }
  return { mustHaveRoom, enter }
}

export interface Passwords {
  /** Throws BUSY while the queue is full for who asks, known browser or not: asked first, it spares the database what could not be finished. */
  mustHaveRoom(isKnown?: boolean): void
  hash(password: string): Promise<string>
  /** False for a missing or void hash as well, after the same work, so that the time does not tell whether an account exists. */
  verify(stored: string | undefined, password: string, isKnown?: boolean): Promise<boolean>
  /** How many were made and compared since the start, and how many at most at the same time. */
  readonly done: { hashed: number; verified: number; mostAtOnce: number }
}

/**
 * How many are hashed at the same time: two, but one core stays free for everything else. On two cores two at once
 * serve fewer logins than one, and keep a visitor who reads waiting for seconds.
 */
export const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/** A hash takes a core for a thirtieth of a second: without a queue a few dozen logins stop everything else. */
export function createPasswords(options: Options = {}): Passwords {
  const settings = { ...strength, ...options }
  const queue = createQueue(hashesAtOnce, 20, 5)
  const done = { hashed: 0, verified: 0, mostAtOnce: 0 }
  let atOnce = 0
  const counted = <T>(what: 'hashed' | 'verified', work: () => Promise<T>, isKnown = false) =>
    queue.enter(async () => {
      done[what]++
      done.mostAtOnce = Math.max(done.mostAtOnce, ++atOnce)
      return work().finally(() => atOnce--)
    }, isKnown)
  let standIn: Promise<string> | undefined
  return {
    done,
    mustHaveRoom: queue.mustHaveRoom,
    hash: (password) => counted('hashed', () => hash(password, settings)),
    async verify(stored, password, isKnown) {
      standIn ??= hash('a password that no account has', settings)
      const other = await standIn
      const isRight = await counted('verified', () => verify(stored || other, password), isKnown)
      return isRight && Boolean(stored)
    },
  }
}
