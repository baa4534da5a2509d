import { cashSections } from '../../src/domain/model/figures/cash/sections'
import { resultSections } from '../../src/domain/model/figures/outputs/answer'
import { sections } from '../../src/domain/model/figures/sections'
import type { DeclaredRow, DeclaredRows } from '../../src/domain/model/results/row'
import { questionsOf } from './questions'
import { Ranges } from './range'

const isTable = (entry: [string, unknown]): entry is [string, DeclaredRows] =>
  entry[0].endsWith('Rows') && typeof entry[1] === 'object'

/** The tables of results that are declared beside their formulas. */
export const tables = Object.values<object>({ ...sections, ...cashSections })
  .flatMap((section) => Object.entries(section).filter(isTable))
  .sort(([a], [b]) => (a < b ? -1 : 1))

const ranges = new Ranges()

const literal = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : typeof value === 'string' ? `'${value}'` : String(value)

/** Where a result stands in lists, beside its own, is in the statements. */
const ofStatements = ['after', 'heads', 'within', 'less']

function rowOf(name: string, { figure, ...attributes }: DeclaredRow): string {
  const { isNullable } = ranges.of(figure)
  if (isNullable !== (attributes.absent !== undefined))
    throw new Error(`${name} ${isNullable ? 'can be null: say why (absent)' : 'is never null: nothing is absent'}`)
  const questions = figure.unit === 'flag' ? [] : questionsOf(figure)
  const all = { kind: figure.unit, ...attributes, ...(questions.length > 0 && { questions }) }
  const said = Object.entries(all).filter(([key]) => !ofStatements.includes(key))
  return `  ${name}: { ${said.map(([key, value]) => `${key}: ${literal(value)}`).join(', ')} },`
}

/** What is read of results without their formulas: in the browser, where formulas would be more to load than they say. */
export function resultRows(head: string): string {
  const written = tables.map(([table, rows]) => {
    const lines = Object.entries(rows).map(([name, row]) => rowOf(name, row))
    return `export const ${table} = {\n${lines.join('\n')}\n} as const satisfies ResultRows\n`
  })
  const placed = resultSections.map(({ rows, part, off }) => {
    const [name] = tables.find(([, table]) => table === rows) ?? []
    return `  { part: '${part}', rows: ${name}${off ? `, off: '${off}'` : ''} },`
  })
  return `${head}
import type { ResultRows, ResultSection } from './row'

${written.join('\n')}
/**
 * Every result of the evaluation, once, in the order in which results are read: types, the REST schema, kinds, directions,
 * reasons and the lists of screens, report and workbook are read from here.
 */
export const resultSections = [
${placed.join('\n')}
] as const satisfies readonly ResultSection[]
`
}
