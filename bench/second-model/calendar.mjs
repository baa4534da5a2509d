// Demand by month: growth, the ramp of a new store, and the season by months or by events.
const day = 86_400_000
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
})

function hijriDay(time) {
  const parts = hijri.formatToParts(time)
  const of = (type) => Number(parts.find((part) => part.type === type).value)
  return { month: of('month'), day: of('day') }
}

const between = (date, month, from, to) => date.month === month && date.day >= from && date.day <= to

const inEvent = {
  ramadan: (_, h) => h.month === 9,
  eidAlFitr: (_, h) => (h.month === 9 && h.day >= 20) || (h.month === 10 && h.day <= 5),
  eidAlAdha: (_, h) => between(h, 12, 1, 12),
  foundingDay: (g) => between(g, 2, 20, 23),
  backToSchool: (g) => between(g, 8, 10, 31),
  nationalDay: (g) => between(g, 9, 18, 24),
  whiteFriday: (g) => between(g, 11, 20, 30),
  yearEnd: (g) => between(g, 12, 15, 31),
}

const known = new Map()

/** How many days of a month (counted from the year 0) fall into an event, and how many it has. */
function daysOf(id, index) {
  const key = `${id} ${index}`
  const found = known.get(key)
  if (found) return found
  const [year, month] = [Math.floor(index / 12), index % 12]
  const length = Math.round((Date.UTC(year, month + 1, 1) - Date.UTC(year, month, 1)) / day)
  let inside = 0
  for (let at = 1; at <= length; at += 1) {
    const time = Date.UTC(year, month, at)
    if (inEvent[id]({ month: month + 1, day: at }, hijriDay(time))) inside += 1
  }
  const days = { inside, length }
  known.set(key, days)
  return days
}

const mean = (list) => list.reduce((total, one) => total + one, 0) / list.length

/** How each month's demand compares with the planned month: season and ramp, and the growth where it is asked for. */
export function demandOf(plan, grows) {
  const { startMonth, season, ramp, advanced } = plan
  const start = startMonth === '' ? null : Number(startMonth.slice(0, 4)) * 12 + Number(startMonth.slice(5)) - 1
  const raw = (t) =>
    Math.max(
      0,
      season.events.reduce((total, { id, uplift }) => {
        const { inside, length } = daysOf(id, start + t - 1)
        return total + (uplift * inside) / length
      }, 1),
    )
  const blocks = new Map()
  function block(t) {
    const first = Math.floor((t - 1) / 12) * 12 + 1
    if (!blocks.has(first)) blocks.set(first, mean(Array.from({ length: 12 }, (_, at) => raw(first + at))))
    return blocks.get(first)
  }
  function seasonAt(t) {
    if (start === null || season.mode === 'none') return 1
    if (season.mode === 'months') {
      const average = mean(season.months)
      return average === 0 ? 1 : season.months[(start + t - 1) % 12] / average
    }
    const average = block(t)
    return average === 0 ? 1 : raw(t) / average
  }
  const trend = (t) => (grows ? (1 + advanced.growth) ** (t - 1) : 1)
  return (t) => trend(t) * seasonAt(t) * Math.min(1, t / (ramp + 1))
}
