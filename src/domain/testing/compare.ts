/**
 * Every place where two results differ by more than one part in a thousand million, as 'path: actual, not expected'.
 * `noise` is what rounding alone may leave of a difference between large figures.
 */
export function differences(actual: unknown, expected: unknown, noise = 0, path = ''): string[] {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const allowed = 1e-9 * Math.max(Math.abs(actual), Math.abs(expected)) + noise
    return Math.abs(actual - expected) <= allowed ? [] : [`${path}: ${actual}, not ${expected}`]
  }
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null) {
    return actual === expected ? [] : [`${path}: ${actual}, not ${expected}`]
  }
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...keys].flatMap((key) =>
    differences(Reflect.get(actual, key), Reflect.get(expected, key), noise, path === '' ? key : `${path}.${key}`),
  )
}

/** The places of a result that hold a number which is not finite, or minus zero. */
export function unsoundNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unsoundNumbers(inner, `${path}.${key}`))
}
