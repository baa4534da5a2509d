import type { SocialInsurance } from '../../options'

/** A rate in percent of the insured wage, and the months that it holds for. */
export interface InsuranceRate {
  pct: number
  /** Since this month, 'YYYY-MM'; '' when it has no beginning that matters here. */
  from: string
  /** Until before this month; '' when no later rate is known. */
  before: string
}

const lastNewSaudiRate: InsuranceRate = { pct: 13.75, from: '2028-07', before: '' }
/** The employer's rate for Saudis insured since July 2024: it rises each July. */
export const newSaudiRates: readonly InsuranceRate[] = [
  { pct: 11.75, from: '2024-07', before: '2025-07' },
  { pct: 12.25, from: '2025-07', before: '2026-07' },
  { pct: 12.75, from: '2026-07', before: '2027-07' },
  { pct: 13.25, from: '2027-07', before: '2028-07' },
  lastNewSaudiRate,
]
/** A plan without a month of the first sale is taken to begin in this one. */
const undatedMonth = '2026-07'

const notInsured: InsuranceRate = { pct: 0, from: '', before: '' }
const earlierSaudiRate: InsuranceRate = { pct: 11.75, from: '', before: '' }
const nonSaudiRate: InsuranceRate = { pct: 2, from: '', before: '' }

/**
 * The employer's contribution in percent of the insured wage, for a plan that starts in a month ('YYYY-MM', or '').
 * Source: docs/model.md, 'Duty, customs fee, social insurance'.
 */
export function insuranceRate(kind: SocialInsurance, startMonth: string): InsuranceRate {
  if (kind === 'saudi') return earlierSaudiRate
  if (kind === 'nonSaudi') return nonSaudiRate
  if (kind !== 'saudiNew') return notInsured
  const month = startMonth === '' ? undatedMonth : startMonth
  return newSaudiRates.find(({ before }) => month < before) ?? lastNewSaudiRate
}
