import { calendarRows } from '../../../domain/model/constants'
import { earlierWeight } from '../../../domain/model/figures/customers'
import { lifespan, season } from '../../../domain/model/figures/typed/inputs'
import * as vat from '../../../domain/model/figures/vat/position'
import { eventLevels, meanOf, monthWeights } from '../../../domain/model/season/demand'
import { eventShares } from '../../../domain/model/season/season-events'
import { monthNumber, monthText, startMonthOf } from '../../../domain/model/season/start-month'
import { seasonEventIds } from '../../../domain/options'
import { type CellDraft, excel, type Formula, quoted } from '../book'
import { firstValue, Lines, type Writing } from '../lines'

const year = 12

/** 2025 to 2045, the years whose events are known. */
const calendar = { first: 2025 * year, months: 21 * year } as const

/** The part of each month's days that falls into each event of the year. */
export function addCalendar(writing: Writing): void {
  const { book, texts } = writing
  const lines = new Lines(writing, 'calendar', { widths: [14, ...seasonEventIds.map(() => 16)], isHidden: true })
  lines.columns(
    [texts.word('workbook:columns.month'), ...seasonEventIds.map((id) => texts.known('seasonEvents', id))],
    1,
  )
  const shares = seasonEventIds.map((id) => eventShares(id, calendar.first, calendar.months))
  for (let at = 0; at < calendar.months; at += 1) {
    lines.put(1, monthText(calendar.first + at), 'code')
    for (const [column, id] of seasonEventIds.entries())
      book.call(`calendar.${id}`, lines.put(2 + column, shares[column]?.[at] ?? 0, 'percent'))
    lines.row += 1
  }
}

/** What a month gains by the events of the plan. */
function eventLevel({ book }: Writing, month: number): Formula {
  return (from) => {
    const start = book.cell('startMonth')
    const terms = seasonEventIds
      .filter((id) => book.cells(`event.${id}`).length > 0)
      .map((id) =>
        excel`+${book.cell(`event.${id}`)}*INDEX(${book.cells(`calendar.${id}`)},${start}+${month - 1})`(from),
      )
    return terms.length === 0 ? 'MAX(0,1)' : excel`MAX(0,IF(${start}=0,1,1${terms.join('')}))`(from)
  }
}

/** Sales of a month as a multiple of an ordinary one, by events or by the months of a year. */
function seasonFormula(
  { book, texts }: Writing,
  month: number,
  events: readonly CellDraft[],
  mean: CellDraft,
): Formula {
  const [start, mode] = [book.cell('startMonth'), book.cell('season.mode')]
  const first = Math.floor((month - 1) / year) * year
  return (from) => {
    const [own, ofYear] = [events[month - 1], events.slice(first, first + year)]
    const word = (choice: string) => quoted(texts.choice('seasonMode', choice))
    const eventsMean = excel`SUM(${ofYear})/12`
    const byEvents = excel`IF(${eventsMean}=0,1,${own ?? '0'}/(${eventsMean}))`
    const byMonths = excel`IF(${mean}=0,1,INDEX(${book.cells('season.months')},MOD(${start}+${month - 2},12)+1)/${mean})`
    return excel`IF(${start}=0,1,IF(${mode}=${word('events')},${byEvents},IF(${mode}=${word('months')},${byMonths},1)))`(
      from,
    )
  }
}

/** The sheet of demand by month, each a multiple of the planned month. Source: docs/model.md, 'Demand by month'. */
export function addDemand(writing: Writing): void {
  const { book, texts, plan, places } = writing
  const lines = new Lines(writing, 'demand', { widths: [28, 12, 14, 14, 14, 14, 14, 14] })
  lines.figure(vat.growthNow, { kind: 'percent' })
  lines.start(texts.word('workbook:lines.monthsMean'), texts.unitOfKind('percent'))
  const given = { formula: excel`SUM(${book.cells('season.months')})/12`, value: meanOf(monthWeights(plan)) / 100 }
  const mean = lines.put(firstValue, given, 'percent')
  lines.row += 2
  const titles = ['month', 'trend', 'events', 'season', 'rhythm', 'demand', 'earlierWeight', 'plannedDemand']
  lines.columns(
    titles.map((key) => texts.word(`workbook:columns.${key}`)),
    1,
  )
  const start = startMonthOf(plan)
  const levels = start === '' ? [] : eventLevels(plan, monthNumber(start), calendarRows)
  const events: CellDraft[] = []
  places.counts(vat.t, 1)
  for (let month = 1; month <= calendarRows; month += 1) {
    const row = month - 1
    const count = lines.put(1, month, 'whole')
    places.put(vat.t, count)
    lines.cell(vat.growthFactor, 2, row)
    const level = { formula: eventLevel(writing, month), value: Math.max(0, levels[row] ?? 1) }
    events.push(lines.put(3, level, 'number'))
    const ofSeason = { formula: seasonFormula(writing, month, events, mean), value: places.shown(season, row) }
    places.put(season, lines.put(4, ofSeason, 'number'))
    lines.cell(vat.rhythm, 5, row)
    lines.cell(vat.demand, 6, row)
    lines.cell(vat.plannedDemand, 8, row)
    addEarlier(lines, count)
    lines.row += 1
  }
  lines.foldMonths(lines.row - calendarRows)
}

/** Customers who came so many months ago, of those of today; none who have left since. */
function addEarlier(lines: Lines, count: CellDraft): void {
  const { places } = lines.writing
  const row = Number(count.value) - 1
  const stays = places.cellsOf(lifespan)
  const isThere = row < places.values.count('lifespan')
  const formula: Formula = (from) =>
    excel`IF(${count}<=ROUND(${stays[0] ?? '0'},0),${places.formula(earlierWeight, row)},0)`(from)
  const value = isThere ? places.shown(earlierWeight, row) : 0
  places.put(earlierWeight, lines.put(7, { formula, value }, 'number'))
}
