import ical, { ICalEventRepeatingFreq } from 'ical-generator'
import type { Recurrence } from '../../../domain/typical/duties'

/** One entry of a calendar: a whole day, and how it comes again. */
export interface CalendarEntry {
  id: string
  /** 'YYYY-MM-DD'. */
  date: string
  every: Recurrence
  title: string
  text: string
  url: string | null
}

const repeats: Record<Recurrence, { freq: ICalEventRepeatingFreq; interval?: number } | null> = {
  once: null,
  month: { freq: ICalEventRepeatingFreq.MONTHLY },
  quarter: { freq: ICalEventRepeatingFreq.MONTHLY, interval: 3 },
  year: { freq: ICalEventRepeatingFreq.YEARLY },
}

/** A calendar file (iCalendar) that calendars of phones and computers open. `madeOn`: its time stamp. */
export function calendarText(name: string, entries: readonly CalendarEntry[], madeOn: Date): string {
  const calendar = ical({ name, prodId: { company: 'Mizan', product: 'Mizan' } })
  for (const { id, date, every, title, text, url } of entries) {
    const repeating = repeats[every]
    calendar.createEvent({
      id: `${id}-${date}@mizan`,
      stamp: madeOn,
      start: new Date(`${date}T12:00:00Z`),
      allDay: true,
      summary: title,
      description: text,
      ...(url && { url }),
      ...(repeating && { repeating }),
    })
  }
  return calendar.toString()
}
