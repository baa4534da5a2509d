import type { ComponentType } from 'react'
import type { StepId } from '../../domain/options'
import { AdvancedStep } from './advanced/advanced-step'
import { CostsStep } from './costs/costs-step'
import { ResultsStep } from './results/results-step'
import { RevenueStep } from './revenue/revenue-step'
import { SetupStep } from './setup/setup-step'

/** What each step shows. */
export const stepPages: Record<StepId, ComponentType> = {
  setup: SetupStep,
  revenue: RevenueStep,
  costs: CostsStep,
  advanced: AdvancedStep,
  results: ResultsStep,
}
