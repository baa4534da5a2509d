/**
 * A text as people compare and search it: without case, accents, vowel signs and the line that stretches Arabic words; letters
 * that are typed for one another are one.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('\u0671', 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase()
}
