import { roundingSlack } from '../../../domain/model/constants'
import { importVat } from '../../../domain/model/figures/cash/goods'
import { workings } from '../../../domain/model/figures/cash/months'
import { projected } from '../../../domain/model/figures/projection'
import { plannedDemand } from '../../../domain/model/figures/vat/position'
import { sumOver } from '../../../domain/model/language/declare'
import type { Expression, Figure, ScopeName } from '../../../domain/model/language/figure'
import type { Call } from '../../../domain/model/language/reading'
import type { FigureValues, Place, Value } from '../../../domain/model/values'
import type { Plan } from '../../../domain/plan/plan'
import { atLeastZero, is, type Line, type Named, part, roundUp, roundUpWithSlack, type Share } from '../lines'
import { type Label, type Operand, word } from '../operands'
import { isEntry } from './cash-names'
import { isExplained, nameOf, numbers } from './figure-names'
import { kindOfFigure, rowLines, type Said, shownValue } from './row-sums'
import { add, isArithmetic, isScale, isSum, joined, partOf, scaledLine, withoutPairs } from './strip'

/** Where a working is said in one run of text, figures in it are said alone. */
const deepest = 1

/** Reads a formula's tree as the lines of a paper strip, with the values of a plan. */
export class FormulaReader {
  constructor(
    readonly plan: Plan,
    readonly values: FigureValues,
    /** The figure that is explained: it is not explained by itself, nor by another of its name. */
    readonly own: Figure,
    readonly depth = 0,
    /** What is worked out here: in its working a figure of the same name is spelled out, one of the row is called as that is. */
    readonly within: { called?: Label; row?: { scope: ScopeName; label: Label } } = {},
  ) {}

  #value(one: Expression, place: Place): Value {
    return this.values.expression(one, place)
  }

  #placeOf(figure: Figure, place: Place): Place {
    const row = place.rows[figure.scope] ?? 0
    return { figure, row, rows: { [figure.scope]: row } }
  }

  /** The branch that holds; where that is no meaning, what it would be. */
  branchOf(one: Expression, place: Place): Expression | undefined {
    if (one.kind !== 'call' || one.name !== 'IF') return undefined
    const [condition, yes, no] = one.arguments
    const [branch, other] = condition && this.#value(condition, place) === 1 ? [yes, no] : [no, yes]
    return branch?.kind === 'nothing' ? other : branch
  }

  /** A figure that has a name, without its working. */
  operand(figure: Figure, place: Place): Operand | null {
    const term = new FormulaReader(this.plan, this.values, this.own, deepest).#term(figure, place)
    return term && !term.working?.length ? term : null
  }

  /** The lines of a formula; what changes nothing leaves itself out. */
  lines(expression: Expression, place: Place): Said {
    const branch = this.branchOf(expression, place)
    return branch ? this.lines(branch, place) : this.#said(expression, place)
  }

  #said(one: Expression, place: Place): Said {
    switch (one.kind) {
      case 'number':
        return this.#number(one.value)
      case 'figure':
        return this.#figure(one.figure, place)
      case 'under':
        return new FormulaReader(this.plan, this.values.under(one), this.own, this.depth).#figure(one.figure, place)
      case 'operation':
        if (one.operation === '+' || one.operation === '-') return this.#sum(one, place)
        return one.operation === '*' || one.operation === '/' ? this.#scaled(one, place) : null
      case 'call':
        return this.#call(one, place)
      default:
        return null
    }
  }

  #number(value: number): Said {
    const [name, kind] = numbers.get(value) ?? []
    return name && kind ? [is({ label: { from: 'word', name }, value: shownValue(value, kind), kind })] : null
  }

  #figure(figure: Figure, place: Place): Said {
    const term = this.#term(figure, place)
    if (term) return [is(term)]
    return figure.formula ? this.lines(figure.formula, this.#placeOf(figure, place)) : null
  }

  /** A figure that has a name, with its working where that is said nowhere else. */
  #term(figure: Figure, place: Place): Named | null {
    const inner = this.#placeOf(figure, place)
    const label = this.#nameOf(figure, inner.row)
    if (!label || figure === this.own || isSame(label, this.#nameOf(this.own, inner.row))) return null
    if (label.from === 'word' && isSame(label, this.within.called)) return null
    const kind = kindOfFigure(figure)
    const operand = { label, kind, value: shownValue(this.values.of(figure, inner.row), kind) }
    if (!figure.formula || isExplained(figure, label, this.own)) return operand
    return this.#withWorking(operand, figure.formula, inner)
  }

  /** What is typed in a row is called as the row is. */
  #nameOf(figure: Figure, row: number): Label | undefined {
    const label = nameOf(figure, this.values, this.own, row)
    const isOfRow =
      figure.scope === this.within.row?.scope && figure.source?.kind === 'field' && figure.unit === 'money'
    return label ?? (isOfRow ? this.within.row?.label : undefined)
  }

  #withWorking(operand: Operand, formula: Expression, place: Place): Named {
    const { label, kind } = operand
    const lines = this.depth > deepest ? null : this.deeper({ called: label }).lines(formula, place)
    const isSayable =
      lines &&
      lines.length > (label.from === 'entry' ? 0 : 1) &&
      lines.every(({ operation }) => isArithmetic(operation))
    return isSayable && (this.depth === 0 || isShort(lines, place)) ? part(label, kind, lines) : operand
  }

  /** For the working of a line. */
  deeper(within: FormulaReader['within'] = {}): FormulaReader {
    return new FormulaReader(this.plan, this.values, this.own, this.depth + 1, { ...this.within, ...within })
  }

  /** `1 + x` and `1 − x` of a percentage. */
  #share(one: Expression, place: Place): Line | null {
    if (one.kind !== 'operation' || one.left.kind !== 'number' || one.left.value !== 1) return null
    const share: Share | null = one.operation === '+' ? 'andThis' : one.operation === '-' ? 'butThis' : null
    const [line, ...others] = this.lines(one.right, place) ?? []
    const isPercent = others.length === 0 && line?.share === undefined && line?.kind === 'percent'
    return share && line && isPercent ? { ...line, share } : null
  }

  /** Points are told even where there are none. */
  #isNothing(one: Expression, place: Place): boolean {
    if (this.own === workings.closingCash) return false
    return this.#value(one, place) === 0 && !(one.kind === 'figure' && one.figure.unit === 'score')
  }

  #sum(one: Extract<Expression, { kind: 'operation' }>, place: Place): Said {
    const share = this.#share(one, place)
    if (share) return [share]
    const { operation, left, right } = one
    if (left.kind === 'number' && operation === '-') return this.#taken(right, place)
    const [hasLeft, hasRight] = [left, right].map((side) => !this.#isNothing(side, place))
    if (place.figure.scope === 'cash' && !hasLeft && !hasRight) return []
    if (!hasRight && (hasLeft || operation === '-')) return this.lines(left, place)
    if (!hasLeft && hasRight && operation === '+') return this.lines(right, place)
    const [a, b] = [this.lines(left, place), this.lines(right, place)]
    if (!b) return null
    if (place.figure.scope === 'cash' && operation === '-' && !a?.length)
      return b.every(isSum) ? joined('minus', b) : null
    if (!a || a.length === 0) return a
    if (left.kind === 'number') return [...b, ...joined('plus', a)]
    const sign = operation === '+' ? 'plus' : 'minus'
    if (b.every(isSum)) return [...a, ...joined(sign, b)]
    if (b.every(isScale))
      return [...a, add[sign](partOf(b[0]?.working.length ? b : (this.deeper().lines(right, place) ?? b)))]
    return sign === 'plus' && a.every(isSum) ? [...b, ...joined('plus', a)] : null
  }

  /** What is taken from nothing, each by itself. */
  #taken(one: Expression, place: Place): Said {
    const lines = this.depth === 0 ? this.lines(one, place) : null
    return lines?.every(isSum) ? joined('minus', lines) : null
  }

  /** What a month begins with: its balance, or what stands open. */
  #before(call: Call, place: Place): Said {
    const [start, of] = call.arguments
    const { figure, row } = place
    const isCash = figure.scope === 'cash'
    if (isCash && row === 0) return start ? this.lines(start, place) : null
    if (this.own === figure && (figure === projected.cumulativeCash || figure === workings.closingCash)) {
      const label = { from: 'entry', name: 'cashAfter', month: isCash ? row - 1 : row } as const
      return [is({ label, value: this.#value(call, place), kind: 'money' })]
    }
    const rows = { ...place.rows, [figure.scope]: row - 1 }
    return isCash ? this.#figure(of?.kind === 'figure' ? of.figure : figure, { ...place, rows }) : null
  }

  /** A figure of another month. */
  #at([of, at]: readonly Expression[], place: Place): Said {
    if (of?.kind !== 'figure' || !at) return null
    const value = this.#value({ kind: 'call', name: 'AT', arguments: [of, at] }, place)
    if (of.figure === plannedDemand) return [is(word('demandThen', value, 'factor'))]
    const row = Number(this.#value(at, place)) - 1
    return of.figure.scope === 'cash' ? this.#figure(of.figure, { ...place, rows: { ...place.rows, cash: row } }) : null
  }

  /** What multiplies by 1 is left out, unless it was typed or is a result. */
  #isOne(one: Expression, lines: Said, place: Place): boolean {
    if (this.#value(one, place) !== 1) return false
    const [line, ...others] = lines ?? []
    const from = line?.label?.from
    return others.length > 0 || line?.share !== undefined || !(from === 'field' || from === 'result')
  }

  #factor(one: Expression, place: Place): Said {
    const share = this.#share(one, place)
    return share ? [share] : this.lines(one, place)
  }

  #scaled({ operation, left, right }: Extract<Expression, { kind: 'operation' }>, place: Place): Said {
    const [a, b] = [this.#factor(left, place), this.#factor(right, place)]
    if (this.#isOne(right, b, place)) return a
    if (operation === '*' && this.#isOne(left, a, place)) return b
    if (!a || !b) return null
    if (a.length === 0 || b.length === 0) return []
    // Of what is paid each line is an amount of its own.
    if (place.figure.scope === 'cash' && isRowSum(left)) return a.map((line) => scaledLine(line, b))
    const isWeak = left.kind === 'number' || (a.length === 1 && a[0]?.share !== undefined)
    if (operation === '*' && (isWeak || !b.every(isScale)) && a.every(isScale)) return [...b, ...joined('times', a)]
    if (b.every(isScale)) return withoutPairs([...a, ...joined(operation === '*' ? 'times' : 'over', b)])
    return null
  }

  #call(call: Call, place: Place): Said {
    const [first, second] = call.arguments
    if (!first) return null
    switch (call.name) {
      case 'SUM':
        if (first.kind === 'operation' && isEntry(first.left))
          return this.#sum({ ...first, left: sumOver(first.left), right: sumOver(first.right) }, place)
        return rowLines(this, call, place)
      case 'COUNT':
        return this.#counted(call, place)
      case 'NEAR_ZERO':
        return this.lines(first, place)
      case 'SHARE':
        if (!second || this.#value(second, place) === 0) return null
        return this.#scaled({ kind: 'operation', operation: '/', left: first, right: second }, place)
      case 'MAX':
      case 'MIN':
        return this.#bounded(call, place)
      case 'ROUNDUP':
        return this.#roundedUp(first, place)
      case 'BEFORE':
        return this.#before(call, place)
      case 'AT':
        return this.#at(call.arguments, place)
      case 'LAST':
        return [is(word('earlierWon', this.#value(call, place), 'count'))]
      default:
        return null
    }
  }

  #counted(call: Call, place: Place): Said {
    return [is({ label: { from: 'word', name: 'products' }, value: this.#value(call, place), kind: 'count' })]
  }

  #roundedUp(one: Expression, place: Place): Said {
    const hasSlack = one.kind === 'operation' && one.right.kind === 'number' && one.right.value === roundingSlack
    const lines = this.lines(hasSlack ? one.left : one, place)
    return lines && [...lines, hasSlack ? roundUpWithSlack : roundUp]
  }

  /** A bound that does not bind is left out; inside a working the bound is all there is to say. */
  #bounded(call: Call, place: Place): Said {
    const [one, two] = call.arguments
    if (!one || !two) return null
    const value = this.#value(call, place)
    const [bound, bounded] = one.kind === 'number' || two.kind !== 'number' ? swapIf(one, two) : [two, one]
    if (this.#value(bounded, place) === value) return this.lines(bounded, place)
    const lines = this.depth === 0 ? this.lines(bounded, place) : null
    const limit = this.lines(bound, place)
    const isZero = bound.kind === 'number' && bound.value === 0
    if (call.name === 'MAX') return isZero ? lines && [...lines, atLeastZero] : limit
    const [first] = limit ?? []
    return lines && first?.label && first.working.length === 0 ? [...lines, { ...first, operation: 'atMost' }] : limit
  }
}

const isRowSum = (one: Expression) =>
  one.kind === 'figure' && one.figure.formula?.kind === 'call' && one.figure.formula.name === 'SUM'

/** Two figures that have explanations of their own, or were typed. */
const isShort = (lines: readonly Line[], { figure }: Place) =>
  lines.length === 2 &&
  (figure.scope === 'plan' || figure === importVat) &&
  lines.every(({ label }) => label?.from === 'result' || label?.from === 'field')

const swapIf = (one: Expression, two: Expression): [Expression, Expression] =>
  one.kind === 'number' ? [one, two] : [two, one]

const isSame = (a: Label, b: Label | undefined) => a.from === b?.from && 'name' in a && 'name' in b && a.name === b.name
