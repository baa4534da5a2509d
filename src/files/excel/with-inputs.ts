import { remixed, settled } from '../../domain/edits/sales-mix'
import type { Plan } from '../../domain/plan/plan'
import { withQuestionsSettled } from '../../domain/rules/unanswered'
import { valueAtPath } from '../../domain/text/value-at-path'

/** An input of a workbook that has another value than the plan inside it. */
export interface ChangedInput {
  /** Its path in the plan inside the workbook. */
  path: string
  value: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const idOf = (value: unknown) => (isObject(value) ? Reflect.get(value, 'id') : undefined)

/** What a product, an expense or a person is called, by the fields that their lists have for it. */
const names = ['name', 'role', 'customRole']

const nameOf = (element: object) => names.map((name) => String(Reflect.get(element, name) ?? '').trim()).join('\n')

/** Ids are counted, so another plan, or a later product of the same one, has them again: the name tells which it is. */
const isSame = (element: unknown, exported: object) =>
  isObject(element) && idOf(element) === idOf(exported) && nameOf(element) === nameOf(exported)

/** The path of the same field in another plan, whose lists may have grown or shrunk since; null where it has none. */
function pathIn(target: Plan, exported: Plan, path: string): string[] | null {
  const keys: string[] = []
  const from = path.split('.')
  for (const [at, key] of from.entries()) {
    const element = valueAtPath(exported, from.slice(0, at + 1))
    const list = valueAtPath(target, keys)
    const isListed = Array.isArray(list) && isObject(element) && idOf(element) !== undefined
    const place = isListed ? list.findIndex((other) => isSame(other, element)) : key
    if (place === -1) return null
    keys.push(String(place))
  }
  return valueAtPath(target, keys) === undefined ? null : keys
}

/** A plan with inputs of a workbook, and the inputs for which it has no place. */
interface WithInputs {
  plan: Plan
  omitted: readonly ChangedInput[]
}

function written(target: Plan, exported: Plan, changed: readonly ChangedInput[]): WithInputs {
  const plan = structuredClone(target)
  const omitted: ChangedInput[] = []
  const typed: string[] = []
  // Every place is found before a name among the inputs changes.
  const places = changed.map((input) => ({ input, keys: pathIn(target, exported, input.path) }))
  for (const { input, keys } of places) {
    const owner = keys && valueAtPath(plan, keys.slice(0, -1))
    if (!keys || !isObject(owner)) {
      omitted.push(input)
      continue
    }
    Reflect.set(owner, keys.at(-1) ?? '', input.value)
    typed.push(keys.join('.'))
  }
  // What was typed answers its question, as in the form: also where it is what stood there before the question.
  for (const path of typed) plan.unanswered = withQuestionsSettled({ ...plan }, plan, path).unanswered
  return { plan, omitted }
}

/** Units that were typed in a plan whose sales are shared out change the shares. */
function withShares(before: Plan, after: Plan): Plan {
  const hasNewUnits = after.products.some((product, at) => product.unitsPerMonth !== before.products[at]?.unitsPerMonth)
  return settled(before, hasNewUnits ? remixed(after) : after)
}

/**
 * A plan with the inputs that were changed in a workbook; everything else as the plan has it. An input of a product or a
 * person that the plan does not have, by id and name, is left out.
 */
export function withInputs(target: Plan, exported: Plan, changed: readonly ChangedInput[]): WithInputs {
  if (changed.length === 0) return { plan: target, omitted: [] }
  const { plan, omitted } = written(target, exported, changed)
  return { plan: withShares(target, plan), omitted }
}
