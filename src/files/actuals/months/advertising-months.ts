import type { AdvertisingMonth } from '../../../domain/actuals/month'
import type { AdvertisingLine } from '../advertising/advertising-reader'
import { toHalala } from '../cells/amount'

const added = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0))

/** The figures of each platform and month. */
export function advertisingMonths(lines: readonly AdvertisingLine[]): AdvertisingMonth[] {
  const months = new Map<string, AdvertisingMonth>()
  for (const { source, month, spend, purchases, value } of lines) {
    const key = `${month} ${source}`
    const known = months.get(key) ?? { kind: 'advertising', source, month, spend: 0, purchases: null, value: null }
    months.set(key, {
      kind: 'advertising',
      source,
      month,
      spend: known.spend + spend,
      purchases: added(known.purchases, purchases),
      value: added(known.value, value),
    })
  }
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { spend, purchases, value, ...of }]) => ({
      ...of,
      spend: toHalala(spend),
      purchases: purchases === null ? null : Math.round(purchases),
      value: value === null ? null : toHalala(value),
    }))
}
