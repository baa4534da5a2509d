/** An expression that no text may hold, and what is written instead. */
export interface Forbidden {
  words: string
  instead: string
  /** Only as the last words of a text, before its full stop: 'Packaging an order', but not 'an order leaves 41'. */
  at?: 'end'
}
