import type { Forbidden } from './forbidden-words'

/** English expressions that the product no longer uses, each with its replacement. */
export const english: readonly Forbidden[] = []
