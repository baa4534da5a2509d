const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What a reference of the document names, such as `#/components/schemas/Project`. */
function target(document: unknown, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), document)
}

/** A copy of an OpenAPI document with every reference replaced by what it names. None of ours leads back to itself. */
export function dereferenced(document: unknown, value: unknown = document): unknown {
  if (Array.isArray(value)) return value.map((item) => dereferenced(document, item))
  if (!isObject(value)) return value
  const reference: unknown = Reflect.get(value, '$ref')
  if (typeof reference === 'string') return dereferenced(document, target(document, reference))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dereferenced(document, inner)]))
}
