import { codShareOf } from '../../../domain/edits/payment-shares'
import { isInSar } from '../../../domain/model/currency'
import type { Evaluation } from '../../../domain/model/evaluation'
import { quotient } from '../../../domain/numbers'
import type { Plan } from '../../../domain/plan/plan'
import type { SalesReading } from '../../../files/actuals/read-sales'

const salesRows = [
  'orders',
  'units',
  'grossSales',
  'discounts',
  'orderValue',
  'codShare',
  'codRefusal',
  'returns',
  'cancelled',
  'paymentFees',
  'advertising',
] as const
type SalesRow = (typeof salesRows)[number]

/** A figure of a month as it was and as the plan has it. Null: no file, or no plan, says it. */
export interface ComparedFigure {
  row: SalesRow
  unit: 'count' | 'money' | 'percent'
  actual: number | null
  planned: number | null
}

/** A month with orders or with anything else that files say of it: '2026-09', the latest first. */
export function monthsIn({ orders, settlements, advertising }: SalesReading): string[] {
  const months = [...orders, ...settlements, ...advertising].map(({ month }) => month)
  return [...new Set(months)].toSorted().toReversed()
}

type Figures = Record<SalesRow, number | null>

/** The sum of what is known; null where nothing is. */
function sum<T>(list: readonly T[], amount: (one: T) => number | null | undefined): number | null {
  const known = list.flatMap((one) => amount(one) ?? [])
  return known.length === 0 ? null : known.reduce((total, one) => total + one, 0)
}

const percent = (part: number | null, whole: number | null) => {
  const share = part === null || whole === null ? null : quotient(part, whole)
  return share === null ? null : share * 100
}

/** What the files say of a month, all their sources together. Amounts are SAR with VAT, fees without it. */
export function actualFigures(reading: SalesReading, month: string): Figures {
  const orders = reading.orders.filter((one) => one.month === month)
  const settlements = reading.settlements.filter((one) => one.month === month)
  const kept = sum(orders, ({ placed, cancelled }) => placed - cancelled)
  const cod = sum(orders, ({ cod: one }) => one?.orders)
  const total = sum(orders, (one) => one.total)
  return {
    orders: kept,
    units: sum(orders, ({ products }) => products?.reduce((all, { units }) => all + units, 0)),
    grossSales: sum(orders, ({ basket }) => basket),
    discounts: sum(orders, ({ discounts }) => discounts && Object.values(discounts).reduce((all, one) => all + one, 0)),
    orderValue: kept && total !== null ? total / kept : null,
    codShare: percent(cod, kept),
    codRefusal: percent(
      sum(orders, ({ cod: one }) => one?.refused),
      cod,
    ),
    returns: percent(
      sum(orders, ({ byState }) => byState?.returned),
      kept,
    ),
    cancelled: sum(orders, ({ byState }) => byState?.cancelled),
    paymentFees: sum(settlements, ({ fees }) => fees),
    advertising: sum(
      reading.advertising.filter((one) => one.month === month),
      ({ spend }) => spend,
    ),
  }
}

/** The same of an ordinary month of the plan; null where its amounts are of another currency. */
function plannedFigures(plan: Plan, { monthly, cod }: Evaluation): Figures {
  const amount = (value: number) => (isInSar(plan) ? value : null)
  return {
    orders: monthly.ordersPerMonth,
    units: monthly.totalUnits,
    grossSales: amount(monthly.grossSalesInclVAT),
    discounts: amount(monthly.discountsInclVAT),
    orderValue: monthly.valuePerOrder === null ? null : amount(monthly.valuePerOrder),
    codShare: cod ? codShareOf(plan) : 0,
    codRefusal: cod ? plan.codRefusalPct : null,
    returns: plan.expectedReturnRate * 100,
    cancelled: null,
    paymentFees: amount(monthly.paymentCost),
    advertising: amount(monthly.cacVariableCost + monthly.marketingMo),
  }
}

const units: Record<SalesRow, ComparedFigure['unit']> = {
  orders: 'count',
  units: 'count',
  grossSales: 'money',
  discounts: 'money',
  orderValue: 'money',
  codShare: 'percent',
  codRefusal: 'percent',
  returns: 'percent',
  cancelled: 'count',
  paymentFees: 'money',
  advertising: 'money',
}

/** What a part of a month can be set against: shares and means, no sums. */
const ofAnyPart: readonly SalesRow[] = ['orderValue', 'codShare', 'codRefusal', 'returns']

/**
 * The figures of a month beside those of an ordinary month of the plan; those that no file says are left out. Where the files
 * hold a part of the month, its sums have nothing beside them.
 */
export function againstPlan(
  reading: SalesReading,
  month: string,
  plan: Plan,
  evaluation: Evaluation,
): ComparedFigure[] {
  const [actual, planned] = [actualFigures(reading, month), plannedFigures(plan, evaluation)]
  const isWhole = !reading.orders.some((one) => one.month === month && one.isCut)
  return salesRows.flatMap((row) => {
    if (actual[row] === null) return []
    const beside = isWhole || ofAnyPart.includes(row) ? planned[row] : null
    return [{ row, unit: units[row], actual: actual[row], planned: beside }]
  })
}
