import type { SimulationSettings, Uncertainty } from '../../domain/model/decisions/uncertainty'
import type { Plan } from '../../domain/plan/plan'

/** What the page asks of the worker. */
export interface SimulationTask {
  plan: Plan
  settings: SimulationSettings
}

/** What the worker tells the page. */
export type SimulationAnswer = { kind: 'progress'; done: number } | { kind: 'finished'; result: Uncertainty }
