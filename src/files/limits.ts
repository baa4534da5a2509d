/** The largest file that is opened, in bytes on the device. */
export const largestFileBytes = 5 * 1024 * 1024

/** The most that a file may hold once it is unpacked, in bytes. */
export const largestUnpackedBytes = 20 * 1024 * 1024

/** The most files that a packed file may hold. A workbook of ours has a few dozen. */
export const mostPackedFiles = 500

/** How long a file may take to be read. */
export const longestReadingMs = 15_000

/** The most rows of a table that are looked at. */
export const mostRows = 2000

/** The most cells of a row; a table that has more is none of ours. */
export const mostColumns = 200
