import { projectedMonths } from '../../src/domain/model/constants'
import { lifespan } from '../../src/domain/model/figures/typed/inputs'
import type { Figure } from '../../src/domain/model/language/figure'
import { figuresIn, type RowScope } from '../../src/domain/model/language/reading'

export * from '../../src/domain/model/language/reading'

/** Lists whose rows are counted, not typed. */
export const rowCounts: Partial<Record<RowScope, string>> = {
  projection: String(projectedMonths),
  calendar: '60',
  lifespan: 'Math.round(lifespan)',
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
