import { type Expression, type FunctionName, functionNames, type Operation, type Term } from './figure'

type Token = { kind: 'term'; term: Term } | { kind: 'word'; text: string } | { kind: 'sign'; text: string }

const pattern = /\s*(?:(\d+(?:\.\d+)?(?:e-?\d+)?)|([A-Z_]+)|(<=|>=|<>|[-+*/=<>(),]))/y

/** The words and signs of one piece of text between two terms. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.trimEnd().length) {
    const found = pattern.exec(text)
    if (!found) throw new Error(`No formula: ${text}`)
    const [, number, word, sign = ''] = found
    if (number !== undefined) tokens.push({ kind: 'term', term: Number(number) })
    else tokens.push(word === undefined ? { kind: 'sign', text: sign } : { kind: 'word', text: word })
  }
  return tokens
}

/** What binds least comes first. */
const levels: readonly (readonly Operation[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/'],
]

const isFunctionName = (name: string): name is FunctionName => functionNames.some((one) => one === name)

class Reader {
  #at = 0

  constructor(readonly tokens: readonly Token[]) {}

  get isAtEnd(): boolean {
    return this.#at === this.tokens.length
  }

  #take(sign: string): boolean {
    const token = this.tokens[this.#at]
    const isThere = token?.kind === 'sign' && token.text === sign
    if (isThere) this.#at += 1
    return isThere
  }

  #must(sign: string): void {
    if (!this.#take(sign)) throw new Error(`A formula lacks ${sign}`)
  }

  expression(level = 0): Expression {
    const operations = levels[level]
    if (operations === undefined) return this.#single()
    let left = this.expression(level + 1)
    for (;;) {
      const operation = operations.find((one) => this.#take(one))
      if (operation === undefined) return left
      left = { kind: 'operation', operation, left, right: this.expression(level + 1) }
    }
  }

  #single(): Expression {
    if (this.#take('(')) {
      const inner = this.expression()
      this.#must(')')
      return inner
    }
    const token = this.tokens[this.#at]
    this.#at += 1
    if (token?.kind === 'term') return asExpression(token.term)
    if (token?.kind !== 'word' || !isFunctionName(token.text)) throw new Error('A formula ends too early')
    return this.#call(token.text)
  }

  #call(name: FunctionName): Expression {
    if (name === 'NULL') return { kind: 'nothing' }
    const given: Expression[] = []
    this.#must('(')
    do given.push(this.expression())
    while (this.#take(','))
    this.#must(')')
    return { kind: 'call', name, arguments: given }
  }
}

function asExpression(term: Term): Expression {
  if (typeof term === 'number') return { kind: 'number', value: term }
  return 'kind' in term ? term : { kind: 'figure', figure: term }
}

/** Reads a formula: arithmetic over figures and numbers as in a book, and the words above. */
export function expressionOf(texts: readonly string[], terms: readonly Term[]): Expression {
  const tokens = texts.flatMap((text, at): Token[] => {
    const term = terms[at]
    return term === undefined ? tokensOf(text) : [...tokensOf(text), { kind: 'term', term }]
  })
  const reader = new Reader(tokens)
  const expression = reader.expression()
  if (!reader.isAtEnd) throw new Error(`A formula goes on too long: ${texts.join('…')}`)
  return expression
}
