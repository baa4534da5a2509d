import type { SocialInsurance } from '../../options'

/** The wage above which no contribution is due, SAR a month. */
const insuredWageLimit = 45_000

/** The employer's rate for Saudis insured since July 2024, in percent, until the month named. */
const newSaudiRates: readonly (readonly [before: string, pct: number])[] = [
  ['2025-07', 11.75],
  ['2026-07', 12.25],
  ['2027-07', 12.75],
  ['2028-07', 13.25],
]
const lastNewSaudiRate = 13.75
const undatedNewSaudiRate = 12.75

function newSaudiRate(startMonth: string): number {
  if (startMonth === '') return undatedNewSaudiRate
  return newSaudiRates.find(([before]) => startMonth < before)?.[1] ?? lastNewSaudiRate
}

/** The employer's contribution in percent of the insured wage. Source: docs/model.md, 'Duty, customs fee, social insurance'. */
function socialInsurancePct(kind: SocialInsurance, startMonth: string): number {
  if (kind === 'saudi') return 11.75
  if (kind === 'nonSaudi') return 2
  return kind === 'saudiNew' ? newSaudiRate(startMonth) : 0
}

/** The employer's contribution for one wage, SAR a month. */
export function socialInsurance(kind: SocialInsurance, monthlyCost: number, startMonth: string): number {
  return (socialInsurancePct(kind, startMonth) / 100) * Math.min(monthlyCost, insuredWageLimit)
}
