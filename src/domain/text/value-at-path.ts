/**
 * The value at a path below `root`, such as 'products.0.name'; undefined where there is nothing. Only enumerable properties
 * of an object's own count, so that no path leads to a prototype or to the length of a list.
 */
export function valueAtPath(root: unknown, path: string | readonly string[]): unknown {
  let value = root
  for (const key of typeof path === 'string' ? path.split('.') : path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.prototype.propertyIsEnumerable.call(value, key) ? Reflect.get(value, key) : undefined
  }
  return value
}

/** `root` with another value at a path that it has; what the change does not touch stays the same object. */
export function withValueAt(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(root)) {
    return root.map((element: unknown, index) => (index === Number(key) ? withValueAt(element, rest, value) : element))
  }
  if (typeof root !== 'object' || root === null) return root
  return { ...root, [key]: withValueAt(Reflect.get(root, key), rest, value) }
}
