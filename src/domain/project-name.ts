import { planFields } from './plan/plan-fields'

/** The longest name of a project, in UTF-16 units. */
export const longestProjectName = 200

/** The name of a copy. A long name gives way, so that the suffix is there and whole. */
export function copyName(name: string, suffix: string): string {
  const room = longestProjectName - suffix.length
  // Half of a character that takes two units is no character.
  const kept = name.length > room ? name.slice(0, room).replace(/[\ud800-\udbff]$/, '') : name
  return kept.trimEnd() + suffix
}

/** The store's name in a project that was just named: the same, as far as a store's name may go. */
export function storeNameOf(projectName: string): string {
  return Array.from(projectName.trim()).slice(0, planFields.storeName.longest).join('').trimEnd()
}
