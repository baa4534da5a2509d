import { planToSave } from '../edits/saved-plan'
import { isRecord } from '../numbers'
import { parsePlan } from '../plan/parse-plan'
import type { Plan } from '../plan/plan'

/** Two plans that went on from one, put together. */
export interface MergedPlan {
  plan: Plan
  /** The dot paths of what both changed, each to something else; there the plan holds `mine`. */
  clashes: readonly string[]
}

type Values = Record<string, unknown>
type Element = Values & { id: string }

/** What follows from other fields is worked out again when the plan is saved: a total, and a cost that is built from parts. */
const isDerived = (name: string, { exFactoryPrice }: Values): boolean =>
  name === 'totalUnitsPerMonth' || (name === 'unitCostLanded' && Number(exFactoryPrice) > 0)
/** Of these an entry is in or out, by itself. */
const listsOfWords: ReadonlySet<string> = new Set(['unanswered', 'given'])
/** Shares and units of a planned mix follow each other over all products: they cannot be changed apart. */
const mixFields = ['salesMixTargetPct', 'salesMixPct', 'unitsPerMonth', 'salesPriority'] as const

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isElement = (value: unknown): value is Element => isRecord(value) && typeof value.id === 'string'
const isListOfElements = (value: unknown): value is Element[] => Array.isArray(value) && value.every(isElement)
const isListOfWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

class Merge {
  readonly clashes: string[] = []

  value(path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isSame(base, theirs) || isSame(mine, theirs)) return mine
    if (isSame(base, mine)) return theirs
    if (isRecord(mine) && isRecord(theirs)) return this.#fields(path, base, mine, theirs)
    if (listsOfWords.has(path) && isListOfWords(base) && isListOfWords(mine) && isListOfWords(theirs))
      // What one side answered is answered, and what it gave is given.
      return [...new Set([...mine, ...theirs])].filter(
        (one) => (mine.includes(one) && theirs.includes(one)) || !base.includes(one),
      )
    if (isListOfElements(base) && isListOfElements(mine) && isListOfElements(theirs) && base.length + mine.length > 0)
      return this.#list(path, base, mine, theirs)
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
      return mine.map((one: unknown, at) => this.value(`${path}.${at}`, base[at], one, theirs[at]))
    // Where a figure comes from is told by the side whose figure it is.
    if (!path.startsWith('origins.')) this.clashes.push(path)
    return mine
  }

  #fields(path: string, before: unknown, mine: Values, theirs: Values): Values {
    const base: Values = Object(before)
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const start = path === '' ? '' : `${path}.`
    const merged = [...names].map((name) => {
      if (isDerived(name, mine)) return [name, mine[name]]
      return [name, this.value(`${start}${name}`, base[name], mine[name], theirs[name])]
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  /** Mine in their order, then what the other side added. What one side removed and the other changed is a clash. */
  #list(path: string, base: readonly Element[], mine: readonly Element[], theirs: readonly Element[]): Element[] {
    const inBase = new Map(base.map((one) => [one.id, one]))
    const inTheirs = new Map(theirs.map((one) => [one.id, one]))
    const own = new Set(mine.map(({ id }) => id))
    const kept = mine.flatMap((one, at): Element[] => {
      const [was, other] = [inBase.get(one.id), inTheirs.get(one.id)]
      if (other) return [{ ...one, ...this.#fields(`${path}.${at}`, was, one, other), id: one.id }]
      if (was === undefined) return [one]
      if (isSame(was, one)) return []
      this.clashes.push(`${path}.${at}`)
      return [one]
    })
    for (const one of theirs) {
      const was = inBase.get(one.id)
      if (own.has(one.id) || (was && isSame(was, one))) continue
      if (was) this.clashes.push(path)
      else kept.push(one)
    }
    return kept
  }
}

const isMixed = ({ salesMixEnabled, products }: Plan) => salesMixEnabled && products.length > 1
const mixOf = ({ products, totalUnitsPerMonth }: Plan) => [
  totalUnitsPerMonth,
  products.map((product) => [product.id, ...mixFields.map((field) => product[field])]),
]

/** Whether both changed the mix of what is sold: their shares would no longer come to a whole. */
function clashInMix(base: Plan, mine: Plan, theirs: Plan): boolean {
  if (!isMixed(mine) && !isMixed(theirs)) return false
  const [was, here, there] = [mixOf(base), mixOf(mine), mixOf(theirs)]
  return !isSame(was, here) && !isSame(was, there) && !isSame(here, there)
}

/**
 * What two changed plans come to, given the one that both began with: each field as the side left it that changed it.
 * Elements of lists are the same where their ids are.
 */
export function mergedPlan(base: Plan, mine: Plan, theirs: Plan): MergedPlan {
  const merge = new Merge()
  const [was, here, there] = [planToSave(base), planToSave(mine), planToSave(theirs)]
  const merged = merge.value('', was, here, { ...there, language: here.language })
  const { plan, status } = parsePlan(JSON.stringify(merged))
  const clashes = [...merge.clashes]
  // What both added is more than a plan holds.
  if (status === 'too-large') clashes.push('products')
  if (clashes.length === 0 && clashInMix(was, here, there)) clashes.push('totalUnitsPerMonth')
  return { plan: { ...plan, language: mine.language }, clashes }
}
