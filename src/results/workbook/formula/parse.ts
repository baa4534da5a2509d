// Formulas of the workbook as they are written here: those of a spreadsheet, with `{name}` for a cell, `{name[]}` for all cells of a
// list, `{name[2]}` for one of them, `{name[0:4]}` for some, and NULL for a result without meaning.

export interface Reference {
  name: string
  /** The cells of the list, first and last; null: all. */
  from: number | null
  to: number | null
}

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'reference'; reference: Reference }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operator'; operator: string; left: Expression; right: Expression }
  | { kind: 'call'; name: string; parts: Expression[] }

const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?(?:E-?\d+)?)|"((?:[^"]|"")*)"|\{([^}]+)\}|([A-Z]+)|(<=|>=|<>|[-+*/^&=<>(),]))/y

interface Token {
  kind: 'number' | 'text' | 'reference' | 'word' | 'sign'
  text: string
}

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < formula.length) {
    const at = tokenPattern.lastIndex
    const match = tokenPattern.exec(formula)
    if (!match) throw new Error(`Not a formula from ${at}: ${formula}`)
    const [, number, text, reference, word, sign] = match
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll('""', '"') })
    else if (reference !== undefined) tokens.push({ kind: 'reference', text: reference })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}

/** What stands between braces. */
export function referenceOf(text: string): Reference {
  const match = /^([\w.]+)(?:\[(\d*)(?::(\d+))?\])?$/.exec(text)
  if (!match) throw new Error(`Not a reference: ${text}`)
  const [whole, name = '', from, to] = match
  if (whole === name) return { name, from: 0, to: 0 }
  if (from === undefined || from === '') return { name, from: null, to: null }
  return { name, from: Number(from), to: Number(to ?? from) }
}

/** Operators from the weakest to the strongest. */
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']] as const

class Parser {
  #at = 0
  readonly #tokens: Token[]

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression {
    const expression = this.#level(0)
    if (this.#at < this.#tokens.length) throw new Error(`Unexpected '${this.#tokens[this.#at]?.text}'`)
    return expression
  }

  #takeSign(...signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null
    this.#at += 1
    return token.text
  }

  #level(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.#unary()
    let left = this.#level(level + 1)
    for (;;) {
      const operator = this.#takeSign(...operators)
      if (operator === null) return left
      left = { kind: 'operator', operator, left, right: this.#level(level + 1) }
    }
  }

  #unary(): Expression {
    if (this.#takeSign('-')) return { kind: 'negative', of: this.#unary() }
    return this.#atom()
  }

  #atom(): Expression {
    if (this.#takeSign('(')) {
      const inner = this.#level(0)
      this.#close()
      return inner
    }
    const token = this.#tokens[this.#at]
    this.#at += 1
    switch (token?.kind) {
      case 'number':
        return { kind: 'number', value: Number(token.text) }
      case 'text':
        return { kind: 'text', value: token.text }
      case 'reference':
        return { kind: 'reference', reference: referenceOf(token.text) }
      case 'word':
        return { kind: 'call', name: token.text, parts: this.#takeSign('(') ? this.#parts() : [] }
      default:
        throw new Error(`Unexpected '${token?.text ?? 'end'}'`)
    }
  }

  #parts(): Expression[] {
    const parts: Expression[] = []
    if (this.#takeSign(')')) return parts
    do parts.push(this.#level(0))
    while (this.#takeSign(','))
    this.#close()
    return parts
  }

  #close(): void {
    if (!this.#takeSign(')')) throw new Error('A bracket is open')
  }
}

const known = new Map<string, Expression>()

/** The parts of a formula. */
export function parseFormula(formula: string): Expression {
  const parsed = known.get(formula)
  if (parsed) return parsed
  try {
    const expression = new Parser(tokensOf(formula)).whole()
    known.set(formula, expression)
    return expression
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'Not a formula'} in ${formula}`)
  }
}
