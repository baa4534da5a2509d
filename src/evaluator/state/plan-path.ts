import type { Fields, GroupField, IdField, ListField, NumbersField, TextsField, ValueOf } from '../../domain/plan/field'
import type { Plan } from '../../domain/plan/plan'
import type { planFields } from '../../domain/plan/plan-fields'
import { valueAtPath, withValueAt } from '../../domain/text/value-at-path'

/** The fields below `F`, each as its path and what it holds. What has no control has no path: ids, lists of texts. */
type Entries<F extends Fields, Start extends string = ''> = {
  [K in keyof F & string]: F[K] extends GroupField<infer G>
    ? Entries<G, `${Start}${K}.`>
    : F[K] extends ListField<infer E>
      ? Entries<E, `${Start}${K}.${number}.`>
      : F[K] extends NumbersField
        ? [path: `${Start}${K}.${number}`, value: number]
        : F[K] extends IdField | TextsField
          ? never
          : [path: `${Start}${K}`, value: ValueOf<F[K]>]
}[keyof F & string]

/** What the plan holds by dot path: 'vatPct', 'products.0.name', 'overheads.branding.mode'. */
export type PlanFields = { [E in Entries<typeof planFields> as E[0]]: E[1] }
export type PlanPath = keyof PlanFields

type PathOf<Kind> = { [P in PlanPath]: Kind extends PlanFields[P] ? P : never }[PlanPath]

export type NumberPath = PathOf<number>
export type SwitchPath = PathOf<boolean>
/** Texts that are typed freely; those of a closed list are chosen. */
export type TextPath = PathOf<string>
export type ChoicePath = Exclude<PlanPath, NumberPath | SwitchPath | TextPath>

/** Paths that every plan has; the others lead into a list, whose element may be gone. */
export type TopPath = Extract<PlanPath, keyof Plan>

/** The value of a field, or undefined where the plan has none (an element that was removed). */
export function valueAt<P extends PlanPath>(plan: Plan, path: P): PlanFields[P] | undefined
export function valueAt(plan: Plan, path: string): unknown {
  return valueAtPath(plan, path)
}

/** The plan with one field changed; what the change does not touch stays the same object. */
export function withField<P extends PlanPath>(plan: Plan, path: P, value: PlanFields[P]): Plan
export function withField(plan: Plan, path: string, value: unknown): unknown {
  return withValueAt(plan, path.split('.'), value)
}
