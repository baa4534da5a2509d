import { evaluate } from '../model/evaluate'
import type { Evaluation } from '../model/evaluation'
import { isRegistered } from '../model/figures/typed/readers'
import { quotient } from '../numbers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { type BridgeGroup, bridgeGroups, groupMeasures, withActual } from './groups'
import { known } from './known'
import type { MonthOfActuals } from './month-figures'
import { orderedOf, returnedPart } from './planned-figures'
import { type EvaluatedMonth, monthOfSales, planOfMonth } from './planned-month'

/** A group of figures, and what its actual ones in the place of planned ones add to the month. */
export interface BridgeStep {
  group: BridgeGroup
  /** What it adds to what the month leaves after returns and stock, in the plan's currency. */
  effect: number
  /** The group's own figure before and after it is put in, so that the two give the step; null where none tells it. */
  planned: number | null
  actual: number | null
}

/** Why a month left something else than planned: the steps and what is not explained come to the difference. */
export interface Bridge {
  /** What is known of the month, with the sales at full price that its total gives where nothing says them. */
  month: MonthOfActuals
  /** Which month of sales it is, from 1; null: it is set against an ordinary month. */
  monthOfSales: number | null
  planned: number
  actual: number
  /** Groups of which something is known, in the order in which they are put in. */
  steps: BridgeStep[]
  /** What the sources show and the model cannot: a total that is not that of its parts, refunds that are not those of the returns. */
  notExplained: number
  /** The month as it was planned, and with every actual figure: what nothing says is as planned. */
  plannedMonth: EvaluatedMonth
  actualMonth: EvaluatedMonth
}

const left = ({ bottomLine }: Evaluation) => bottomLine.operatingIncome

/**
 * A month whose total is known and whose goods are not, with sales at full price that give the total: without delivery and charges at
 * the door, with discounts, each as it is known or as `withoutBasket` has it, the month with all else that is known. Source:
 * docs/model.md, 'Actual months'.
 */
function withBasket(month: MonthOfActuals, withoutBasket: () => EvaluatedMonth): MonthOfActuals {
  const { total, basket } = month.figures
  if (!total || basket) return month
  const assumed = orderedOf(withoutBasket())
  const besideGoods = (part: 'shippingCharged' | 'codCharges') => known(month, part) ?? assumed[part]
  const goods = total.value - besideGoods('shippingCharged') - besideGoods('codCharges')
  const discounts = known(month, 'discounts')
  const discounted = quotient(assumed.discounts, assumed.basket) ?? 0
  const value = discounts === null ? quotient(goods, 1 - discounted) : goods + discounts
  if (value === null) return month
  const { sources } = total
  return {
    ...month,
    figures: { ...month.figures, basket: { value: Math.max(0, value), sources, calculated: 'whole' } },
  }
}

/** What orders came to beyond the sum of their parts, as much of it as was paid, without VAT. */
function beyondParts({ figures }: MonthOfActuals, actual: EvaluatedMonth): number {
  const { total, basket, discounts, shippingCharged, codCharges } = figures
  if (!total) return 0
  const parts = basket
    ? basket.value - (discounts?.value ?? 0) + (shippingCharged?.value ?? 0) + (codCharges?.value ?? 0)
    : orderedOf(actual).total
  const { monthly } = actual.evaluation
  const paidPart =
    monthly.netSalesInclVAT > 0 ? monthly.salesExVAT / (monthly.netSalesInclVAT + monthly.refusedSalesInclVAT) : 0
  return (total.value - parts) * paidPart
}

const withoutVat = (plan: Plan) => (isRegistered(plan) ? 1 / (1 + readNumber(plan.vatPct, planFields.vatPct) / 100) : 1)

/**
 * What customers were paid back beyond what the returns of the month come to, without VAT. Files need not have every refund, as by
 * transfer: less than the returns is what the founder says alone.
 */
function beyondReturns({ figures }: MonthOfActuals, { plan, evaluation }: EvaluatedMonth): number {
  const { refunds } = figures
  if (!refunds) return 0
  const beyond = Math.max(0, refunds.value) - returnedPart(plan) * evaluation.monthly.netSalesInclVAT
  return (refunds.sources.includes('founder') ? beyond : Math.max(0, beyond)) * withoutVat(plan)
}

/** What a month's sources show and the model cannot: totals that are not those of their parts, refunds that are not those of its returns. */
const beyondSteps = (month: MonthOfActuals, actual: EvaluatedMonth): number =>
  beyondParts(month, actual) - beyondReturns(month, actual)

/** A month of which nothing but a total of 0 is said had no orders: at a price of 0 none were given away. */
function withoutOrders(month: MonthOfActuals): MonthOfActuals {
  const { total, orders, units } = month.figures
  if (total?.value !== 0 || orders || units) return month
  return { ...month, figures: { ...month.figures, orders: { ...total, calculated: 'whole' } } }
}

/** A month's plan with one more group of actual figures at a time, and what each adds. */
function putIn(planned: Plan, month: MonthOfActuals): Pick<Bridge, 'steps' | 'plannedMonth' | 'actualMonth'> {
  let current = planned
  let evaluation = evaluate(current)
  const plannedMonth = { plan: current, evaluation }
  const steps: BridgeStep[] = []
  for (const group of bridgeGroups) {
    const next = withActual[group](current, month, planned)
    if (next === null) continue
    const after = evaluate(next)
    const measure = groupMeasures[group].of
    steps.push({
      group,
      effect: left(after) - left(evaluation),
      planned: measure?.(evaluation, current) ?? null,
      actual: measure?.(after, next) ?? null,
    })
    current = next
    evaluation = after
  }
  return { steps, plannedMonth, actualMonth: { plan: current, evaluation } }
}

/**
 * Why a month left something else than the plan had for it: its plan is evaluated again and again, each time with one more group of
 * actual figures. Source: docs/model.md, 'Actual months'.
 */
export function bridgeOf(plan: Plan, sources: MonthOfActuals): Bridge {
  const planned = planOfMonth(plan, sources.month)
  const said = withoutOrders(sources)
  const month = withBasket(said, () => putIn(planned, said).actualMonth)
  const { steps, plannedMonth, actualMonth } = putIn(planned, month)
  const notExplained = beyondSteps(said, actualMonth)
  return {
    month,
    monthOfSales: monthOfSales(plan, said.month),
    planned: left(plannedMonth.evaluation),
    actual: left(actualMonth.evaluation) + notExplained,
    steps,
    notExplained,
    plannedMonth,
    actualMonth,
  }
}
