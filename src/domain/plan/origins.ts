import { isRecord } from '../numbers'
import { valueAtPath } from '../text/value-at-path'
import { type Fields, isNumberField } from './field'
import { fieldAt, fieldId, pathOfField } from './field-at-path'
import { blankPlan, exampleFigures, type Plan } from './plan'
import { isTooLong } from './plan-bounds'
import { planChanges } from './plan-changes'
import { planFields } from './plan-fields'

// Where the figures of a plan come from. Stands in the plan beside its figures, under a key that no formula reads.

/** What a figure is, when it is not simply what its field begins with. */
const figureOrigins = [
  'typed',
  'typical',
  'example',
  'administrator',
  'recipe',
  'file',
  'actuals',
  'program',
  'none',
] as const
export type FigureOrigin = (typeof figureOrigins)[number]

/** What a plan began as; a plan without an entry began empty, or as a program wrote it. */
const planOrigins = ['quickStart', 'sample', 'starter', 'program'] as const
export type PlanOrigin = (typeof planOrigins)[number]

/** The key of what the plan began as, among the ids of fields. */
const planKey = 'plan'

/** A plan keeps at most so many bytes of entries: more than the figures that its founder types come to. */
export const maxOriginsBytes = 32 * 1024

const isFigureOrigin = (value: unknown): value is FigureOrigin => figureOrigins.some((origin) => origin === value)
const isPlanOrigin = (value: unknown): value is PlanOrigin => planOrigins.some((origin) => origin === value)

type Entries = Readonly<Record<string, unknown>>

const none: Entries = {}
const entriesOf = ({ origins }: Plan): Entries => (isRecord(origins) ? origins : none)

const entryOf = (entries: Entries, id: string): unknown => (Object.hasOwn(entries, id) ? entries[id] : undefined)

/** What the plan began as; null where that is not known. Source: docs/model.md, 'Origins'. */
export function planOriginOf(plan: Plan): PlanOrigin | null {
  const entry = entryOf(entriesOf(plan), planKey)
  return isPlanOrigin(entry) ? entry : null
}

const blank = blankPlan()

/** What a field begins with: the blank plan's value, and in an element that the blank plan does not have its field's own. */
function firstValue(plan: Plan, path: string): unknown {
  const inBlank = pathOfField(blank, fieldId(plan, path))
  if (inBlank !== null) return valueAtPath(blank, inBlank)
  const field = fieldAt(path)
  return field !== null && 'default' in field ? field.default : undefined
}

const isAsCreated = (plan: Plan, path: string): boolean => Object.is(valueAtPath(plan, path), firstValue(plan, path))

const asAdded: ReadonlyMap<string, number> = new Map(Object.entries(exampleFigures))

/** Whether a figure is one that a product was added with, in a plan of before that was written down: its product is still asked about. */
function isStillAsAdded(plan: Plan, path: string): boolean {
  const [list, at, field = ''] = path.split('.')
  const product = list === 'products' ? plan.products[Number(at)] : undefined
  if (product === undefined || !plan.unanswered.includes(product.id)) return false
  return asAdded.has(field) && valueAtPath(product, field) === asAdded.get(field)
}

/** Where the figure at a path is from. `default`: its field begins with it. Source: docs/model.md, 'Origins'. */
export function originAt(plan: Plan, path: string): FigureOrigin | 'default' {
  const entry = entryOf(entriesOf(plan), fieldId(plan, path))
  if (isFigureOrigin(entry)) return entry
  if (isStillAsAdded(plan, path)) return 'example'
  return isAsCreated(plan, path) ? 'default' : 'typed'
}

/** Whether the figure at a path is what an administrator wants plans to begin with. */
export const isByAdmin = (plan: Plan, path: string): boolean =>
  entryOf(entriesOf(plan), fieldId(plan, path)) === 'administrator'

const own: ReadonlySet<FigureOrigin | 'default'> = new Set(['typed', 'recipe', 'file', 'actuals', 'program', 'none'])

/** Whether the figure at a path is its founder's. */
export const isOwn = (plan: Plan, path: string): boolean => own.has(originAt(plan, path))

function withEntries(plan: Plan, entries: Record<string, unknown>): Plan {
  if (Object.keys(entries).length > 0) return { ...plan, origins: entries }
  const { origins: _, ...rest } = plan
  return rest
}

/** The plan with the figures at some paths known to be from somewhere. */
export function withOrigin(plan: Plan, paths: readonly string[], origin: FigureOrigin): Plan {
  const before = entriesOf(plan)
  // A value that its field does not begin with was typed, where nothing else is said.
  const changes = paths
    .map((path) => ({
      id: fieldId(plan, path),
      entry: origin === 'typed' && !isAsCreated(plan, path) ? undefined : origin,
    }))
    .filter(({ id, entry }) => entryOf(before, id) !== entry)
  if (changes.length === 0) return plan
  const entries: Record<string, unknown> = { ...before }
  for (const { id, entry } of changes)
    if (entry === undefined) delete entries[id]
    else entries[id] = entry
  return isTooLong(JSON.stringify(entries), maxOriginsBytes) ? plan : withEntries(plan, entries)
}

/** The plan with what it began as. */
export const withPlanOrigin = (plan: Plan, origin: PlanOrigin): Plan =>
  withEntries(plan, { ...entriesOf(plan), [planKey]: origin })

/** The paths of every number in some fields. */
function numberPaths(fields: Fields, values: unknown, start = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${start}${name}`
    const value = valueAtPath(values, name)
    if (field.kind === 'group') return numberPaths(field.fields, value, `${path}.`)
    if (field.kind === 'numbers') return Array.from({ length: field.length }, (_, at) => `${path}.${at}`)
    if (field.kind === 'list')
      return Object.values(Object(value)).flatMap((one, at) => numberPaths(field.fields, one, `${path}.${at}.`))
    return isNumberField(field) ? [path] : []
  })
}

/** The plan with each of its figures known as an example: a sample, or a store to begin with. */
export function asExample(plan: Plan, beginning: 'sample' | 'starter'): Plan {
  const given = numberPaths(planFields, plan).filter((path) => !isAsCreated(plan, path))
  return withPlanOrigin(withOrigin(plan, given, 'example'), beginning)
}

/** Where the recipe of a product is edited: its sum is the supplier's price. */
const recipePlace = /^products\.\d+\.recipe(\.|$)/

/**
 * The plan after an edit, with what it wrote known as typed. An edit that says itself where a figure is from is left alone, and
 * so is a box that was emptied: that gives no figure.
 */
export function withOriginsSettled(
  before: Plan,
  after: Plan,
  { place, isEmptied }: { place: string; isEmptied: boolean },
): Plan {
  const [was, now] = [entriesOf(before), entriesOf(after)]
  const changes = planChanges(before, after)
  const isSaid = (id: string) => entryOf(was, id) !== entryOf(now, id)
  const changed = changes.flatMap(({ kind, path }) => (kind === 'changed' && fieldAt(path) !== null ? [path] : []))
  // What follows a choice or a recipe follows it again and again: it stays what it was.
  const isFollowed = fieldAt(place)?.kind === 'choice' || recipePlace.test(place)
  const isField = fieldAt(place) !== null && valueAtPath(after, place) !== undefined
  const written =
    isField && !isEmptied ? new Set([...changed, place]) : new Set(changed.filter((path) => path !== place))
  const isDerived = (path: string) => isFollowed && path !== place && isFigureOrigin(entryOf(now, fieldId(after, path)))
  const typed = [...written].filter((path) => !isSaid(fieldId(after, path)) && !isDerived(path))
  const settled = withOrigin(after, typed, 'typed')
  const gone = new Set(isEmptied && isField ? [fieldId(after, place)] : [])
  if (changes.some(({ kind }) => kind === 'removed'))
    for (const id of Object.keys(entriesOf(settled)))
      if (id !== planKey && pathOfField(before, id) !== null && pathOfField(after, id) === null) gone.add(id)
  const entries = entriesOf(settled)
  if (![...gone].some((id) => Object.hasOwn(entries, id))) return settled
  return withEntries(settled, Object.fromEntries(Object.entries(entries).filter(([id]) => !gone.has(id))))
}

/** Origins of figures that were never the founder's own. */
const lent: ReadonlySet<unknown> = new Set(['typical', 'example', 'administrator'] satisfies FigureOrigin[])

/**
 * The plan as a program wrote it over another one: a figure that it changed is no typical value, example or default any more, regardless of
 * the entry says that it left there. The same object where nothing has to be said. Source: docs/model.md, 'Origins'.
 */
export function withOverwritten(before: Plan, after: Plan): Plan {
  const [was, now] = [entriesOf(before), entriesOf(after)]
  const stale = planChanges(before, after).flatMap(({ kind, path }) => {
    const id = fieldId(after, path)
    const entry = entryOf(now, id)
    return kind === 'changed' && lent.has(entry) && entryOf(was, id) === entry ? [path] : []
  })
  return withOrigin(after, stale, 'program')
}

/** Where the figures at some paths are from, as a plan tells it whose elements are named otherwise. */
export function originsUnder(plan: Plan, idOf: (path: string) => string | null): Record<string, unknown> {
  const entries = Object.entries(entriesOf(plan)).flatMap(([id, origin]): [string, unknown][] => {
    if (id === planKey) return isPlanOrigin(origin) ? [[id, origin]] : []
    const path = pathOfField(plan, id)
    const other = path === null || !isFigureOrigin(origin) ? null : idOf(path)
    return other === null ? [] : [[other, origin]]
  })
  return Object.fromEntries(entries)
}
