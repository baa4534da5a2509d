import type { Figure } from '../../../domain/model/language/figure'
import { figuresIn, type RowScope, type Under } from '../../../domain/model/language/reading'
import { Lines, type Writing } from '../lines'

/** What becomes another where some inputs are others, each after what it reads. */
export function changedBy({ figure, changes }: Under): Figure[] {
  const inputs = new Set(changes.map(([input]) => input))
  const found = new Map<Figure, boolean>()
  const isChanged = (one: Figure): boolean => {
    const known = found.get(one)
    if (known !== undefined) return known
    const read = one.formula ? figuresIn(one.formula).map(isChanged) : []
    const changed = inputs.has(one) || read.includes(true)
    found.set(one, changed)
    return changed
  }
  isChanged(figure)
  return [...found].flatMap(([one, changed]) => (changed && one.formula ? [one] : []))
}

/** The formula of a figure that is asked of a changed plan. */
export function changed({ formula }: Figure): Under {
  if (formula?.kind !== 'under') throw new Error('The figure is none of a changed plan')
  return formula
}

/** The month of a changed plan, line by line, to the figure that is asked of it. */
export function addVariation(lines: Lines, one: Under): void {
  const { places } = lines.writing
  const all = changedBy(one).filter((figure) => figure === one.figure || places.cellsOf(figure).length > 0)
  for (const figure of all) if (figure.scope === 'plan') lines.figure(figure, { places: places.under(one) })
}

/** What the changed plans have by product, method and overhead. */
export function addVariations(writing: Writing, variations: readonly Under[]): void {
  const lines = new Lines(writing, 'variations', { isHidden: true })
  for (const [at, one] of variations.entries()) {
    lines.heading(at === 0 ? 'vatOther' : 'codTaken')
    const all = changedBy(one).filter((figure) => writing.places.cellsOf(figure).length > 0)
    const places = writing.places.under(one)
    const of = (scope: RowScope) => all.filter((figure) => figure.scope === scope)
    for (const figure of of('products')) lines.across(figure, { places })
    for (const scope of ['methods', 'overheads'] as const) lines.table(scope, of(scope), places)
  }
}
