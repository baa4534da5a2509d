import { setImmediate } from 'node:timers/promises'
import { AppError } from './errors'
import { addressKey } from './ip-key'

/** What a queue has room for. */
export interface Room {
  /** Works under way at the same time. */
  atOnce: number
  /** Works that may wait. */
  waiting: number
  /** Further places to wait, for those alone whom strangers must not keep out. */
  reserved?: number
  /** Works of one known caller, under way or waiting. Strangers are known by their address, which many may share. */
  ofOne?: number
  /** Milliseconds that a newcomer would have to wait at the most, by how long works took lately. */
  maxWait?: number
}

/** For whom something is done: an account, or an address where there is none. */
export interface Party {
  key: string
  /** A caller that was here before: does not wait behind strangers. */
  isKnown?: boolean
}

/** What a queue says to who may come again: nothing was done. */
export const isTurnedAway = (cause: unknown): boolean =>
  cause instanceof AppError && (cause.code === 'BUSY' || cause.code === 'TOO_MANY_REQUESTS')

/** An account that has a session, or whose browser knows it: who signs in elsewhere meanwhile does not keep its owner waiting. */
export const ownerOf = (userId: string): Party => ({ key: userId, isKnown: true })

/** Who has none is known by the address alone. */
export const strangerOf = ({ request }: { request: { ip: string } }): Party => ({ key: addressKey(request.ip) })

export interface FairQueue {
  /** Throws BUSY while there is no room for this one: asked first, it spares the work of what could not be finished. */
  mustHaveRoom(party: Party): void
  /** Does the work when it is its turn, in a separate turn of the event loop. Throws BUSY instead where there is no room. */
  enter<T>(party: Party, work: () => T | Promise<T>): Promise<T>
}

interface Waiter extends Party {
  /** How much its caller had been given when it came; who had least is next. */
  rank: number
  begin(): void
  refuse(): void
}

/** After so many milliseconds half of what a caller was given is forgotten. */
const halfLife = 60_000
const maxRemembered = 10_000

/** What each caller was given lately. */
function createGiven() {
  const given = new Map<string, { works: number; at: number }>()
  const worksOf = (key: string) => {
    const last = given.get(key)
    return last === undefined ? 0 : last.works * 0.5 ** ((performance.now() - last.at) / halfLife)
  }
  function add(key: string, more: number) {
    const works = Math.max(0, worksOf(key) + more)
    given.delete(key)
    given.set(key, { works, at: performance.now() })
    const [oldest] = given.size > maxRemembered ? given.keys() : []
    if (oldest !== undefined) given.delete(oldest)
  }
  return { worksOf, add }
}

/** So many of known callers may go before a stranger who waits. */
const knownInARow = 3

const isStranger = ({ isKnown }: Party) => !isKnown

/** Who waits, in the order in which they came. */
class Line {
  readonly given = createGiven()
  readonly #waiters: Waiter[] = []
  #inARow = 0

  get length() {
    return this.#waiters.length
  }

  get strangers() {
    return this.#waiters.filter(isStranger)
  }

  #leave(waiter: Waiter): Waiter {
    this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
    return waiter
  }

  /** Resolves when it is their turn; rejects with what `refusal` makes when their place is given away. */
  wait(party: Party, refusal: () => AppError): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        ...party,
        rank: this.given.worksOf(party.key),
        begin: resolve,
        refuse: () => {
          this.#leave(waiter)
          this.given.add(party.key, -1)
          reject(refusal())
        },
      }
      this.#waiters.push(waiter)
    })
  }

  /** Who waits and was given most, if that is more than this caller was given. A stranger is before no known caller. */
  lastBehind({ key, isKnown }: Party): Waiter | undefined {
    const others = isKnown ? [...this.#waiters] : this.strangers
    const last = others.sort((a, b) => a.rank - b.rank).at(-1)
    return last && last.rank >= this.given.worksOf(key) + 1 ? last : undefined
  }

  /** Who was given least, known callers first; leaves the line. */
  takeNext(): Waiter | undefined {
    const others = this.strangers
    const known = this.#waiters.filter((waiter) => !isStranger(waiter))
    const isKnownsTurn = known.length > 0 && (this.#inARow < knownInARow || others.length === 0)
    this.#inARow = isKnownsTurn ? this.#inARow + 1 : 0
    const [next] = (isKnownsTurn ? known : others).sort((a, b) => a.rank - b.rank)
    return next && this.#leave(next)
  }
}

class Queue implements FairQueue {
  readonly #room: Required<Room>
  readonly #line = new Line()
  /** Works of each caller, under way or waiting. */
  readonly #held = new Map<string, number>()
  #running = 0
  /** How long works took lately. */
  #usualMs = 0

  constructor(room: Room) {
    this.#room = { reserved: 0, ofOne: Number.POSITIVE_INFINITY, maxWait: Number.POSITIVE_INFINITY, ...room }
  }

  get #waitMs() {
    return (this.#line.length * this.#usualMs) / this.#room.atOnce
  }

  readonly #busy = () => new AppError('BUSY', { retryAfter: Math.max(1, Math.ceil(this.#waitMs / 1000)) })

  #isFull({ isKnown }: Party): boolean {
    const { waiting, reserved, maxWait } = this.#room
    if (isKnown) return this.#line.length >= waiting + reserved
    return this.#line.strangers.length >= waiting || this.#waitMs > maxWait
  }

  mustHaveRoom(party: Party): void {
    const { atOnce, ofOne } = this.#room
    if (party.isKnown && (this.#held.get(party.key) ?? 0) >= ofOne)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 })
    if (this.#running < atOnce || !this.#isFull(party)) return
    if (!this.#line.lastBehind(party)) throw this.#busy()
  }

  #hold(key: string, more: number) {
    const now = (this.#held.get(key) ?? 0) + more
    if (now > 0) this.#held.set(key, now)
    else this.#held.delete(key)
  }

  #place(party: Party): Promise<void> | undefined {
    const isFree = this.#running < this.#room.atOnce
    if (isFree) this.#running += 1
    else if (this.#isFull(party)) this.#line.lastBehind(party)?.refuse()
    const turn = isFree ? undefined : this.#line.wait(party, this.#busy)
    this.#line.given.add(party.key, 1)
    return turn
  }

  /** The place goes to who waits; freeing it first would let a newcomer slip in between. */
  #passOn() {
    const waiter = this.#line.takeNext()
    // What came meanwhile is served before the next work.
    if (waiter) void setImmediate().then(waiter.begin)
    else this.#running -= 1
  }

  async enter<T>(party: Party, work: () => T | Promise<T>): Promise<T> {
    this.mustHaveRoom(party)
    this.#hold(party.key, 1)
    try {
      await this.#place(party)
      const since = performance.now()
      try {
        return await work()
      } finally {
        this.#usualMs += (performance.now() - since - this.#usualMs) / 10
        this.#passOn()
      }
    } finally {
      this.#hold(party.key, -1)
    }
  }
}

/**
 * Does a few works at a time and serves callers in turn: next is the caller that was given least in the last minutes, of these
 * who came first. Where the places are taken, who was given less takes that of who was given more; all others are refused
 * as busy. So one caller, or many who come again and again, keep none out who come seldom.
 */
export const createFairQueue = (room: Room): FairQueue => new Queue(room)
