import { maxNumber } from '../../../src/domain/numbers'
import type { Language, productCategories, sourcingTypes } from '../../../src/domain/options'
import { fieldAt, limitOf } from '../../../src/domain/plan/field-at-path'
import { fieldPaths } from '../../../src/domain/plan/nearest-field'
import { blankPlan } from '../../../src/domain/plan/plan'
import { type TypicalValue, typicalValue, typicalValues } from '../../../src/domain/typical/typical-values'
import { planTexts } from './plan-words'

/** What a program may write at a path of the plan. */
export const settableKinds = ['amount', 'percent', 'range', 'optional', 'choice', 'switch', 'text'] as const
type SettableKind = (typeof settableKinds)[number]

const isSettable = (kind: string): kind is SettableKind => settableKinds.some((one) => one === kind)

function fieldRow(path: string) {
  const field = fieldAt(path)
  if (!field || !isSettable(field.kind) || !('default' in field)) return []
  const number = limitOf(path)
  const name = (language: Language) => planTexts(language, { ...blankPlan(), vatRegistered: true }).label(path)
  return [
    {
      path,
      name: { en: name('en'), ar: name('ar') },
      kind: field.kind,
      unit: number?.unit ?? null,
      min: number?.min ?? null,
      max: number && number.max < maxNumber ? number.max : null,
      isWhole: number?.whole === true,
      default: typeof field.default === 'object' ? null : field.default,
      choices: field.kind === 'choice' ? [...field.choices] : null,
    },
  ]
}

let rows: ReturnType<typeof fieldRow> | undefined

/** Every field of the plan that a program may set, with its limits and its name in both languages. */
export function settableFields() {
  rows ??= fieldPaths.flatMap(fieldRow)
  return { fields: rows }
}

const typicalRow = ({ field, category, sourcing, value, certainty, source, date }: TypicalValue) => ({
  field,
  category: category ?? null,
  sourcing: sourcing ?? null,
  value,
  certainty,
  source: source && { publisher: { ...source.publisher }, url: source.url, checked: source.checked },
  date,
})

interface StoreKind {
  category?: (typeof productCategories)[number] | undefined
  sourcing?: (typeof sourcingTypes)[number] | undefined
}

/** What is typical: all of it, or for one kind of store the one value of each field that holds there. */
export function typicalFor({ category, sourcing }: StoreKind) {
  const names = [...new Set(typicalValues.map(({ field }) => field))]
  const isAll = category === undefined && sourcing === undefined
  const values = isAll
    ? typicalValues
    : names.flatMap((name) => typicalValue(name, { category: category ?? '', sourcing: sourcing ?? '' }) ?? [])
  return { values: values.map(typicalRow) }
}
