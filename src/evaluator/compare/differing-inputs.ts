import { isRecord } from '../../domain/numbers'
import type { Field, Fields } from '../../domain/plan/field'
import { blankValue } from '../../domain/plan/field'
import { fieldAt } from '../../domain/plan/field-at-path'
import type { Plan } from '../../domain/plan/plan'
import { planFields } from '../../domain/plan/plan-fields'
import { isOpenField } from '../../domain/rules/unanswered'
import { lackOf } from './compared-plan'

export interface DifferingInput {
  /** The dot path of the field; elements of lists are compared by their place. */
  path: string
  /** What each plan holds there; undefined where it has no such element. */
  values: readonly unknown[]
}

/** What the product writes itself, and the name of the store, which heads the column. */
const unlisted: ReadonlySet<string> = new Set(['language', 'unanswered', 'given', 'storeName', 'totalUnitsPerMonth'])

const elementAt = (value: unknown, at: number): unknown => (Array.isArray(value) ? value[at] : undefined)
const longest = (values: readonly unknown[]) =>
  Math.max(0, ...values.map((value) => (Array.isArray(value) ? value.length : 0)))

/** A built-up landed cost follows from other fields. */
const isDerived = (name: string, holders: readonly unknown[]) =>
  name === 'unitCostLanded' && holders.every((one) => !isRecord(one) || Number(one.exFactoryPrice) > 0)

function inFields(fields: Fields, start: string, holders: readonly unknown[]): DifferingInput[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'id' || unlisted.has(name) || isDerived(name, holders)) return []
    const values = holders.map((holder) => (isRecord(holder) ? holder[name] : undefined))
    return inField(field, `${start}${name}`, values)
  })
}

function inField(field: Field, path: string, values: readonly unknown[]): DifferingInput[] {
  if (field.kind === 'group') return inFields(field.fields, `${path}.`, values)
  if (field.kind === 'list' || field.kind === 'numbers') {
    return Array.from({ length: longest(values) }, (_, at) => {
      const elements = values.map((value) => elementAt(value, at))
      if (field.kind === 'list') return inFields(field.fields, `${path}.${at}.`, elements)
      return inField(field.of, `${path}.${at}`, elements)
    }).flat()
  }
  const [first] = values
  if (values.every((value) => Object.is(value, first))) return []
  // A product that only one plan has is told by what was typed for it, not by everything that was not.
  const blank = blankValue(field)
  return values.every((value) => value === undefined || Object.is(value, blank)) ? [] : [{ path, values }]
}

/** Every input in which some plans differ, in the order of the form. */
export function differingInputs(plans: readonly Plan[]): DifferingInput[] {
  return inFields(planFields, '', plans)
}

/** So many rows are read at once; what is beyond can be opened. */
export const maxUnfolded = 12

/** What moves a month most, by the last part of its path or by all of it. */
const foremost: ReadonlySet<string> = new Set([
  'name',
  'unitPriceInclVAT',
  'unitsPerMonth',
  'exFactoryPrice',
  'unitCostLanded',
  'vatRegistered',
  'customerShippingChargeInclVAT',
  'shippingPerOrder',
  'packagingPerOrder',
  'customerAcquisitionCost',
  'paidAdsMo',
  'influencersMo',
  'monthlyCost',
  'contingencyMo',
  'expectedReturnRate',
  'monthlyGrowthRate',
])

/** Whether an input is among those that weigh most. */
export const isForemost = (path: string): boolean => foremost.has(path.split('.').at(-1) ?? '')

/** The two ways in which a product's cost is given: itemized from the supplier's price, or as the landed cost that was typed. */
const otherCost: Readonly<Record<string, 'exFactoryPrice' | 'unitCostLanded'>> = {
  exFactoryPrice: 'unitCostLanded',
  unitCostLanded: 'exFactoryPrice',
}

/** Whether a product's cost is given in the other way: nothing stands in this one. */
function isCostedOtherwise(plan: Plan, path: string): boolean {
  const [list, at, field = ''] = path.split('.')
  const [other, product] = [otherCost[field], plan.products[Number(at)]]
  return list === 'products' && other !== undefined && product !== undefined && product[other] > 0
}

/** Whether nothing is known of an input: its question is still unanswered, or a product's cost is given in the other way. */
export function isUnknown(plan: Plan, path: string, value: unknown): boolean {
  if (value === 0 && isCostedOtherwise(plan, path)) return true
  const field = fieldAt(path)
  if (!field || value !== blankValue(field)) return false
  return lackOf(plan) === 'noResult' || isOpenField(plan, path)
}
