import type { StoreProblem } from '../../src/domain/actuals/stores'

/** What a platform may do instead of answering: besides what a fetch can fail with, its permission may have ended. */
type Kind = Extract<StoreProblem, 'limit' | 'unavailable' | 'unreadable'> | 'revoked'

/** A platform did not answer as asked. Its text is not kept: it may name a person. */
export class StoreTrouble extends Error {
  readonly kind: Kind
  /** Seconds after which it says that it may be asked again; null where it does not say. */
  readonly retryAfter: number | null

  constructor(kind: Kind, retryAfter: number | null = null) {
    super(`a store’s platform: ${kind}`)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
