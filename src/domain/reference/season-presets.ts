import type { SeasonEventId } from '../options'

/** What sales on the days of an event may gain, in percent: examples to begin with. */
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
