import type { Figure } from '../../src/domain/model/language/figure'
import { originOf, type Under } from './reading'

/** What a figure is called in written statements: as it is declared, one of a changed plan with what is changed. */
export function nameOf(figure: Figure, names: ReadonlyMap<Figure, string>): string {
  const { source } = figure
  const origin = originOf(figure)
  if (origin) return [nameOf(origin.of, names), 'if', ...changesIn(origin.changes, names)].join('_')
  const name = names.get(figure) ?? (source?.kind === 'field' ? `typed_${source.name}` : undefined)
  if (name === undefined) throw new Error(`A figure is not exported: ${JSON.stringify(figure).slice(0, 200)}`)
  return name
}

/** What a plan is changed by: many changes by the first alone. */
function changesIn(changes: Under['changes'], names: ReadonlyMap<Figure, string>): string[] {
  const said = (part: Figure | number) =>
    typeof part === 'number' ? String(part).replace(/\W/g, '_') : nameOf(part, names)
  return (changes.length > 2 ? changes.slice(0, 1) : changes).flatMap((one) => one.map(said))
}
