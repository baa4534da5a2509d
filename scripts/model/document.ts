import { sections } from '../../src/domain/model/figures/sections'
import * as inputs from '../../src/domain/model/figures/typed/inputs'
import type { Figure } from '../../src/domain/model/language/figure'
import { namesOf } from '../../src/domain/model/language/names'
import { maxNumber } from '../../src/domain/numbers'
import { Book } from './book'
import { Ranges } from './range'
import { behind } from './reading'
import { tables } from './rows'

// The tables of docs/model.md: formulas as a book prints them, between marks that say which.

const names = namesOf(sections)
const ranges = new Ranges()
function nameOf(figure: Figure): string {
  const { source } = figure
  if (source?.kind === 'place') return 't'
  return (names.get(figure) ?? (source?.kind === 'field' ? source.name : '')).replaceAll('_', '.')
}
const book = new Book(nameOf)

const units: Partial<Record<Figure['unit'], string>> = {
  flag: 'yes or no',
  percent: 'fraction',
  planMonth: 'month',
  times: 'times',
}
const scopes: Partial<Record<Figure['scope'], string>> = {
  products: 'of each product',
  methods: 'of each payment method',
  overheads: 'of each overhead',
  team: 'of each member',
  lifespan: 'of each month of a lifespan',
  projection: 'of each of 36 months',
  calendar: 'of each of 60 months',
}

const unitOf = ({ unit, scope }: Figure) => [units[unit] ?? unit, scopes[scope]].filter(Boolean).join(' ')

/** Why results are null, by their figures. */
const reasons = new Map<Figure, readonly string[]>(
  tables.flatMap(([, rows]) =>
    Object.values(rows).map(({ figure, absent }): [Figure, readonly string[]] => [figure, absent ?? []]),
  ),
)

const nullOf = (figure: Figure) =>
  ranges.of(figure).isNullable ? (reasons.get(figure)?.join(', ') ?? '') || 'where a part of it is' : ''

const isFigure = (one: unknown): one is Figure =>
  typeof one === 'object' && one !== null && 'unit' in one && 'scope' in one

/** Modules list what they export by name, bundled ones otherwise. */
const byName = (found: object): [string, unknown][] => Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))

/** The figures of a section that are of no family, or those of one: of a scenario, of the month before returns; each after what it reads. */
function figuresOf(section: string, family: string | undefined): Figure[] {
  const exported = new Map<string, object>(Object.entries(sections)).get(section)
  const found: unknown = family === undefined ? exported : new Map(Object.entries(exported ?? {})).get(family)
  if (typeof found !== 'object' || found === null)
    throw new Error(`docs/model.md: nothing is called ${section} ${family ?? ''}`)
  const mine = new Set(byName(found).flatMap(([, one]) => (isFigure(one) ? [one] : [])))
  return behind(mine).filter((figure) => mine.has(figure) && figure.formula)
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function formulas(section: string, family: string | undefined): string {
  const rows = figuresOf(section, family).map((figure) => [
    `\`${nameOf(figure)}\``,
    figure.formula ? book.cases(figure.formula).join('<br>') : '',
    unitOf(figure),
    nullOf(figure),
  ])
  return table(['figure', 'formula', 'unit', 'null'], rows)
}

/** What is typed, by the names that formulas have for it. */
function typed(): string {
  const rows = byName(inputs).flatMap(([name, figure]) => {
    if (!isFigure(figure) || figure.source?.kind !== 'field') return []
    const {
      name: field,
      field: { clampedTo },
    } = figure.source
    return [
      [
        `\`${name}\``,
        `\`${field}\``,
        unitOf(figure),
        `${clampedTo.min} to ${clampedTo.max === maxNumber ? '10¹²' : clampedTo.max}`.replace('-', '−'),
      ],
    ]
  })
  return table(['in formulas', 'field', 'unit', 'held within, as it is typed'], rows)
}

const marked = /(<!-- (figures|inputs)(?:: (\w+)(?: (\w+))?)? -->\n)[\s\S]*?(<!-- end -->)/g

/** The document with its tables as the formulas say them. */
export const documented = (text: string): string =>
  text.replace(marked, (_, start: string, what: string, section: string, family: string | undefined, end: string) => {
    return `${start}\n${what === 'inputs' ? typed() : formulas(section, family)}\n\n${end}`
  })
