import type { Field, Fields } from './field'
import { planFields } from './plan-fields'

function pathsBelow(path: string, field: Field): string[] {
  if (field.kind === 'group') return pathsIn(field.fields, `${path}.`)
  if (field.kind === 'list') return pathsIn(field.fields, `${path}.0.`)
  return field.kind === 'numbers' ? [`${path}.0`] : [path]
}

const pathsIn = (fields: Fields, start = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => pathsBelow(`${start}${name}`, field))

/** The path of every field of the plan that holds one value; elements of a list stand at their first place. */
export const fieldPaths: readonly string[] = pathsIn(planFields)

/** How many letters have to be added, left out or replaced to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  let total = other.length
  for (const [at, letter] of [...one].entries()) {
    let [diagonal, left] = [at, at + 1]
    row = row.map((above, to) => {
      const here = to === 0 ? left : Math.min(above + 1, left + 1, diagonal + (letter === other[to - 1] ? 0 : 1))
      ;[diagonal, left] = [above, here]
      return here
    })
    total = left
  }
  return total
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** How many letters two texts begin with alike: people shorten words at their ends. */
function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** How unlike a path is to that of a field, or to the name at its end alone. */
function unlikeness(wanted: string, known: string): number {
  const whole = distance(wanted, known) - sharedStart(wanted, known) / 2
  return Math.min(whole, distance(lastPart(wanted), lastPart(known)) + 0.5)
}

/** A path as the table of fields has it, at the first place of each list. No path of a field is longer. */
const atFirstPlace = (path: string) => path.slice(0, 60).replaceAll(/\.\d+(?=\.|$)/g, '.0')

/** The same in small letters. */
const asInTable = (path: string) => atFirstPlace(path).toLowerCase()

/**
 * The path of the field whose name is most like a path that the plan has no field at, to suggest it; null where none is
 * like it by half of its last name, and where a list has the field and lacks the element.
 */
export function nearestField(path: string): string | null {
  if (fieldPaths.includes(atFirstPlace(path))) return null
  const wanted = asInTable(path)
  let [nearest, least]: [string | null, number] = [null, lastPart(wanted).length / 2]
  for (const known of fieldPaths) {
    const away = unlikeness(wanted, known.toLowerCase())
    if (away < least || (nearest === null && away === least)) [nearest, least] = [known, away]
  }
  return nearest
}
