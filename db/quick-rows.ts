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

function columnsOf(prepared: object) {
  const selected: unknown = Reflect.get(prepared, 'fields')
  if (!Array.isArray(selected)) throw new Error('Drizzle keeps selected columns somewhere else now')
  return selected.map(({ path, field }: { path: string[]; field: unknown }) => {
    const [name, decoder] = [path[0], decoderOf(field)]
    if (name === undefined || path.length > 1 || !isDecoder(decoder)) throw new Error('Only flat rows are read quickly')
    return { name, decoder }
  })
}

/**
 * A prepared statement whose rows are read quickly. Drizzle looks up for each cell of each row what kind of column it
 * belongs to; for a statement that is sent with every call that is most of the work, and never changes. The columns must
 * be selected flat: no groups, no whole tables.
 */
export function withQuickRows<Prepared extends object>(prepared: Prepared): Prepared {
  const columns = columnsOf(prepared)
  function read(values: readonly unknown[]) {
    const row: Record<string, unknown> = {}
    for (const [index, { name, decoder }] of columns.entries()) {
      const value = values[index]
      row[name] = value === null ? null : decoder.mapFromDriverValue(value)
    }
    return row
  }
  Reflect.set(prepared, 'customResultMapper', (rows: readonly (readonly unknown[])[]) => rows.map(read))
  return prepared
}
