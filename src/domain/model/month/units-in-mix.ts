import type { Product } from '../../plan/plan'
import { valueAt } from '../season/series'
import { wholeUnits } from './landed-cost'

/** What of `total · units` a division by `all` leaves, exactly: it decides who gets the units that rounding down leaves. */
function remainderOf(total: number, units: number, all: number): { whole: number; rest: number } {
  const product = total * units
  if (Number.isSafeInteger(product)) {
    const rest = product % all
    return { whole: (product - rest) / all, rest }
  }
  const exact = BigInt(total) * BigInt(units)
  return { whole: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) }
}

/** Whole units of each product, `total` together, in today's mix: what rounding down leaves goes to the largest remainders. */
export function unitsInMix(products: readonly Product[], total: number): number[] {
  const today = products.map(wholeUnits)
  const all = today.reduce((sum, units) => sum + units, 0)
  if (all === 0) return today
  const rests = new Float64Array(today.length)
  let left = total
  const shares = today.map((units, at) => {
    const { whole, rest } = remainderOf(total, units, all)
    rests[at] = rest
    left -= whole
    return whole
  })
  if (!(left > 0)) return shares
  // Without a comparison of our own the numbers are sorted many times faster; among equal remainders the first come first.
  const least = valueAt(rests.toSorted(), rests.length - left)
  let equal = left - rests.filter((rest) => rest > least).length
  return shares.map((whole, at) => {
    const rest = valueAt(rests, at)
    if (rest === least) equal -= 1
    return rest > least || (rest === least && equal >= 0) ? whole + 1 : whole
  })
}

/** What a worse month leaves of the units that are sold. */
const soldInWorseMonth = 0.8

/** Whole units that a worse month sells of all that are planned. */
export const unitsLeftInWorseMonth = (total: number): number => Math.floor(soldInWorseMonth * total)

/** Whether those are as much fewer, in whole percent, as a worse month has it: of a few units whole ones are not. */
export const isWholeShareLeft = (total: number): boolean =>
  Math.round((100 * unitsLeftInWorseMonth(total)) / total) === Math.round(100 * soldInWorseMonth)

/** The units that a worse month sells of each product. */
export function unitsInWorseMonth(products: readonly Product[]): number[] {
  const total = products.reduce((sum, product) => sum + wholeUnits(product), 0)
  return unitsInMix(products, unitsLeftInWorseMonth(total))
}
