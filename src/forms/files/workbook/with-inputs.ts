import type { Plan } from '../../../domain/plan/plan'
import { remixed, settled } from '../../../domain/plan/sales-mix'

/** An input of a workbook that has another value than the plan inside it. */
export interface ChangedInput {
  /** Its path in the plan inside the workbook. */
  path: string
  value: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What stands at a path; undefined where there is nothing. */
export function valueAt(whole: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), whole)
}

const idOf = (value: unknown) => (isObject(value) ? Reflect.get(value, 'id') : undefined)

/** The path of the same field in another plan, whose lists may have grown or shrunk since; null where it has none. */
function pathIn(target: Plan, exported: Plan, path: string): string[] | null {
  const keys: string[] = []
  const from = path.split('.')
  for (const [at, key] of from.entries()) {
    const id = idOf(valueAt(exported, from.slice(0, at + 1)))
    const list = valueAt(target, keys)
    const place = Array.isArray(list) && id !== undefined ? list.findIndex((element) => idOf(element) === id) : key
    if (place === -1) return null
    keys.push(String(place))
  }
  return valueAt(target, keys) === undefined ? null : keys
}

function written(target: Plan, exported: Plan, changed: readonly ChangedInput[]): Plan {
  const plan = structuredClone(target)
  for (const { path, value } of changed) {
    const keys = pathIn(plan, exported, path)
    const owner = keys && valueAt(plan, keys.slice(0, -1))
    if (isObject(owner)) Reflect.set(owner, keys?.at(-1) ?? '', value)
  }
  return plan
}

/** Units that were typed in a plan whose sales are shared out change the shares. */
function withShares(before: Plan, after: Plan): Plan {
  const hasNewUnits = after.products.some((product, at) => product.unitsPerMonth !== before.products[at]?.unitsPerMonth)
  return settled(before, hasNewUnits ? remixed(after) : after)
}

/**
 * A plan with the inputs that were changed in a workbook; everything else as the plan has it. An input of a product or a
 * person that the plan no longer has is left out.
 */
export function withInputs(target: Plan, exported: Plan, changed: readonly ChangedInput[]): Plan {
  return changed.length === 0 ? target : withShares(target, written(target, exported, changed))
}
