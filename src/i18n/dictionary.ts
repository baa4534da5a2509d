/** The six plural forms that Arabic needs; English has two of them. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

type PluralBase<K> = K extends `${infer Base}_other` ? Base : never

/**
 * The shape that a translation of the English dictionary `E` must have: the same keys, and all six plural forms
 * wherever English has `_one` and `_other`. A missing Arabic text does not compile.
 */
export type Translation<E> = {
  [K in Exclude<keyof E, `${string}_one` | `${string}_other`>]: E[K] extends string ? string : Translation<E[K]>
} & {
  [K in `${PluralBase<keyof E & string>}_${(typeof pluralForms)[number]}`]: string
}
