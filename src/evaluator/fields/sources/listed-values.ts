import { limitOf } from '../../../domain/plan/field-at-path'
import { advancedFields } from '../../../domain/plan/plan-fields'
import { type PresetValue, presetValues } from '../../../domain/typical/preset-values'
import { type TypicalValue, typicalValues } from '../../../domain/typical/typical-values'
import { adminValue, type ShownValue, shownValue } from './shown-value'

export const valueGroups = [
  'law',
  'start',
  'delivery',
  'payment',
  'acquisition',
  'margins',
  'overheads',
  'team',
  'advanced',
  'season',
  'cash',
] as const
export type ValueGroup = (typeof valueGroups)[number]

const presetGroups: Record<Exclude<PresetValue['kind'], 'choice'>, ValueGroup> = {
  law: 'law',
  packaging: 'delivery',
  shipping: 'delivery',
  fulfillment: 'delivery',
  platform: 'overheads',
  gateway: 'payment',
  role: 'team',
  margin: 'margins',
}

const choiceGroups: ReadonlyMap<string, ValueGroup> = new Map([
  ['dutyBasis', 'law'],
  ['businessRiskLevel', 'advanced'],
])

const fieldGroups: ReadonlyMap<string, ValueGroup> = new Map([
  ['vatPct', 'law'],
  ['packagingPerOrder', 'delivery'],
  ['shippingPerOrder', 'delivery'],
  ['fulfillmentPerOrder', 'delivery'],
  ['codRefusalPct', 'delivery'],
  ['refusedReturnShipping', 'delivery'],
  ['paymentBasicPercent', 'payment'],
  ['paymentBasicFixed', 'payment'],
  ['paymentMethods', 'payment'],
  ['customerAcquisitionCost', 'acquisition'],
  ['overheads', 'overheads'],
  ['season', 'season'],
  ['cashPlan', 'cash'],
])

function groupOf(of: TypicalValue | PresetValue): ValueGroup {
  if ('kind' in of) return of.kind === 'choice' ? (choiceGroups.get(of.field) ?? 'start') : presetGroups[of.kind]
  const [top = ''] = of.field.split('.')
  return fieldGroups.get(top) ?? (Object.hasOwn(advancedFields, top) ? 'advanced' : 'start')
}

/** A line of the list: a value, and the stores that it is typical for. */
export interface ListedValue {
  key: string
  shown: ShownValue
  /** Each entry of the table that has this value. */
  entries: (TypicalValue | PresetValue)[]
  /** It holds for every store that no other line of its field names. */
  forOthers: boolean
}

const isForAll = (of: TypicalValue | PresetValue) => 'kind' in of || (!of.category && !of.sourcing)

/** What makes two entries one line. */
const lineOf = ({ of, value, certainty }: ShownValue) =>
  'kind' in of ? `${of.kind} ${of.field} ${of.id} ${of.since}` : `${of.field} ${value} ${certainty}`

const ownFields = new Set([...typicalValues, ...presetValues].map(({ field }) => field))

/** What an administrator has set for fields of which the product says nothing typical. */
function ofAdminAlone(adminValues: ReadonlyMap<string, number>): ListedValue[] {
  return [...adminValues].flatMap(([field, value]) => {
    if (ownFields.has(field) || limitOf(field) === null) return []
    const shown = adminValue(field, value)
    return [{ key: `admin ${field}`, shown, entries: [shown.of], forOthers: false }]
  })
}

/** The lines of each field together, what holds for all other stores last; presets and rates after them. */
function inOrder(lines: readonly ListedValue[]): ListedValue[] {
  const fields = [...new Set(lines.map(({ shown }) => shown.of.field))]
  const place = ({ shown: { of }, forOthers }: ListedValue) =>
    2 * ('kind' in of ? fields.length : fields.indexOf(of.field)) + Number(forOthers)
  return lines.toSorted((one, other) => place(one) - place(other))
}

/** The values of a group: what is typical first, then presets and rates; stores that share a value share a line. */
export function listedValues(group: ValueGroup, adminValues: ReadonlyMap<string, number>): ListedValue[] {
  const lines = new Map<string, ListedValue>()
  for (const of of [...typicalValues, ...presetValues]) {
    if (groupOf(of) !== group) continue
    const shown = shownValue(of, adminValues)
    const key = lineOf(shown)
    const line = lines.get(key) ?? { key, shown, entries: [], forOthers: false }
    line.entries.push(of)
    line.forOthers ||= isForAll(of)
    lines.set(key, line)
  }
  const listed = inOrder([...lines.values()])
  return group === 'start' ? [...listed, ...ofAdminAlone(adminValues)] : listed
}
