import type { CashMonth } from '../domain/model/evaluation'
import type { OwnName, ResultPart } from '../domain/model/results/sections'

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

type Nested<T> = { readonly [name: string]: T | Nested<T> }
type OfPart<P extends ResultPart, T> = Record<OwnName<P>, T>

/** Something for every result that is declared, nested as their names are, and for every line of a month of the cash plan. */
type ForResults<T> = OfPart<'monthly', T> &
  OfPart<'advanced', T> & {
    bottomLine: OfPart<'bottomLine', T>
    vat: OfPart<'vat', T> & { voluntary: OfPart<'vat.voluntary', T>; mandatory: OfPart<'vat.mandatory', T> }
    cod: OfPart<'cod', T>
    cashPlan: OfPart<'cashPlan', T> & {
      neededFor: OfPart<'cashPlan.neededFor', T>
      afterEnd: OfPart<'cashPlan.afterEnd', T>
    }
    cashMonth: Record<Exclude<keyof CashMonth, 'month'>, T>
  }

/** What a result is called, and what it means in one sentence. */
type Words = readonly [name: string, meaning: string]

/** The words of every result: one that is missing is one error, in the dictionary of its language. */
export type ResultWords = ForResults<Words>

const isWords = (one: Words | Nested<Words>): one is Words => Array.isArray(one)

function picked(words: Nested<Words>, at: 0 | 1): Nested<string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, one]) => [name, isWords(one) ? one[at] : picked(one, at)]),
  )
}

export function namesOf(words: ResultWords): ForResults<string>
export function namesOf(words: Nested<Words>): Nested<string> {
  return picked(words, 0)
}

export function meaningsOf(words: ResultWords): ForResults<string>
export function meaningsOf(words: Nested<Words>): Nested<string> {
  return picked(words, 1)
}
