interface Identified {
  id: string
}

/** The first id made of the prefix and a number, from `start` on, that is not taken, and its number. */
function freeId(taken: ReadonlySet<string>, prefix: string, start: number): { id: string; number: number } {
  let number = start
  while (taken.has(`${prefix}-${number}`)) number += 1
  return { id: `${prefix}-${number}`, number }
}

/** An id that no element of the list has: what a new element takes. */
export function nextId(list: readonly Identified[], prefix: string): string {
  return freeId(new Set(list.map(({ id }) => id)), prefix, list.length + 1).id
}

/**
 * Gives an id to every element that has none or repeats an earlier one; the same list always gets the same ids, and
 * ids that are already unique stay. Source: docs/model.md, 'Reading a stored plan'.
 */
export function withUniqueIds<T extends Identified>(list: readonly T[], prefix: string): T[] {
  const present = new Set(list.map(({ id }) => id))
  const used = new Set<string>()
  let next = 1
  return list.map((element) => {
    if (element.id !== '' && !used.has(element.id)) {
      used.add(element.id)
      return element
    }
    const { id, number } = freeId(present, prefix, next)
    next = number + 1
    return { ...element, id }
  })
}
