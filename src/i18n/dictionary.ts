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

type TextsOf<P extends ResultPart> = Record<OwnName<P>, string>

/** A text for every result that is declared, nested as their names are: one that is missing is one error, in its dictionary. */
export type ResultTexts = TextsOf<'monthly'> &
  TextsOf<'advanced'> & {
    bottomLine: TextsOf<'bottomLine'>
    vat: TextsOf<'vat'> & { voluntary: TextsOf<'vat.voluntary'>; mandatory: TextsOf<'vat.mandatory'> }
    cod: TextsOf<'cod'>
    cashPlan: TextsOf<'cashPlan'> & { afterEnd: TextsOf<'cashPlan.afterEnd'> }
  }

/** A text for every line of a month of the cash plan. */
export type CashMonthTexts = Record<Exclude<keyof CashMonth, 'month'>, string>
