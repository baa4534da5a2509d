import type { AdvertisingSource } from '../../../domain/actuals/sources'
import { amountIn } from '../cells/amount'
import { daysBetween, momentIn, monthOf, riyadhDay, type TimeReading } from '../cells/time'
import { UnreadableRow } from '../cells/unreadable'
import type { AdvertisingColumn } from '../formats/format'
import type { RowReader } from '../rows/row-reader'

/** What a row of a report says of one month, in SAR. */
export interface AdvertisingLine {
  source: AdvertisingSource
  campaign: string
  month: string
  spend: number
  purchases: number | null
  value: number | null
}

interface Period {
  from: string
  to: string
}

const sums = /^total|^totals|^الإجمالي|^الاجمالي|^المجموع|results from|^إجمالي/i

/** The dollar is pegged to the riyal since 1986, and many accounts of advertising are in dollars. */
const rates: Readonly<Record<string, number>> = { '': 1, SAR: 1, USD: 3.75 }

const dayTexts = /\d{4}-\d{1,2}-\d{1,2}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}/g

/** The period that the titles above a table name: 'September 1, 2026 - September 30, 2026'. */
function periodAbove(above: readonly (readonly string[])[], times: TimeReading): Period | null {
  const days = above.flat().flatMap((cell) => [...cell.matchAll(dayTexts)].map(([text]) => momentIn(text, times)))
  const [from, to] = days.flatMap((moment) => (moment === null ? [] : [riyadhDay(moment)])).toSorted()
  return from === undefined ? null : { from, to: to ?? from }
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** How much of a period each of its months has, by days. */
function sharesOfMonths({ from, to }: Period): Map<string, number> {
  const shares = new Map<string, number>()
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > 800) throw new UnreadableRow('badDate')
  for (let day = from, at = 0; at < days; at += 1, day = dayAfter(day, 1))
    shares.set(monthOf(day), (shares.get(monthOf(day)) ?? 0) + 1 / days)
  return shares
}

const monthNames = /^(\d{4})-(\d{2})$/

/** Reads a report of advertising. Rows that sum others up are left out; a row over several months is divided by days. */
export class AdvertisingReader implements RowReader<AdvertisingColumn> {
  readonly #source: AdvertisingSource
  readonly #times: TimeReading
  readonly #currency: string
  readonly #above: Period | null
  readonly #take: (line: AdvertisingLine) => void

  constructor(
    source: AdvertisingSource,
    { times, currency, above }: { times: TimeReading; currency: string; above: readonly (readonly string[])[] },
    take: (line: AdvertisingLine) => void,
  ) {
    this.#source = source
    this.#times = times
    this.#currency = currency
    this.#above = periodAbove(above, times)
    this.#take = take
  }

  row(cell: (column: AdvertisingColumn) => string): void {
    const campaign = cell('campaign')
    if (sums.test(cell('label')) || sums.test(campaign)) return
    const spend = amountIn(cell('spend'))
    // What a platform adds up itself names no campaign.
    if (spend === null || (campaign === '' && cell('from') === '' && cell('week') === '')) return
    const rate = rates[cell('currency').toUpperCase() || this.#currency]
    if (rate === undefined) throw new UnreadableRow('currency')
    const purchases = amountIn(cell('purchases'))
    const value = amountIn(cell('value'))
    for (const [month, share] of sharesOfMonths(this.#periodOf(cell)))
      this.#take({
        source: this.#source,
        campaign,
        month,
        spend: spend * rate * share,
        purchases: purchases && purchases * share,
        value: value && value * rate * share,
      })
  }

  end(): void {}

  #dayIn(text: string): string {
    const moment = momentIn(monthNames.test(text) ? `${text}-01` : text, this.#times)
    if (moment === null) throw new UnreadableRow('badDate')
    return riyadhDay(moment)
  }

  #periodOf(cell: (column: AdvertisingColumn) => string): Period {
    const [first = '', last = ''] = (cell('from') || cell('week')).split(/ - | to | ~ /)
    if (first === '') {
      if (!this.#above) throw new UnreadableRow('noDate')
      return this.#above
    }
    const from = this.#dayIn(first)
    const to = cell('to') || last
    if (to !== '') return { from, to: this.#dayIn(to) }
    return { from, to: cell('week') === '' ? from : dayAfter(from, 6) }
  }
}
