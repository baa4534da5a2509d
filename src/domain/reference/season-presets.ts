import type { ProductCategory, SeasonEventId } from '../options'

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

/** Where a category gains more or less than other stores: gifts and clothes for the two feasts, school goods, reductions. */
export const seasonUpliftsOfCategories: Partial<Record<SeasonEventId, Partial<Record<ProductCategory, number>>>> = {
  ramadan: { fashion: 100, beauty: 100, food: 60, home: 60 },
  eidAlFitr: { fashion: 60, beauty: 80, jewelry: 60, toys: 60 },
  eidAlAdha: { fashion: 40, beauty: 40 },
  backToSchool: { books: 80, education: 50, electronics: 40 },
  whiteFriday: { food: 30, services: 30, education: 30 },
}

/** The example for a store of a category, in percent of other days. */
export const typicalUplift = (event: SeasonEventId, category: ProductCategory | ''): number =>
  (category === '' ? undefined : seasonUpliftsOfCategories[event]?.[category]) ?? seasonUpliftPct[event]
