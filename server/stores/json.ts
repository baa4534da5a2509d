import { isRecord } from '../../src/domain/numbers'

/** What stands at a path of an answer; undefined where nothing does. */
export const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      Array.isArray(inside)
        ? inside[Number(key)]
        : isRecord(inside) && Object.hasOwn(inside, key)
          ? inside[key]
          : undefined,
    value,
  )

/** A text or a number as text; '' for anything else. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : ''
}

/** An amount as text, whether it stands there itself or in `{ amount, currency }`; '' where there is none. */
export function amountAt(value: unknown, ...path: (string | number)[]): string {
  const found = at(value, ...path)
  return isRecord(found) ? textAt(found, 'amount') : textAt(found)
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}
