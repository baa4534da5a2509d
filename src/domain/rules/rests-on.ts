import { type EvaluatedPlan, inConcludedState } from '../model/conclusion/in-state'
import { incomeOf } from '../model/generated/outcome.gen'
import { overheadIds } from '../options'
import { defaultFields } from '../plan/evaluator-defaults'
import { numberNames } from '../plan/field'
import { fieldAt } from '../plan/field-at-path'
import { isOwn } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { productFields } from '../plan/plan-fields'
import { valueAtPath } from '../text/value-at-path'
import { missingAnswers } from './unanswered'

/** On how many figures of its founder's own the month rests, and which of the others moves it most. */
export interface RestsOn {
  own: number
  others: number
  /** Of a figure among the others, one product's part is the founder's. */
  isPartlyOwn: boolean
  /** The path of the figure that is not the founder's and moves the month most, and by how much; null where none moves it. */
  most: { path: string; change: number } | null
}

/** A figure: the paths that it stands at (a product's field has one for each product), and the plan with it moved. */
interface Figure {
  paths: readonly string[]
  moved: (factor: number) => Plan
}

/** How far each is moved, either way. */
const shift = 0.2

/** A change below this is none: half a halala. */
const leastChange = 0.005

const times = (value: unknown, factor: number, isWhole: boolean) => {
  const product = Number(value) * factor
  return isWhole ? Math.round(product) : product
}

/** The rate of VAT is the law's: nobody estimates it. */
const estimated = defaultFields.filter((name) => name !== 'vatPct')

function plainFigures(plan: Plan): Figure[] {
  return estimated.map((name) => ({ paths: [name], moved: (factor) => ({ ...plan, [name]: plan[name] * factor }) }))
}

function productFigures(plan: Plan): Figure[] {
  return numberNames(productFields).map((name) => ({
    paths: plan.products.map((_, at) => `products.${at}.${name}`),
    moved: (factor) => {
      const products = plan.products.map((one) => ({
        ...one,
        [name]: times(one[name], factor, name === 'unitsPerMonth'),
      }))
      return { ...plan, products }
    },
  }))
}

function overheadFigures(plan: Plan): Figure[] {
  return overheadIds.map((id) => ({
    paths: [`overheads.${id}.amount`],
    moved: (factor) => {
      const item = plan.overheads[id]
      return { ...plan, overheads: { ...plan.overheads, [id]: { ...item, amount: item.amount * factor } } }
    },
  }))
}

const lists = [
  ['customOverheadsTech', 'amount'],
  ['customOverheadsOps', 'amount'],
  ['team', 'monthlyCost'],
  ['paymentMethods', 'share'],
  ['paymentMethods', 'percent'],
  ['paymentMethods', 'fixed'],
] as const

function listFigures(plan: Plan): Figure[] {
  return lists.flatMap(([list, name]) =>
    plan[list].map((_, at) => ({
      paths: [`${list}.${at}.${name}`],
      moved: (factor: number) => {
        const elements = plan[list].map((one, index) =>
          index === at ? { ...one, [name]: Number(Reflect.get(one, name)) * factor } : one,
        )
        return { ...plan, [list]: elements }
      },
    })),
  )
}

/**
 * What the month rests on, in the state of VAT that the plan is concluded in: a figure has a part in it when a fifth more or less
 * of it moves the month by half a halala. Each bill, member and method is a figure of its own, a product's field is one for all
 * products. What is 0 has no part unless it is open. Source: docs/model.md, 'What the result hangs on'.
 */
export function restsOn(evaluated: EvaluatedPlan): RestsOn {
  const { plan } = evaluated
  const inState = inConcludedState(evaluated)
  const open = new Set(missingAnswers(plan).map(({ path }) => path))
  const today = incomeOf(inState)
  const result: RestsOn = { own: 0, others: 0, isPartlyOwn: false, most: null }
  const figures = [
    ...plainFigures(inState),
    ...productFigures(inState),
    ...overheadFigures(inState),
    ...listFigures(inState),
  ]
  for (const { paths, moved } of figures) {
    const counted = paths.filter((path) => fieldAt(path) !== null && (valueAtPath(plan, path) !== 0 || open.has(path)))
    if (counted.length === 0) continue
    const change = Math.max(...[1 - shift, 1 + shift].map((factor) => Math.abs(incomeOf(moved(factor)) - today)))
    const isOpen = counted.some((path) => open.has(path))
    if (change < leastChange && !isOpen) continue
    if (!isOpen && counted.every((path) => isOwn(plan, path))) {
      result.own += 1
      continue
    }
    result.others += 1
    result.isPartlyOwn ||= counted.some((path) => !open.has(path) && isOwn(plan, path))
    const path = counted.find((one) => open.has(one) || !isOwn(plan, one))
    if (path !== undefined && change > (result.most?.change ?? 0)) result.most = { path, change }
  }
  return result
}
