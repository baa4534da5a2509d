import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type Lever, levers } from '../../domain/model/decisions/levers'
import { type Answer, type Goal, seek } from '../../domain/model/decisions/seek'
import { type PairAnswer, seekPair } from '../../domain/model/decisions/seek-pair'
import type { Plan } from '../../domain/plan/plan'
import { benchmarksAtom } from '../state/atoms'

export interface GoalAnswers {
  plan: Plan
  goal: Goal
  byLever: ReadonlyMap<Lever, Answer>
  /** Two levers together, where none reaches the goal alone; null when they do not either, or are not asked for. */
  pair: PairAnswer | null
}

/** So long a plan or a goal rests before it is searched: each search is hundreds of evaluations. */
const restMs = 200

/**
 * What each lever has to become for a goal to hold, one lever at a time, so that typing is never held up. The last
 * answers stand until the new ones are complete; null before the first.
 */
export function useGoalAnswers(plan: Plan, goal: Goal): GoalAnswers | null {
  const benchmarks = useAtomValue(benchmarksAtom)
  const [answers, setAnswers] = useState<GoalAnswers | null>(null)
  useEffect(() => {
    const byLever = new Map<Lever, Answer>()
    let timer: ReturnType<typeof setTimeout>
    const finish = () => {
      const kinds = [...byLever.values()].map(({ kind }) => kind)
      const isOutOfReach = kinds.includes('unreachable') && !kinds.includes('found')
      setAnswers({ plan, goal, byLever, pair: isOutOfReach ? seekPair(plan, goal, benchmarks) : null })
    }
    const next = () => {
      const lever = levers[byLever.size]
      if (lever === undefined) return finish()
      byLever.set(lever, seek(plan, lever, goal, benchmarks))
      timer = setTimeout(next)
    }
    timer = setTimeout(next, restMs)
    return () => clearTimeout(timer)
  }, [plan, goal, benchmarks])
  return answers
}
