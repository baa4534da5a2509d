import { planFields } from '../plan/plan-fields'

/** The longest name of a project, in UTF-16 units. */
export const maxProjectNameLength = 200

/** The longest name of a version of a project, in UTF-16 units. */
export const maxVersionNameLength = 80

/** The words of a copy in one language: that of the first, and that of a later one, in which `{{number}}` stands. */
export interface CopyWords {
  first: string
  numbered: string
}

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name, and what of it says that it is a copy; empty for an original. */
export function splitCopyName(name: string, words: CopyWords): [base: string, suffix: string] {
  const numbered = words.numbered.split('{{number}}').map(plain).join('\\d+')
  const at = name.search(new RegExp(`(${plain(words.first)}|${numbered})$`))
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at)]
}

/** A long name gives way, so that the suffix is there and whole. */
function withSuffix(name: string, suffix: string): string {
  const room = maxProjectNameLength - suffix.length
  // Half of a character that takes two units is no character.
  const shortened = name.length > room ? name.slice(0, room).replace(/[\ud800-\udbff]$/, '') : name
  return shortened.trimEnd() + suffix
}

/** The name of a copy, which no other project has: 'Noor (Copy)', then 'Noor (Copy 2)'; a copy of a copy counts on. */
export function copyName(name: string, words: CopyWords, taken: readonly string[]): string {
  const [base] = splitCopyName(name, words)
  let copy = withSuffix(base, words.first)
  for (let number = 2; taken.includes(copy); number += 1)
    copy = withSuffix(base, words.numbered.replace('{{number}}', String(number)))
  return copy
}

/** The store's name in a project that was just named: the same, as far as a store's name may go. */
export function storeNameOf(projectName: string): string {
  return Array.from(projectName.trim()).slice(0, planFields.storeName.maxLength).join('').trimEnd()
}
