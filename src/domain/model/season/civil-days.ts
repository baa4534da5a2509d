/** Days of a date since 1970-01-01 in the Gregorian calendar; `month` is 1 to 12. */
export function dayNumber(year: number, month: number, day: number): number {
  // Years begin in March here, so that the leap day is the last of its year (Howard Hinnant, 'chrono-compatible date algorithms').
  const shiftedYear = month <= 2 ? year - 1 : year
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leapDays = Math.floor(shiftedYear / 4) - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400)
  return shiftedYear * 365 + leapDays + dayOfYear - 719_468
}

/** The day number of a date written as 'YYYY-MM-DD'. */
export function dayNumberOf(date: string): number {
  return dayNumber(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)))
}

/** The day number of the first day of a month counted from the year 0. */
export function firstDayOfMonth(monthNumber: number): number {
  return dayNumber(Math.floor(monthNumber / 12), (monthNumber % 12) + 1, 1)
}
