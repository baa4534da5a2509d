import type { ComponentType } from 'react'
import type { StepId } from '../../domain/options'
import { AdvancedStep } from './advanced-step'
import { CostsStep } from './costs-step'
import { ResultsStep } from './results-step'
import { RevenueStep } from './revenue-step'
import { SetupStep } from './setup-step'

/** What each step shows. */
export const stepPages: Record<StepId, ComponentType> = {
  setup: SetupStep,
  revenue: RevenueStep,
  costs: CostsStep,
  advanced: AdvancedStep,
  results: ResultsStep,
}
