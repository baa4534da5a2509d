import type { Expression, Figure, ScopeName } from './figure'

// What stands in a formula.

export type RowScope = Exclude<ScopeName, 'plan'>
export type Call = Extract<Expression, { kind: 'call' }>
export type Under = Extract<Expression, { kind: 'under' }>
export type Operation = Extract<Expression, { kind: 'operation' }>
type Comparison = Operation & { operation: Exclude<Operation['operation'], '+' | '-' | '*' | '/'> }

/** From the innermost: a sum inside a month's figure is about overheads, not about months. */
export const scopeOrder: readonly RowScope[] = [
  'overheads',
  'team',
  'methods',
  'products',
  'lifespan',
  'projection',
  'calendar',
  'goods',
  'cash',
]

const aggregates = new Set(['SUM', 'COUNT', 'LOWEST', 'FIRST', 'STAYS'])
export const isAggregateName = (name: string): boolean => aggregates.has(name)
export const isAggregate = (one: Expression): one is Call => one.kind === 'call' && aggregates.has(one.name)

export const isComparison = (one: Expression): one is Comparison =>
  one.kind === 'operation' && !'+-*/'.includes(one.operation)
export const isNumber = (one: Expression | undefined, value: number): boolean =>
  one?.kind === 'number' && one.value === value

/** What an expression is made of directly. */
export function partsOf(one: Expression): readonly Expression[] {
  if (one.kind === 'operation') return [one.left, one.right]
  return one.kind === 'call' ? one.arguments : []
}

/** An expression and everything inside of it. */
export function* within(one: Expression): Generator<Expression> {
  yield one
  for (const part of partsOf(one)) yield* within(part)
}

/** The lists whose single rows an expression is about; none where it is about the plan. */
export function scopesOf(one: Expression): Set<RowScope> {
  if (one.kind === 'figure') return new Set(one.figure.scope === 'plan' ? [] : [one.figure.scope])
  // A figure of a row that is named by its place is about the plan.
  const parts = one.kind === 'call' && one.name === 'AT' ? one.arguments.slice(1) : partsOf(one)
  const found = new Set(parts.flatMap((part) => [...scopesOf(part)]))
  if (isAggregate(one)) found.delete(summedScope(one))
  return found
}

const known = new WeakMap<Call, RowScope>()

/** The list that a sum goes over. A formula never changes, and is read once for every row of every plan. */
export function summedScope(call: Call): RowScope {
  const scope = known.get(call) ?? foundScope(call)
  known.set(call, scope)
  return scope
}

function foundScope(call: Call): RowScope {
  const all = new Set(call.arguments.flatMap((part) => [...scopesOf(part)]))
  const scope = scopeOrder.find((one) => all.has(one))
  if (!scope) throw new Error(`${call.name} is about no list`)
  return scope
}

/** The figures that an expression reads, those of a change among them. */
export function figuresIn(expression: Expression): Figure[] {
  return [...within(expression)].flatMap((one) => {
    if (one.kind === 'figure') return [one.figure]
    if (one.kind !== 'under') return []
    return one.changes.flatMap(([, value]) => (typeof value === 'number' ? [] : [value]))
  })
}
