import { projectedMonths } from '../../src/domain/model/constants'
import { lifespan } from '../../src/domain/model/figures/typed/inputs'
import type { Expression, Figure, ScopeName } from '../../src/domain/model/language/figure'

export type RowScope = Exclude<ScopeName, 'plan'>
export type Call = Extract<Expression, { kind: 'call' }>

/** From the innermost: a sum inside a month's figure is about overheads, not about months. */
export const scopeOrder: readonly RowScope[] = [
  'overheads',
  'team',
  'methods',
  'products',
  'lifespan',
  'projection',
  'calendar',
]

/** Lists whose rows are counted, not typed. */
export const rowCounts: Partial<Record<RowScope, string>> = {
  projection: String(projectedMonths),
  calendar: '60',
  lifespan: 'Math.round(lifespan)',
}

const aggregates = new Set(['SUM', 'COUNT', 'LOWEST', 'FIRST', 'STAYS'])
export const isAggregateName = (name: string): boolean => aggregates.has(name)
export const isAggregate = (one: Expression): one is Call => one.kind === 'call' && aggregates.has(one.name)

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
  const found = new Set(partsOf(one).flatMap((part) => [...scopesOf(part)]))
  if (isAggregate(one)) found.delete(summedScope(one))
  return found
}

/** The list that a sum goes over. */
export function summedScope(call: Call): RowScope {
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

/** What a figure reads directly. */
function readBy({ formula, scope }: Figure): Figure[] {
  const own = formula ? figuresIn(formula) : []
  return scope === 'lifespan' ? [lifespan, ...own] : own
}

/** The figures themselves and everything that they are worked out from, each after what it reads. */
export function behind(roots: Iterable<Figure>): Figure[] {
  const ordered = new Set<Figure>()
  const seen = new Set<Figure>()
  const visit = (figure: Figure): void => {
    if (seen.has(figure)) return
    seen.add(figure)
    for (const one of readBy(figure)) visit(one)
    ordered.add(figure)
  }
  for (const root of roots) visit(root)
  return [...ordered]
}
