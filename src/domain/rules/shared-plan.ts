import { isInSar } from '../model/currency'
import { startMonthOf } from '../model/season/start-month'
import { paymentMethodIds, seasonEventIds } from '../options'
import type { Field, Fields } from '../plan/field'
import { fieldAt, pathOfField } from '../plan/field-at-path'
import { originsUnder } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { withUniqueIds } from '../plan/stored/stable-ids'
import { costQuestions } from '../questions'
import { isFigure } from './open-figures'
import { isExample } from './unanswered'

// What of a plan others may read. An allow-list: what the table of fields does not have is left out, and of what it has,
// every text that is not named here.

/** The only texts of a founder's own that a reader sees: what the store and its products are called. */
const sharedNames: readonly string[] = ['storeName', 'productName', 'products.name']

/** Choices that no result, no rule and no slider reads. */
const notRead: readonly string[] = [
  'language',
  'sourcingType',
  'salesChannel',
  'productCostMethod',
  'products.category',
  'team.employmentType',
]

/** Entries of these lists mean something by their id alone; any other id is not counted, and could be any text. */
const knownIds: Readonly<Record<string, readonly string[]>> = {
  paymentMethods: paymentMethodIds,
  'season.events': seasonEventIds,
}

/** A currency that is no code could be any text: ISO 4217 has a code for that. */
function currencyOf(plan: Plan): string {
  if (isInSar(plan)) return 'SAR'
  const code = plan.currency.trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : 'XXX'
}

/** A month that is none stays an error, without its text. */
const startMonthToShare = (plan: Plan) => startMonthOf(plan) || (plan.startMonth === '' ? '' : '-')

/** An id as the product itself makes it tells nothing; any other could be any text. */
const ownId = /^product-(\d{1,6}|legacy)$/

/** The ids that the products have for readers, in their order. */
function productIds({ products }: Plan): string[] {
  const known = products.map(({ id }) => ({ id: ownId.test(id) ? id : '' }))
  return withUniqueIds(known, 'product').map(({ id }) => id)
}

/** The id that the field at a path has for readers; null for one of an element that is not named to them. */
function sharedId(path: string, ids: readonly string[]): string | null {
  const [list = '', place, ...field] = path.split('.')
  if (fieldAt(path) === null) return null
  if (list === 'products') return [list, ids[Number(place)], ...field].join('.')
  return fieldAt(list)?.kind === 'list' || list === 'season' ? null : path
}

function unansweredOf(plan: Plan, ids: readonly string[]): string[] {
  const openQuestions = costQuestions.filter((question) => plan.unanswered.includes(question))
  const figures = plan.unanswered.flatMap((entry) => {
    const path = isFigure(plan, entry) ? pathOfField(plan, entry) : null
    return (path === null ? null : sharedId(path, ids)) ?? []
  })
  return [
    ...openQuestions,
    ...ids.filter((_, index) => plan.products.slice(index, index + 1).some((one) => isExample(plan, one))),
    ...figures,
  ]
}

function sharedList(path: string, fields: Fields, entries: readonly object[], ids: readonly string[]): unknown {
  const known = knownIds[path]
  return entries.flatMap((entry, index) => {
    const shared = sharedValues(`${path}.`, fields, entry, ids)
    if (path === 'products') return [{ id: ids[index], ...shared }]
    if (known === undefined) return [shared]
    const id = known.find((one) => 'id' in entry && entry.id === one)
    return id === undefined ? [] : [{ id, ...shared }]
  })
}

/** A value as it is shared; undefined where it is not. */
function sharedValue(path: string, field: Field, value: unknown, ids: readonly string[]): unknown {
  switch (field.kind) {
    case 'text':
      return sharedNames.includes(path) ? value : undefined
    case 'id':
    case 'texts':
      return undefined
    case 'choice':
      return notRead.includes(path) ? undefined : value
    case 'group':
      return sharedValues(`${path}.`, field.fields, Object(value), ids)
    case 'list':
      return sharedList(path, field.fields, Object(value), ids)
    default:
      return value
  }
}

function sharedValues(start: string, fields: Fields, values: object, ids: readonly string[]): Record<string, unknown> {
  const shared: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = sharedValue(`${start}${name}`, field, Reflect.get(values, name), ids)
    if (value !== undefined) shared[name] = value
  }
  return shared
}

/**
 * The plan as text for the readers of a link to it: what `evaluate`, the rules and the sliders read, and the names of the
 * store and its products. No name of the team, no name of an expense, no id, note or key that the product does not know.
 * Every result of it is the plan's own. The plan is one that was read by `parsePlan`. Source: docs/model.md, 'What is shared'.
 */
export function sharedPlanText(plan: Plan): string {
  const ids = productIds(plan)
  // Texts that follow a form: the product's own, or nothing.
  const formed = {
    currency: currencyOf(plan),
    startMonth: startMonthToShare(plan),
    unanswered: unansweredOf(plan, ids),
    origins: originsUnder(plan, (path) => sharedId(path, ids)),
  }
  return JSON.stringify({ ...sharedValues('', planFields, plan, ids), ...formed })
}
