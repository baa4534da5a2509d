import { amountOf, maxNumber, type Range, rangeOf } from '../numbers'

// What a field of the plan can be. The table of all fields, plan-fields.ts, is made of these; types, blank values, limits,
// rules, steps, the reading of stored plans and their schema follow from it.

/** What a number is measured in; a factor is a bare number. */
export type Unit = 'money' | 'percent' | 'count' | 'days' | 'months' | 'timesAYear' | 'factor'

/**
 * A number. Outside `min` and `max` is an error; outside the usual bounds is a warning. `money`: the upper and the usual
 * bounds are SAR, so they hold only while the plan is in SAR. Source: docs/model.md, 'Field limits'.
 */
export interface NumberField extends Range {
  /** Which words an error takes: an amount is negative or too high, a percentage 0 to 100, the rest has two ends. */
  readonly kind: 'amount' | 'percent' | 'range'
  readonly unit: Unit
  /** A fraction that people type and read as a percentage: stored 0.05 is shown as 5 %. */
  readonly shownAs?: 'percentOfFraction'
  /** The value of a blank plan, and of a stored plan that has none. */
  readonly default: number
  /** What an arrow key adds. */
  readonly step: number
  readonly whole?: true
  readonly money?: true
  /** Below it a value that is not 0 is doubtful. */
  readonly usualMin?: number
  readonly usualMax?: number
  /** The bounds that the formulas hold a value within, regardless of what was stored. Source: docs/model.md, 'How a field is read'. */
  readonly clampedTo: Range
  /** Values below a millionth are 0 to the formulas. */
  readonly roundsToZero: boolean
  /** The formulas round the value, once it is within its bounds. */
  readonly rounded?: true
}

/** A number that may be left open: null until it is answered. */
export interface OptionalField {
  readonly kind: 'optional'
  readonly of: NumberField
  readonly default: null
}

/** Free text. */
export interface TextField {
  readonly kind: 'text'
  readonly default: string
}

/** Free text of at most `maxLength` characters. */
export interface LimitedTextField extends TextField {
  readonly maxLength: number
}

/** Names an element of a list; it has no control. */
export interface IdField {
  readonly kind: 'id'
  readonly default: string
}

/** One of a closed list. */
export interface ChoiceField<V extends string = string> {
  readonly kind: 'choice'
  readonly default: V
  readonly choices: readonly V[]
}

export interface SwitchField {
  readonly kind: 'switch'
  readonly default: boolean
}

/** As many numbers as `length` says, each with the limits of `of`: one for each month of a year. */
export interface NumbersField {
  readonly kind: 'numbers'
  readonly length: number
  readonly of: NumberField
}

/** Texts that the product writes; they have no control. */
export interface TextsField {
  readonly kind: 'texts'
  readonly default: readonly string[]
}

/** Fields that belong together. */
export interface GroupField<F extends Fields = Fields> {
  readonly kind: 'group'
  readonly fields: F
}

/** Elements of one shape. With `idPrefix`, a stored element without an id of its own gets one that begins so. */
export interface ListField<F extends Fields = Fields> {
  readonly kind: 'list'
  readonly fields: F
  readonly idPrefix?: string
  readonly default: readonly ValuesOf<F>[]
}

export type Field =
  | NumberField
  | OptionalField
  | TextField
  | IdField
  | ChoiceField
  | SwitchField
  | NumbersField
  | TextsField
  | GroupField
  | ListField

export interface Fields {
  readonly [name: string]: Field
}

/** What a plan holds for a field. */
export type ValueOf<F> = F extends NumberField
  ? number
  : F extends OptionalField
    ? number | null
    : F extends ChoiceField<infer V>
      ? V
      : F extends SwitchField
        ? boolean
        : F extends TextField | IdField
          ? string
          : F extends NumbersField
            ? number[]
            : F extends TextsField
              ? string[]
              : F extends ListField<infer E>
                ? ValuesOf<E>[]
                : F extends GroupField<infer E>
                  ? ValuesOf<E>
                  : never
export type ValuesOf<F> = { -readonly [K in keyof F]: ValueOf<F[K]> }

type Limits = Partial<Omit<NumberField, 'kind' | 'default'>>

/** Money that is not negative; its bounds are SAR. */
export function amount(value: number, limits: Limits = {}): NumberField {
  const range = { min: 0, max: maxNumber, step: 0.01, clampedTo: { min: 0, max: maxNumber } }
  return { kind: 'amount', unit: 'money', ...range, money: true, roundsToZero: true, default: value, ...limits }
}

/** A percentage from 0 to 100. */
export function percent(value: number, limits: Limits = {}): NumberField {
  const range = { min: 0, max: 100, step: 0.1, clampedTo: { min: 0, max: 100 } }
  return { kind: 'percent', unit: 'percent', ...range, roundsToZero: true, default: value, ...limits }
}

/** An amount of something else than money. */
export function quantity(value: number, limits: Limits & Pick<NumberField, 'unit'>): NumberField {
  const range = { min: 0, max: maxNumber, step: 1, clampedTo: { min: 0, max: maxNumber } }
  return { kind: 'amount', ...range, roundsToZero: true, default: value, ...limits }
}

/** A number from `min` to `max`; the formulas hold it within these unless `clampedTo` says otherwise. */
export function number(value: number, limits: Limits & Range & Pick<NumberField, 'unit' | 'step'>): NumberField {
  const { min, max } = limits
  return { kind: 'range', roundsToZero: false, clampedTo: { min, max }, default: value, ...limits }
}

/** A fraction that is typed and shown as a percentage, a tenth of a point a step; its limits are fractions too. */
export function fraction(value: number, limits: Limits & Range): NumberField {
  return number(value, { step: 0.001, unit: 'factor', shownAs: 'percentOfFraction', ...limits })
}

/** A number that stays open until it is answered. */
export const optional = (of: NumberField): OptionalField => ({ kind: 'optional', of, default: null })

export function text(value = ''): TextField {
  return { kind: 'text', default: value }
}

export function textUpTo(maxLength: number): LimitedTextField {
  return { ...text(), maxLength }
}

export const id: IdField = { kind: 'id', default: '' }

export function choice<const V extends string>(choices: readonly V[], value: NoInfer<V>): ChoiceField<V> {
  return { kind: 'choice', choices, default: value }
}

export function flag(value: boolean): SwitchField {
  return { kind: 'switch', default: value }
}

export function numbers(length: number, of: NumberField): NumbersField {
  return { kind: 'numbers', length, of }
}

export function texts(): TextsField {
  return { kind: 'texts', default: [] }
}

export function group<F extends Fields>(fields: F): GroupField<F> {
  return { kind: 'group', fields }
}

export function list<F extends Fields>(
  fields: F,
  options: { idPrefix?: string; default?: readonly ValuesOf<F>[] } = {},
): ListField<F> {
  return { kind: 'list', fields, default: [], ...options }
}

export function isNumberField(field: Field): field is NumberField {
  return field.kind === 'amount' || field.kind === 'percent' || field.kind === 'range'
}

/** The names of the numbers among some fields. */
export type NumberName<F> = { [K in keyof F]: F[K] extends NumberField ? K : never }[keyof F] & string

export function isNumberName<F extends Fields>(fields: F, name: string): name is NumberName<F> {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && isNumberField(field)
}

export function numberNames<F extends Fields>(fields: F, without: readonly NumberName<F>[] = []): NumberName<F>[] {
  const names = Object.keys(fields).filter((name) => isNumberName(fields, name))
  return names.filter((name) => !without.includes(name))
}

/** A number as the formulas read it. Source: docs/model.md, 'How a field is read'. */
export function readNumber(value: unknown, field: NumberField): number {
  const read = rangeOf(field.roundsToZero ? amountOf(value, field.default) : value, field.clampedTo, field.default)
  return field.rounded ? Math.round(read) : read
}

/** An optional number as it counts: null where it is open or outside of its range. Source: docs/model.md, 'How a field is read'. */
export function readOptional(value: unknown, { of }: OptionalField): number | null {
  const isAnswered = typeof value === 'number' && value >= of.min && value <= of.max
  return isAnswered ? readNumber(value, of) : null
}

/** The default of a field, a fresh object each time. */
export function blankValue<F extends Field>(field: F): ValueOf<F>
export function blankValue(field: Field): unknown {
  if (field.kind === 'group') return blankValues(field.fields)
  if (field.kind === 'list') return field.default.map((element) => ({ ...element }))
  if (field.kind === 'texts') return [...field.default]
  if (field.kind === 'numbers') return Array.from({ length: field.length }, () => field.of.default)
  return field.default
}

/** The defaults of some fields, a fresh object each time. */
export function blankValues<F extends Fields>(fields: F): ValuesOf<F>
export function blankValues(fields: Fields): unknown {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) values[name] = blankValue(field)
  return values
}

// Fractions are stored as the formulas read them, and typed and read as percentages. Everything that shows a number of the
// plan or takes one from a hand goes through these.

/** Without floating-point noise: 0.07 · 100 is 7. */
const clean = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(15)) : value)

/** A stored number as it is shown and typed: 5 for a fraction of 0.05, every other number as it is. */
export function shownNumber(field: NumberField, stored: number): number {
  return field.shownAs === 'percentOfFraction' ? clean(stored * 100) : stored
}

/** A typed number as it is stored: 0.05 for a fraction typed as 5, every other number as it is. */
export function storedNumber(field: NumberField, shown: number): number {
  return field.shownAs === 'percentOfFraction' ? clean(shown / 100) : shown
}

/** A field in the unit that it is shown in: its bounds, usual bounds, step and default are those of the box. */
export function shownField(field: NumberField): NumberField {
  if (field.shownAs === undefined) return field
  const shown = (stored: number) => shownNumber(field, stored)
  const { shownAs: _, usualMin, usualMax, ...rest } = field
  return {
    ...rest,
    unit: 'percent',
    default: shown(field.default),
    min: shown(field.min),
    max: shown(field.max),
    step: shown(field.step),
    clampedTo: { min: shown(field.clampedTo.min), max: shown(field.clampedTo.max) },
    ...(usualMin === undefined ? {} : { usualMin: shown(usualMin) }),
    ...(usualMax === undefined ? {} : { usualMax: shown(usualMax) }),
  }
}
