import { eventShares } from '../../../domain/model/season/season-events'
import { seasonEventIds } from '../../../domain/options'
import { Lines, type Writing } from '../lines'

/** The longest plan, the stock ordered at its end, and what that lasts. */
const longestDemand = 60
const year = 12

/** 2025 to 2045, the years whose events are known. */
const calendar = { first: 2025 * year, months: 21 * year } as const

/** The part of each month's days that falls into each event of the year. */
export function addCalendar(writing: Writing): void {
  const { book, texts } = writing
  const lines = new Lines(writing, 'calendar', { widths: [14, ...seasonEventIds.map(() => 16)] })
  lines.columns([texts.word('workbook:columns.month'), ...seasonEventIds.map((id) => texts.event(id))], 1)
  const shares = seasonEventIds.map((id) => eventShares(id, calendar.first, calendar.months))
  for (let at = 0; at < calendar.months; at += 1) {
    const month = `${2025 + Math.floor(at / year)}-${String((at % year) + 1).padStart(2, '0')}`
    book.put(lines.sheet, lines.row, 1, month, 'code')
    for (const [column, id] of seasonEventIds.entries()) {
      const cell = book.put(lines.sheet, lines.row, 2 + column, shares[column]?.[at] ?? 0, 'percent')
      book.call(`calendar.${id}`, lines.sheet, cell)
    }
    lines.row += 1
  }
}

/** What a month gains by the events of the plan. */
function eventLevel(writing: Writing, month: number): string {
  const terms = seasonEventIds
    .filter((id) => writing.book.has(`event.${id}`))
    .map((id) => `+{event.${id}}*INDEX({calendar.${id}[]},{startMonth}+${month - 1})`)
  return terms.length === 0 ? '1' : `IF({startMonth}=0,1,1${terms.join('')})`
}

/** The sheet of demand by month, each a multiple of the planned month. Source: docs/model.md, 'Demand by month'. */
export function addDemand(writing: Writing): void {
  const { book, texts } = writing
  const lines = new Lines(writing, 'demand', { widths: [46, 14, 18, 18, 18, 18, 18], frozen: { rows: 0, columns: 1 } })
  lines.line('growth', 'IF({enableAdvancedAnalysis}=1,{monthlyGrowthRate},0)', 'percent')
  lines.line('level', 'IF({enableAdvancedAnalysis}=1,{seasonalityFactor},1)', 'number')
  lines.line('monthsMean', 'SUM({season.months[]})/12', 'percent')
  lines.row += 1
  lines.columns(
    ['month', 'trend', 'events', 'season', 'ramp', 'demand'].map((key) => texts.word(`workbook:columns.${key}`)),
    1,
  )
  for (let month = 1; month <= longestDemand; month += 1) {
    const at = month - 1
    const block = Math.floor(at / year) * year
    const eventsMean = `SUM({demand.events[${block}:${block + year - 1}]})/12`
    const byEvents = `IF(${eventsMean}=0,1,{demand.events[${at}]}/(${eventsMean}))`
    const byMonths = `IF({monthsMean}=0,1,INDEX({season.months[]},MOD({startMonth}+${month - 2},12)+1)/{monthsMean})`
    const season = `IF({startMonth}=0,1,IF({season.mode}="events",${byEvents},IF({season.mode}="months",${byMonths},1)))`
    const columns: [name: string, formula: string][] = [
      ['demand.trend', `{level}*(1+{growth})^${at}`],
      ['demand.events', `MAX(0,${eventLevel(writing, month)})`],
      ['demand.season', season],
      ['demand.ramp', `MIN(1,${month}/({rampMonths}+1))`],
      ['demand', `{demand.trend[${at}]}*{demand.season[${at}]}*{demand.ramp[${at}]}`],
    ]
    book.call('demand.month', lines.sheet, book.put(lines.sheet, lines.row, 1, month, 'whole'))
    for (const [column, [name, formula]] of columns.entries())
      book.call(name, lines.sheet, book.formula(lines.sheet, lines.row, 2 + column, formula, 'number'))
    lines.row += 1
  }
}
