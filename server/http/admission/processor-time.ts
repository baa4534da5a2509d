import { AppError } from '../../infra/errors'

/** What one caller may take of a core all the time, and how many milliseconds at once beyond that. */
interface Share {
  ofCore: number
  burstMs: number
}

const shares = {
  /** A page that opens takes 0.1 s, and saves of four tabs a thirtieth of a core. */
  account: { ofCore: 0.25, burstMs: 4000 },
  /** Many work behind one. */
  address: { ofCore: 0.4, burstMs: 8000 },
} as const satisfies Record<string, Share>

/** Whose time it is: an account's, an address's, or both. */
export type Spender = { [Kind in keyof typeof shares]?: string | undefined }

const maxRemembered = 20_000

/** How much time of the processor callers of one kind took lately: it runs out of the bucket as fast as they may take it. */
class Bucket {
  readonly #share: Share
  readonly #levels = new Map<string, { ms: number; at: number }>()

  constructor(share: Share) {
    this.#share = share
  }

  #levelOf(who: string): number {
    const level = this.#levels.get(who)
    return level === undefined ? 0 : Math.max(0, level.ms - (performance.now() - level.at) * this.#share.ofCore)
  }

  /** 1 where nothing is left. */
  fullness(who: string): number {
    return this.#levelOf(who) / this.#share.burstMs
  }

  /** What is dearer than what is left is done, and paid off afterwards. */
  requireRemaining(who: string): void {
    const beyondMs = this.#levelOf(who) - this.#share.burstMs
    if (beyondMs < 0) return
    const seconds = Math.max(1, Math.ceil(beyondMs / this.#share.ofCore / 1000))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
  }

  add(who: string, ms: number): void {
    const level = this.#levelOf(who) + ms
    this.#levels.delete(who)
    this.#levels.set(who, { ms: level, at: performance.now() })
    const [oldest] = this.#levels.size > maxRemembered ? this.#levels.keys() : []
    if (oldest !== undefined) this.#levels.delete(oldest)
  }
}

export interface ProcessorTime {
  /** Throws TOO_MANY_REQUESTS, and notes nothing, where account or address has taken all it may. */
  take(by: Spender, ms: number): void
  /** From 0 to 1 and a little more: how much of what they may take at once the account took lately, or else the address. */
  recentUse(by: Spender): number
}

/** Time that callers take of the processor, over all procedures together. */
export function createProcessorTime(): ProcessorTime {
  const accounts = new Bucket(shares.account)
  const addresses = new Bucket(shares.address)
  return {
    take({ account, address }, ms) {
      if (account !== undefined) accounts.requireRemaining(account)
      if (address !== undefined) addresses.requireRemaining(address)
      if (account !== undefined) accounts.add(account, ms)
      if (address !== undefined) addresses.add(address, ms)
    },
    recentUse({ account, address }) {
      if (account !== undefined) return accounts.fullness(account)
      return address === undefined ? 0 : addresses.fullness(address)
    },
  }
}
