import { businessHealthScore } from '../domain/model/figures/conclusion/health'
import { answer } from '../domain/model/figures/outputs/answer'
import type { Figure } from '../domain/model/language/figure'
import type { ResultName } from '../domain/model/results/sections'
import { declaredResults } from './result-kinds'

/** A figure that is a result, and the flag that it is only answered under. */
export interface AnsweredFigure {
  figure: Figure
  when: Figure | null
}

const all = {
  ...answer,
  advanced: { ...answer.advanced, of: { ...answer.advanced.of, businessHealthScore } },
  cashPlan: { ...answer.cash, of: answer.cash.of.plan },
}

const isFigure = (one: unknown): one is Figure => one instanceof Object && 'scope' in one
const isPart = (one: unknown): one is { when: Figure; of: object } => one instanceof Object && 'when' in one

/** Where a result stands in the answer. */
export function answered(path: readonly string[]): AnsweredFigure {
  let when: Figure | null = null
  let found: unknown = all
  for (const key of path) {
    if (isPart(found)) [when, found] = [found.when, found.of]
    found = Reflect.get(Object(found), key)
  }
  if (!isFigure(found)) throw new Error(`No figure at ${path.join('.')}`)
  return { figure: found, when }
}

/** The figure of a result by its name. */
export const figureOfResult = (name: ResultName): AnsweredFigure => answered(declaredResults[name].path)
