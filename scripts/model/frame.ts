/** What functions hand on to the parts that they are made of: numbers in places of one array, where no call has to box them. */
export class Places {
  count = 0

  /** The array, where something is handed on. */
  declared(): string[] {
    return this.count === 0 ? [] : [`const handed = new Float64Array(${this.count})`]
  }
}

/** A name that is read: what stands after a point, or is the key of an object, is none. */
const names = /(?<![.\w'])[A-Za-z_]\w*(?!\w|:)/g

/** A number that is handed on, and the parts that take it. */
interface Handed {
  place: number
  by: Set<Frame>
}

/** What is declared in a function that is written, by name and type, and what its parts read of it. */
export class Frame {
  readonly #types = new Map<string, string>()
  readonly #handed = new Map<string, Handed>()

  constructor(
    readonly places: Places,
    readonly outer: Frame | null = null,
    /** The flag without which it is not called. */
    readonly when: string | null = null,
  ) {}

  declare(name: string, type: string): void {
    this.#types.set(name, type)
  }

  get outermost(): Frame {
    return this.outer?.outermost ?? this
  }

  /** Of the functions around this one the innermost that declares a name, and its part that this one is in. */
  #owner(name: string): { frame: Frame; part: Frame } | null {
    const { outer } = this
    if (!outer) return null
    return outer.#types.has(name) ? { frame: outer, part: this } : outer.#owner(name)
  }

  /** Where a number of this function is handed on to a part. */
  #handOn(name: string, part: Frame): number {
    const known = this.#handed.get(name)
    if (known) {
      known.by.add(part)
      return known.place
    }
    const place = this.places.count
    this.places.count += 1
    this.#handed.set(name, { place, by: new Set([part]) })
    return place
  }

  /** What statements of this function read that stands in those around it: how it is given to them, and how they take it. */
  taken(lines: readonly string[]): { parameters: string[]; names: string[]; lines: string[] } {
    const taken = { parameters: [] as string[], names: [] as string[], lines: [] as string[] }
    for (const name of [...new Set(lines.flatMap((line) => line.match(names) ?? []))].sort()) {
      const owner = this.#types.has(name) ? null : this.#owner(name)
      if (!owner) continue
      const type = owner.frame.#types.get(name)
      if (type === 'number') {
        taken.lines.push(`  const ${name} = handed[${owner.frame.#handOn(name, owner.part)}] as number`)
        continue
      }
      taken.parameters.push(`${name}: ${type}`)
      taken.names.push(name)
    }
    return taken
  }

  /** The statements that hand on what parts take; what one alone takes, only where that is called. */
  given(indent: string): string[] {
    const always: string[] = []
    const groups = new Map<string, string[]>()
    for (const [name, { place, by }] of this.#handed) {
      const [only, ...others] = by
      const statement = `handed[${place}] = ${name}`
      if (others.length > 0 || !only?.when) always.push(indent + statement)
      else groups.set(only.when, [...(groups.get(only.when) ?? []), `${indent}  ${statement}`])
    }
    return [...always, ...[...groups].flatMap(([when, group]) => [`${indent}if (${when}) {`, ...group, `${indent}}`])]
  }
}
