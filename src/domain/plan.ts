import type * as z from 'zod/mini'
import type { planSchema } from './plan-schema'

/** The declared fields of a schema's type: stored plans may carry unknown keys, but no code may read one by name. */
type Declared<T> = T extends readonly (infer E)[]
  ? Declared<E>[]
  : T extends object
    ? { [K in keyof T as string extends K ? never : K]: Declared<T[K]> }
    : T

/** Everything a founder types. Meaning and units of each field: docs/model.md, 'The plan'. */
export type Plan = Declared<z.infer<typeof planSchema>>
export type Product = Plan['products'][number]
export type PaymentMethod = Plan['paymentMethods'][number]
export type Overheads = Plan['overheads']
export type OverheadItem = Overheads['branding']
export type CustomOverhead = Plan['customOverheadsTech'][number]
export type TeamMember = Plan['team'][number]
