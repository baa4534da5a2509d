import { type MoveId, moveIds, moveStepPct, withMove } from '../domain/model/decisions/moves'
import { evaluate } from '../domain/model/evaluate'
import type { Evaluation } from '../domain/model/evaluation'
import type { ResultName } from '../domain/model/results/sections'
import type { Plan, Product } from '../domain/plan/plan'
import type { Benchmark } from '../domain/reference/benchmarks'
import { resultOf } from './result-kinds'

const up = 1 + moveStepPct / 100
const down = 1 - moveStepPct / 100

const withProducts = (plan: Plan, change: (product: Product) => Partial<Product>): Plan => ({
  ...plan,
  products: plan.products.map((product) => ({ ...product, ...change(product) })),
})

/** What moves results besides the drivers of profit, each in the direction that should help; seasonality is none of them, for no founder can raise it. */
const settings = {
  packaging: (plan) => ({ ...plan, packagingPerOrder: plan.packagingPerOrder * down }),
  fulfillment: (plan) => ({ ...plan, fulfillmentPerOrder: plan.fulfillmentPerOrder * down }),
  discount: (plan) => ({ ...plan, firstOrderDiscountPct: plan.firstOrderDiscountPct * down }),
  contingency: (plan) => ({ ...plan, contingencyMo: plan.contingencyMo * down }),
  duty: (plan) => withProducts(plan, ({ customsDutiesPct }) => ({ customsDutiesPct: customsDutiesPct * down })),
  unsellable: (plan) =>
    withProducts(plan, ({ expectedDefectPct, expectedShortagePct }) => ({
      expectedDefectPct: expectedDefectPct * down,
      expectedShortagePct: expectedShortagePct * down,
    })),
  targetMargin: (plan) => ({ ...plan, targetMarginPct: plan.targetMarginPct * up }),
  lifespan: (plan) => ({ ...plan, avgCustomerLifespanMonths: plan.avgCustomerLifespanMonths * up }),
  repeatOrders: (plan) => ({ ...plan, repeatOrderRate: plan.repeatOrderRate * up }),
  turnover: (plan) => ({ ...plan, inventoryTurnoverRate: plan.inventoryTurnoverRate * up }),
  holding: (plan) => ({ ...plan, inventoryCarryingCostPct: plan.inventoryCarryingCostPct * down }),
  supplierDays: (plan) => ({ ...plan, supplierPaymentTermsDays: plan.supplierPaymentTermsDays * up }),
  customerDays: (plan) => ({ ...plan, customerPaymentTermsDays: plan.customerPaymentTermsDays * down }),
  leadTime: (plan) => ({ ...plan, importLeadTimeMonths: plan.importLeadTimeMonths * down }),
  returnHandling: (plan) => ({ ...plan, returnProcessingCost: plan.returnProcessingCost * down }),
  growth: (plan) => ({ ...plan, monthlyGrowthRate: plan.monthlyGrowthRate * up }),
} as const satisfies Record<string, (plan: Plan) => Plan>

type SettingId = keyof typeof settings

const isSetting = (name: string): name is SettingId => Object.hasOwn(settings, name)
const settingIds: readonly SettingId[] = Object.keys(settings).filter(isSetting)

export type Mover = { from: 'driver'; id: MoveId } | { from: 'setting'; id: SettingId }

/** What a plan becomes when one thing in it moves a twentieth. */
export interface Moved {
  mover: Mover
  evaluation: Evaluation
}

/** The plan evaluated again for each driver, one at a time. */
export function movedPlans(plan: Plan, benchmarks: readonly Benchmark[]): Moved[] {
  const moved = (mover: Mover, next: Plan): Moved => ({ mover, evaluation: evaluate(next, benchmarks) })
  return [
    ...moveIds.map((id) => moved({ from: 'driver', id }, withMove(plan, id))),
    ...settingIds.map((id) => moved({ from: 'setting', id }, settings[id](plan))),
  ]
}

export interface Move {
  mover: Mover
  /** What the result becomes. */
  value: number
}

/** A change below this part of the result is not worth naming. */
const worthNaming = 1e-6

/** So many are named. */
const maxMoves = 3

/** The changes that move a result most, the strongest first; those whose figure is written like today's move nothing. */
export function strongestMoves(
  name: ResultName,
  today: Evaluation,
  moved: readonly Moved[],
  written: (value: number) => string,
): Move[] {
  const value = resultOf(today, name)
  if (value === null) return []
  const shown = written(value)
  const changeOf = (move: Move) => Math.abs(move.value - value)
  return moved
    .flatMap(({ mover, evaluation }): Move[] => {
      const next = resultOf(evaluation, name)
      return next === null ? [] : [{ mover, value: next }]
    })
    .filter((move) => changeOf(move) > worthNaming * Math.max(Math.abs(value), 1e-3) && written(move.value) !== shown)
    .sort((a, b) => changeOf(b) - changeOf(a))
    .slice(0, maxMoves)
}
