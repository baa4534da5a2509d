import type { Range } from './reading'

/** The range, step and fallback of one advanced input. */
export interface AdvancedLimit extends Range {
  readonly step: number
  readonly fallback: number
}

/** Source: docs/model.md, 'Advanced inputs'. */
export const advancedLimits = {
  avgCustomerLifespanMonths: { min: 1, max: 60, step: 1, fallback: 24 },
  repeatOrderRate: { min: 0, max: 1, step: 0.01, fallback: 0.3 },
  inventoryTurnoverRate: { min: 1, max: 52, step: 0.1, fallback: 6 },
  inventoryCarryingCostPct: { min: 0, max: 50, step: 0.1, fallback: 25 },
  supplierPaymentTermsDays: { min: 0, max: 180, step: 1, fallback: 30 },
  customerPaymentTermsDays: { min: 0, max: 180, step: 1, fallback: 0 },
  importLeadTimeMonths: { min: 0, max: 6, step: 0.1, fallback: 2.5 },
  expectedReturnRate: { min: 0, max: 0.5, step: 0.001, fallback: 0.05 },
  returnProcessingCost: { min: 0, max: 200, step: 0.01, fallback: 15 },
  monthlyGrowthRate: { min: -0.5, max: 2, step: 0.001, fallback: 0.05 },
  seasonalityFactor: { min: 0.1, max: 5, step: 0.1, fallback: 1 },
  planningHorizonMonths: { min: 6, max: 36, step: 1, fallback: 12 },
} as const satisfies Record<string, AdvancedLimit>
export type AdvancedField = keyof typeof advancedLimits
