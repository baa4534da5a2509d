import type { Evaluation } from '../../domain/model/evaluation'
import type { Plan } from '../../domain/plan/plan'

/**
 * Whether no amount of money is enough: each planned month uses up cash, and no growth that is counted could change that. What the
 * plan needs within its months is no sum that would do, then.
 */
export function isNoAmountEnough(
  { enableAdvancedAnalysis, monthlyGrowthRate }: Pick<Plan, 'enableAdvancedAnalysis' | 'monthlyGrowthRate'>,
  { conclusion, breakEvenState }: Pick<Evaluation, 'conclusion' | 'breakEvenState'>,
  isGrowthCounted: boolean,
): boolean {
  const grows = isGrowthCounted && enableAdvancedAnalysis && monthlyGrowthRate > 0
  return conclusion.needed?.kind === 'none' && (breakEvenState === 'never' || !grows)
}
