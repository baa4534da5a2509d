import { strongFromPct } from '../model/constants'
import type { Evaluation } from '../model/evaluation'
import { isRecord } from '../numbers'
import type { Verdict } from '../options'

/** A verdict that the model gave before, and the one that it gives now. */
export interface ChangedVerdict {
  before: Verdict
  now: Verdict
}

/**
 * Whether a stored plan was last written while the verdict was the month's margin alone: plans written since hold the pay
 * that their owner takes, answered or not.
 */
export function isJudgedByMargin(stored: unknown): boolean {
  return isRecord(stored) && Array.isArray(stored.products) && !('ownerPayMo' in stored)
}

function verdictByMargin({ monthly, bottomLine }: Evaluation): Verdict | null {
  if (monthly.totalUnits === 0) return null
  if (!bottomLine.isMonthlyProfitable) return 'unprofitable'
  return Number(bottomLine.operatingMarginPct) >= strongFromPct ? 'strong' : 'moderate'
}

/** What became of the verdict that a plan had by its margin alone; null where it stays. */
export function changedVerdict(evaluation: Evaluation): ChangedVerdict | null {
  const before = verdictByMargin(evaluation)
  const now = evaluation.conclusion.verdict
  return before === null || now === null || before === now ? null : { before, now }
}
