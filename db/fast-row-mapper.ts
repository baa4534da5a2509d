import { Column, is, SQL } from 'drizzle-orm'

/** How a cell is read: by its column, or by what a computed column was told. */
interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

const isDecoder = (value: unknown): value is Decoder =>
  typeof value === 'object' && value !== null && 'mapFromDriverValue' in value

const decoderOf = (field: unknown): unknown => {
  if (is(field, Column)) return field
  return is(field, SQL.Aliased) ? Reflect.get(field.sql, 'decoder') : Reflect.get(Object(field), 'decoder')
}

type Row = Record<string, unknown>
interface Cell {
  /** Which of the row's objects holds it: 0 is the row itself, then its groups. */
  object: number
  name: string
  decoder: Decoder
}

/** The names of the groups of columns, and where each column's value goes. */
function layoutOf(prepared: object) {
  const selected: unknown = Reflect.get(prepared, 'fields')
  if (!Array.isArray(selected)) throw new Error('Drizzle keeps selected columns somewhere else now')
  const nullable = Object.values(Object(Reflect.get(prepared, 'joinsNotNullableMap'))).includes(false)
  if (nullable) throw new Error('A group that may be missing would be given as an object of nulls')
  const groups: string[] = []
  const cells = selected.map(({ path, field }: { path: string[]; field: unknown }): Cell => {
    const [decoder, name, group] = [decoderOf(field), path.at(-1), path.length > 1 ? path[0] : undefined]
    if (name === undefined || path.length > 2 || !isDecoder(decoder)) throw new Error('Only columns are read quickly')
    if (group !== undefined && !groups.includes(group)) groups.push(group)
    return { object: group === undefined ? 0 : groups.indexOf(group) + 1, name, decoder }
  })
  return { groups, cells }
}

/**
 * A prepared statement whose rows are read quickly. Drizzle looks up for each cell of each row what kind of column it
 * belongs to; for a statement that is sent with every call that is much of the work, and never changes.
 */
export function withQuickRows<Prepared extends object>(prepared: Prepared): Prepared {
  const { groups, cells } = layoutOf(prepared)
  function read(values: readonly unknown[]) {
    const inner = groups.map((): Row => ({}))
    const row: Row = {}
    const objects = [row, ...inner]
    cells.forEach(({ object, name, decoder }, index) => {
      const [value, target] = [values[index], objects[object]]
      if (target) target[name] = value === null ? null : decoder.mapFromDriverValue(value)
    })
    groups.forEach((group, index) => {
      row[group] = inner[index]
    })
    return row
  }
  Reflect.set(prepared, 'customResultMapper', (rows: readonly (readonly unknown[])[]) => rows.map(read))
  return prepared
}
