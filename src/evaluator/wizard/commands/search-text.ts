import { foldedText } from '../../../domain/text/folded-text'
import { latinDigits } from '../../../domain/text/latin-digits'

/** A text as it is searched: folded, with the digits of one script. */
export const searchText = (text: string): string => foldedText(latinDigits(text))

/** How well a label answers a search: 0 begins with it, 1 a word does, 2 it is inside; null where a word of it is missing. */
function rankOf(label: string, words: readonly string[]): number | null {
  const text = searchText(label)
  if (!words.every((word) => text.includes(word))) return null
  const [first = ''] = words
  if (text.startsWith(first)) return 0
  return text.includes(` ${first}`) ? 1 : 2
}

/** What a search finds, the best first and in the given order where two answer alike. */
export function searched<T extends { label: string }>(all: readonly T[], query: string): T[] {
  const words = searchText(query).split(/\s+/).filter(Boolean)
  return all
    .flatMap((one) => {
      const rank = rankOf(one.label, words)
      return rank === null ? [] : [{ one, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
