import type { FileRefusal } from '../domain/error-codes'

/** A file that is not opened; thrown while it is read. */
export class FileRefused extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
