import { calendarRows, projectedMonths } from '../../src/domain/model/constants'
import { orderCount } from '../../src/domain/model/figures/cash/goods'
import { monthNumber } from '../../src/domain/model/figures/cash/months'
import { cashCounts, lastMonth } from '../../src/domain/model/figures/cash/terms'
import { lifespan } from '../../src/domain/model/figures/typed/inputs'
import type { Expression, Figure, ScopeName } from '../../src/domain/model/language/figure'
import {
  type Call,
  type Operation,
  type RowScope,
  scopeOrder,
  scopesOf,
  type Under,
  within,
} from '../../src/domain/model/language/reading'

export * from '../../src/domain/model/language/reading'

/** Lists whose rows are counted, not typed: how many there are, the figure that it is read from, and what is that in the last row where it is not its place. */
const counted: Partial<Record<RowScope, readonly [count: string, from?: Figure, last?: Figure]>> = {
  projection: [String(projectedMonths)],
  calendar: [String(calendarRows)],
  lifespan: ['Math.round(lifespan)', lifespan],
  goods: ['orderCount', orderCount],
  cash: ['lastMonth + 1', lastMonth, monthNumber],
}
/** Room for what is kept of such a list, and for what falls due right after its end. */
export const mostRows: Partial<Record<RowScope, number>> = {
  projection: projectedMonths,
  calendar: calendarRows,
  goods: cashCounts.goods,
  cash: cashCounts.cash + 1,
}
const countOf = (scope: ScopeName) => (scope === 'plan' ? undefined : counted[scope])
export const rowCount = (scope: ScopeName): string | undefined => countOf(scope)?.[0]
export const countedScopes = scopeOrder.filter((scope) => scope in counted)

/** Whether a figure of a row is no more than its place, or counted from that. */
export function isCounted({ source, formula }: Figure): boolean {
  const isKnown = (one: Expression) => one.kind === 'number' || (one.kind === 'figure' && isCounted(one.figure))
  return source?.kind === 'place' || (formula?.kind === 'operation' && isKnown(formula.left) && isKnown(formula.right))
}

/** Whether the last row of a list has the number that its rows are counted by. */
function isNumberOfRow(figure: Figure): boolean {
  const number = countOf(figure.scope)?.[2]
  return number ? figure === number : figure.source?.kind === 'place'
}

/** Whether a condition says that a row is one of its list: all rows are that are walked. */
export const isOfItsList = ({ left, right }: Operation): boolean =>
  left.kind === 'figure' &&
  isNumberOfRow(left.figure) &&
  right.kind === 'figure' &&
  right.figure === countOf(left.figure.scope)?.[1]

/** Of a sum over another list of what names the row that it stands in: what is entered where, and the name of this row. */
export function entered(call: Call): { to: Expression; amount: Expression; row: Figure } | null {
  const [inner] = call.arguments
  const [condition, amount] = inner?.kind === 'call' && inner.name === 'IF' ? inner.arguments : []
  if (call.name !== 'SUM' || condition?.kind !== 'operation' || condition.operation !== '=' || !amount) return null
  const { left: to, right } = condition
  if (to.kind !== 'figure' || right.kind !== 'figure' || right.figure.scope === 'plan') return null
  return scopesOf(call).has(right.figure.scope) ? { to, amount, row: right.figure } : null
}

/** Whether a sum is made in a loop of its own, before what reads it. */
export const isMadeBefore = (call: Call): boolean => scopesOf(call).size === 0 || entered(call) !== null

/** The figures that a formula reads; of a changed plan's those that follow from what is changed. */
function figuresIn(formula: Expression): Figure[] {
  return [...within(formula)].flatMap((one) => {
    if (one.kind === 'figure') return [one.figure]
    return one.kind === 'under' ? [changed(one)] : []
  })
}

/** What a figure reads directly. */
export function readBy({ formula, scope }: Figure): Figure[] {
  const count = countOf(scope)?.[1]
  return [...(count ? [count] : []), ...(formula ? figuresIn(formula) : [])]
}

/** The figures themselves and everything that they are worked out from but what is `known`, each after what it reads. */
export function behind(roots: Iterable<Figure>, known: readonly Figure[] = []): Figure[] {
  const ordered = new Set<Figure>()
  const seen = new Set<Figure>(known)
  const visit = (figure: Figure): void => {
    if (seen.has(figure)) return
    seen.add(figure)
    for (const one of readBy(figure)) visit(one)
    ordered.add(figure)
  }
  for (const root of roots) visit(root)
  return [...ordered]
}

/** Of all that figures are worked out from, the inputs that are others and what follows from those. */
export function following(figures: Iterable<Figure>, inputs: readonly Figure[]): Set<Figure> {
  const found = new Set(inputs)
  for (const figure of behind(figures)) if (readBy(figure).some((one) => found.has(one))) found.add(figure)
  return found
}

/** A plan in which some inputs are others: the figures that follow from those; all others are the plan's own. */
class Variation {
  readonly #inputs: ReadonlyMap<Figure, Expression>
  readonly #figures = new Map<Figure, Figure>()

  constructor(readonly changes: Under['changes']) {
    this.#inputs = new Map(changes.map(([input, value]) => [input, asExpression(value)]))
  }

  isOf(changes: Under['changes']): boolean {
    const isSame = ([input, value]: Under['changes'][number], at: number) =>
      this.changes[at]?.[0] === input && this.changes[at]?.[1] === value
    return changes.length === this.changes.length && changes.every(isSame)
  }

  figure(figure: Figure): Figure {
    const known = this.#figures.get(figure)
    if (known) return known
    const input = this.#inputs.get(figure)
    const formula = input ?? (figure.formula && this.#follows(figure) ? this.#within(figure.formula) : undefined)
    const made = formula ? { unit: figure.unit, scope: figure.scope, formula } : figure
    this.#figures.set(figure, made)
    if (formula) origins.set(made, { of: figure, changes: this.changes })
    return made
  }

  #follows(figure: Figure): boolean {
    return behind([figure]).some((one) => this.#inputs.has(one))
  }

  #within(one: Expression): Expression {
    if (one.kind === 'figure') return { kind: 'figure', figure: this.figure(one.figure) }
    if (one.kind === 'under') return { kind: 'figure', figure: this.figure(changed(one)) }
    if (one.kind === 'operation') return { ...one, left: this.#within(one.left), right: this.#within(one.right) }
    return one.kind === 'call' ? { ...one, arguments: one.arguments.map((part) => this.#within(part)) } : one
  }
}

const asExpression = (value: Figure | number): Expression =>
  typeof value === 'number' ? { kind: 'number', value } : { kind: 'figure', figure: value }

const variations: Variation[] = []
const origins = new Map<Figure, { of: Figure; changes: Under['changes'] }>()

/** A figure of a changed plan as a figure of its own, made of what follows from the changes and of the plan's other figures. */
export function changed({ figure, changes }: Under): Figure {
  const known = variations.find((one) => one.isOf(changes))
  const variation = known ?? new Variation(changes)
  if (!known) variations.push(variation)
  return variation.figure(figure)
}

/** What a figure of a changed plan is of the plan itself, and what is changed; null for the plan's own. */
export const originOf = (figure: Figure) => origins.get(figure) ?? null
