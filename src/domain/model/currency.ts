import type { Plan } from '../plan/plan'

/** True while the plan's money is SAR, so that amounts set in SAR hold: limits, fees, thresholds. */
export function isInSar({ currency }: Plan): boolean {
  return typeof currency !== 'string' || currency.trim().toUpperCase() === 'SAR'
}
