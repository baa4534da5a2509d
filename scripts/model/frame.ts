/** How many numbers functions hand on at most: in places of one array, where no call has to box them. */
export class Places {
  #count = 0

  hold(count: number): void {
    this.#count = Math.max(this.#count, count)
  }

  /** The array, where something is handed on. */
  declared(): string[] {
    return this.#count === 0 ? [] : [`const handed = new Float64Array(${this.#count})`]
  }
}

/** A name that is read: what stands after a point, or is the key of an object, is none. */
const names = /(?<![.\w'])[A-Za-z_]\w*(?!\w|:)/g

/** What a function takes of those around it: numbers that are handed on, everything else as its parameters. */
interface Taken {
  numbers: string[]
  parameters: { name: string; type: string }[]
}

/** What is declared in a function that is written, by name and type. */
export class Frame {
  readonly #types = new Map<string, string>()

  constructor(readonly outer: Frame | null = null) {}

  declare(name: string, type: string): void {
    this.#types.set(name, type)
  }

  get outermost(): Frame {
    return this.outer?.outermost ?? this
  }

  /** The type of what is declared here or around. */
  typeOf(name: string): string | undefined {
    return this.#types.get(name) ?? this.outer?.typeOf(name)
  }

  /** What statements of this function read that stands in those around it. */
  taken(lines: readonly string[]): Taken {
    const taken: Taken = { numbers: [], parameters: [] }
    for (const name of [...new Set(lines.flatMap((line) => line.match(names) ?? []))].sort()) {
      const type = this.#types.has(name) ? undefined : this.outer?.typeOf(name)
      if (type === 'number') taken.numbers.push(name)
      else if (type !== undefined) taken.parameters.push({ name, type })
    }
    return taken
  }
}

/** A part of an answer: the function that works it out where it has one, the variable that it is kept in, its type. */
export interface Part {
  name: string
  variable: string
  type: string
}

/**
 * The most statements of a part that stand in place: a longer one is a function of its own, which V8 makes fast by itself, and
 * only for plans that have it.
 */
export const longestInPlace = 180

/** The statements of a part where it stands: what it gives is kept. */
export const partInPlace = ({ variable }: Part, lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/^ {2}return /, `  ${variable} = `))

/** A part as a function, which takes the numbers first that are handed on to it, and how that is called. */
export function partApart({ name, variable, type }: Part, { numbers, parameters }: Taken, lines: readonly string[]) {
  const head = `function ${name}(${parameters.map((one) => `${one.name}: ${one.type}`).join(', ')}): ${type} {`
  const takes = numbers.map((one) => `  const ${one} = handed[place++] as number`)
  const gives = numbers.map((one) => `  handed[place++] = ${one}`)
  const call = `  ${variable} = ${name}(${parameters.map((one) => one.name).join(', ')})`
  return {
    written: [head, '  let place = 0', ...takes, ...lines, '}'].join('\n'),
    called: ['  let place = 0', ...gives, call],
    numbers: numbers.length,
  }
}
