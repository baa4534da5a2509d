import * as z from 'zod/mini'

const examples = z.registry<{ example: unknown }>()

/** A schema that the OpenAPI document names and refers to, with an example that the compiler holds to it. */
export function component<Schema extends z.ZodMiniType>(id: string, schema: Schema, example: z.output<Schema>): Schema {
  const named = schema.check(z.meta({ id }))
  examples.add(named, { example })
  return named
}

function exampleOfObject({ def }: z.ZodMiniObject): unknown {
  return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, exampleOf(field)]))
}

/** An example that fits a schema: its own, or one made of those of its parts. */
export function exampleOf(schema: unknown): unknown {
  if (!(schema instanceof z.core.$ZodType)) throw new Error('no schema')
  const own = examples.get(schema)
  if (own) return own.example
  if (schema instanceof z.ZodMiniObject) return exampleOfObject(schema)
  if (schema instanceof z.ZodMiniArray) return [exampleOf(schema.def.element)]
  if (schema instanceof z.ZodMiniNullable) return null
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0]
  throw new Error(`a schema of kind ${schema._zod.def.type} needs an example`)
}
