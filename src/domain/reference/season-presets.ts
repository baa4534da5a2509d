import type { SeasonEventId } from '../options'

/**
 * What sales on the days of an event may gain, in percent: where a founder begins. Ramadan from a report of 35 to 40%
 * more transactions (Arab News, March 2025); the others are examples.
 */
export const seasonUpliftPct: Record<SeasonEventId, number> = {
  ramadan: 35,
  eidAlFitr: 30,
  eidAlAdha: 20,
  foundingDay: 20,
  backToSchool: 20,
  nationalDay: 30,
  whiteFriday: 100,
  yearEnd: 20,
}
