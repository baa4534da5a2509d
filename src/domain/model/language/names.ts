import type { Figure } from './figure'

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'unit' in value && 'scope' in value

function* figuresIn(value: unknown, name: string): Generator<[string, Figure]> {
  if (isFigure(value)) yield [name, value]
  // The row of a result names a figure that has its name already.
  else if (typeof value === 'object' && value !== null && !('figure' in value))
    for (const [key, inner] of Object.entries(value)) yield* figuresIn(inner, `${name}_${key}`)
}

/** What each figure is called in generated code: as it is exported, with its section where two are alike. */
export function namesOf(sections: Readonly<Record<string, object>>): Map<Figure, string> {
  const names = new Map<Figure, string>()
  const taken = new Set<string>()
  for (const [section, exported] of Object.entries(sections))
    for (const [key, value] of Object.entries(exported))
      for (const [name, figure] of figuresIn(value, key)) {
        if (names.has(figure)) continue
        const unique = taken.has(name) ? `${section}_${name}` : name
        names.set(figure, unique)
        taken.add(unique)
      }
  return names
}
