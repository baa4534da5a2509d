import type { OverheadId } from '../domain/options'
import type { CustomOverhead, OverheadItem, PaymentMethod, Plan, Product, TeamMember } from '../domain/plan'

/** The fields of `T` whose values are of type `V`. */
type FieldsOf<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T] & string
type CustomList = 'customOverheadsTech' | 'customOverheadsOps'

type PathTo<V> =
  | FieldsOf<Plan, V>
  | `products.${number}.${FieldsOf<Product, V>}`
  | `paymentMethods.${number}.${FieldsOf<PaymentMethod, V>}`
  | `overheads.${OverheadId}.${FieldsOf<OverheadItem, V>}`
  | `${CustomList}.${number}.${FieldsOf<CustomOverhead, V>}`
  | `team.${number}.${FieldsOf<TeamMember, V>}`

/** Dot paths of the plan's fields by what they hold: 'vatPct', 'products.0.name', 'overheads.branding.mode'. */
export type NumberPath = PathTo<number>
export type TextPath = PathTo<string>
export type FlagPath = PathTo<boolean>
export type PlanPath = NumberPath | TextPath | FlagPath

/** The value at a path, or undefined where the plan has none (an element that was removed). */
export function valueAt(plan: Plan, path: string): unknown {
  let value: unknown = plan
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

function withValue(whole: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((element: unknown, index) => (index === Number(key) ? withValue(element, rest, value) : element))
  }
  if (typeof whole !== 'object' || whole === null) return whole
  return { ...whole, [key]: withValue(Reflect.get(whole, key), rest, value) }
}

/** The plan with one field changed; what the change does not touch stays the same object. */
export function withField(plan: Plan, path: PlanPath, value: number | string | boolean): Plan {
  const changed = withValue(plan, path.split('.'), value)
  // The path's type says that `value` belongs there, so what comes back is a plan again.
  return changed as Plan
}
