import type { Plan } from '../../../domain/plan/plan'

/** A plan of the comparison, under the name that heads its column. */
export interface ComparedPlan {
  id: string
  name: string
  /** Below the name: whose version it is, or that it is none. */
  note?: string | null
  plan: Plan
}
