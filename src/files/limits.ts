/** The largest file that is opened, in bytes on the device. */
export const maxFileBytes = 5 * 1024 * 1024

/** The most that a file may hold once it is unpacked, in bytes. */
export const maxUnpackedBytes = 20 * 1024 * 1024

/** The most files that a packed file may hold. A workbook of ours has a few dozen. */
export const maxPackedFiles = 500

/** How long a file may take to be read. */
export const maxReadingMs = 15_000

/** The most rows of a table that are looked at. */
export const maxRows = 2000

/** The most cells of a row; a table that has more is none of ours. */
export const maxColumns = 200

/** What a file of orders, settlements or advertising may be: a year of a large store. */
export const salesFileBounds = {
  bytes: 50 * 1024 * 1024,
  unpackedBytes: 500 * 1024 * 1024,
  rows: 200_000,
  /** The most cells of all its rows together. */
  cells: 12_000_000,
  readingMs: 60_000,
} as const
