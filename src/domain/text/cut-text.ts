/**
 * The beginning of a text, of at most so many UTF-16 units. No character is cut in two: half a surrogate pair is none, and
 * databases and readers of JSON refuse it.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
