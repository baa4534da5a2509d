/**
 * Characters that turn the text around them, end its isolation from the page, or are none to be read: in a name they could
 * show another ending of a file than it has.
 */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A name out of a file, or of one, as a page shows it. */
export const shownName = (name: string): string => name.replace(hidden, '').trim()
