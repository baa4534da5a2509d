import type { ProductCategory, SourcingType } from '../options'

// Apart from the table of all typical values, because the form needs these at once and the others rarely.

type Values<K extends string> = Readonly<Partial<Record<K, number>>>

/** What one setting usually is: the sourcing decides before the category, and that before the rest. */
export interface UsualSetting {
  readonly bySourcing?: Values<SourcingType>
  readonly byCategory?: Values<ProductCategory>
  /** Undefined where every sourcing has its own. */
  readonly others?: number
}

/** Months from order to warehouse, turns and repeat orders a year, holding cost in percent a year, returned orders of all. Examples. */
export const usualSettings = {
  importLeadTimeMonths: { bySourcing: { localWholesale: 0.25, localManufacturing: 1, import: 2.5, printOnDemand: 0 } },
  inventoryTurnoverRate: {
    bySourcing: { printOnDemand: 365 },
    byCategory: { food: 12, beauty: 6, fashion: 5, home: 4, books: 4 },
    others: 6,
  },
  inventoryCarryingCostPct: { bySourcing: { printOnDemand: 0 }, others: 25 },
  expectedReturnRate: { byCategory: { fashion: 0.2, home: 0.06, food: 0.02 }, others: 0.05 },
  repeatOrderRate: { byCategory: { food: 2, beauty: 1, fashion: 0.6, home: 0.5, books: 0.3 }, others: 0.3 },
} as const satisfies Record<string, UsualSetting>

export type TypicalSetting = keyof typeof usualSettings
