import type { Assumptions } from './advanced/assumptions'
import { type ReturnsAndStock, returnsAndStock } from './advanced/returns-and-stock'
import { isInSar } from './currency'
import type { VatPosition, VatThreshold } from './evaluation'
import { bottomIncome } from './month/bottom-line'
import { type MonthBasis, monthBasis } from './month/month'
import { amountOf } from './numbers'
import type { Demand } from './season/demand'
import { valueAt } from './season/series'

/** Taxable sales of twelve months above which registering is allowed, and above which it is a duty. SAR. */
export const voluntaryThreshold = 187_500
export const mandatoryThreshold = 375_000

/** Half a halala: a sum that only reaches the threshold is not above it. */
const tolerance = 0.005

const lastMonth = 36
const monthsOfYear = 12

/** VAT on the bills of a month, reclaimed or not. */
function inputVat({ vat, goods, costs, refusals, fixed }: MonthBasis): number {
  const orderCosts = costs.packaging + costs.shipping + costs.fulfillment + costs.refusedReturns + costs.payment
  const billed = (orderCosts + costs.acquisition) / vat.costFactor + fixed.taxedMo
  return vat.rate * goods.taxedAmount * refusals.goodsUsed + vat.rate * billed
}

/** Sums of twelve months of taxable sales; the first is that of months −11 to 0. */
export function yearlySums(basis: MonthBasis, given: Assumptions | null, demand: Demand): number[] {
  const kept = basis.sales.exVAT * (given === null ? 1 : 1 - given.returnRate)
  const before = amountOf(basis.plan.salesLast12Months) / monthsOfYear
  const taxable: number[] = []
  const sums: number[] = []
  for (let t = 1 - monthsOfYear; t < lastMonth + monthsOfYear; t += 1) {
    taxable.push(t >= 1 ? kept * demand(t) : before)
    if (t < 0) continue
    let sum = 0
    for (let i = taxable.length - monthsOfYear; i < taxable.length; i += 1) sum += valueAt(taxable, i)
    sums.push(sum)
  }
  return sums
}

const unknown: VatThreshold = { pastMonth: null, expectedMonth: null }

/** The first of the sums from `from` to `to` that is above a threshold; null when none is. */
function firstAbove(sums: readonly number[], threshold: number, from: number, to: number): number | null {
  for (let at = from; at <= to; at += 1) if (valueAt(sums, at) > threshold + tolerance) return at
  return null
}

/** When the twelve months that have passed, and those ahead, go above a threshold. */
function thresholdMonths(sums: readonly number[], threshold: number): VatThreshold {
  const aheadEnd = firstAbove(sums, threshold, monthsOfYear, monthsOfYear + lastMonth - 1)
  return {
    pastMonth: firstAbove(sums, threshold, 0, lastMonth),
    expectedMonth: aheadEnd === null ? null : aheadEnd - monthsOfYear + 1,
  }
}

function dutyMonth({ pastMonth, expectedMonth }: VatThreshold): number | null {
  if (pastMonth === null) return expectedMonth
  return expectedMonth === null ? pastMonth + 1 : Math.min(pastMonth + 1, expectedMonth)
}

function incomeInOtherState(basis: MonthBasis, given: Assumptions | null): number {
  const other = monthBasis(basis.plan, { vatRegistered: !basis.vat.isRegistered })
  return bottomIncome(other, returnsAndStock(other, given))
}

/**
 * What VAT costs or brings, what the other state would leave, and when registering becomes possible and a duty.
 * Source: docs/model.md, 'VAT that does not come back'.
 */
export function vatPosition(
  basis: MonthBasis,
  returns: ReturnsAndStock,
  given: Assumptions | null,
  demand: Demand,
): VatPosition {
  const { isRegistered } = basis.vat
  const outputVatMo = basis.sales.net - basis.sales.exVAT
  const inputVatMo = inputVat(basis)
  const income = bottomIncome(basis, returns)
  const otherIncome = incomeInOtherState(basis, given)
  const sums = isInSar(basis.plan) ? yearlySums(basis, given, demand) : null
  const mandatory = sums ? thresholdMonths(sums, mandatoryThreshold) : unknown
  return {
    registered: isRegistered,
    outputVatMo,
    inputVatMo,
    vatDueMo: isRegistered ? outputVatMo - inputVatMo : null,
    irrecoverableVatMo: isRegistered ? 0 : inputVatMo,
    incomeIfRegistered: isRegistered ? income : otherIncome,
    incomeIfNotRegistered: isRegistered ? otherIncome : income,
    mustRegisterMonth: isRegistered ? null : dutyMonth(mandatory),
    voluntary: sums ? thresholdMonths(sums, voluntaryThreshold) : unknown,
    mandatory,
  }
}
