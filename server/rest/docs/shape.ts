/** The parts of a JSON schema that the documented schemas use. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  description?: string
  additionalProperties?: unknown
}

const literal = (value: unknown) => JSON.stringify(value)

function objectShape({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, one]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(one, inner)}`,
  )
  return lines.length === 0 ? 'object' : `{\n${lines.join('\n')}\n${indent}}`
}

/** A schema as a reader of TypeScript would write it: what is optional has a question mark. */
export function shapeOf(schema: Schema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => shapeOf(choice, indent)).join(' | ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.type === 'array') return `${schema.items ? shapeOf(schema.items, indent) : 'unknown'}[]`
  if (schema.type === 'object') return objectShape(schema, indent)
  if (schema.type === 'string' && schema.format) return `string (${schema.format})`
  return schema.type ?? 'unknown'
}
