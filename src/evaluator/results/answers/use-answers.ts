import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { inConcludedState } from '../../../domain/model/conclusion/in-state'
import type { Lever } from '../../../domain/model/decisions/levers'
import { type Answer, type Goal, seek } from '../../../domain/model/decisions/seek'
import { type PairAnswer, pairSearch } from '../../../domain/model/decisions/seek-pair'
import { evaluate } from '../../../domain/model/evaluate'
import type { Plan } from '../../../domain/plan/plan'
import { benchmarksAtom } from '../../state/atoms'

export interface Answers {
  plan: Plan
  goal: Goal
  byLever: ReadonlyMap<Lever, Answer>
  /** Two levers together, where none reaches the goal alone; null when they do not either, or are not asked for. */
  pair: PairAnswer | null
}

interface Question {
  plan: Plan
  goal: Goal
  levers: readonly Lever[]
  /** Whether two levers together are looked for where none alone is enough. */
  withPair?: boolean
}

/** So long a plan or a goal rests before it is searched again: each search is hundreds of evaluations. */
const restMs = 250

/** Pairs of values that are tried in one go: a few milliseconds of a slow phone. */
const pairsAtOnce = 40

/**
 * What each lever has to become for a goal to hold, one lever at a time, so that typing is never held up. The last
 * answers stand until the new ones are complete; null before the first.
 */
export function useAnswers({ plan, goal, levers, withPair = false }: Question): Answers | null {
  const benchmarks = useAtomValue(benchmarksAtom)
  const [answers, setAnswers] = useState<Answers | null>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const byLever = new Map<Lever, Answer>()
    // Answers hold the state of VAT in which the plan is concluded.
    const concluded = inConcludedState({ plan, evaluation: evaluate(plan, benchmarks), benchmarks })
    let timer: ReturnType<typeof setTimeout>
    const finish = (pair: PairAnswer | null) => {
      isFirst.current = false
      setAnswers({ plan, goal, byLever, pair })
    }
    const searchOn = (search: ReturnType<typeof pairSearch>) => {
      for (let tried = 0; tried < pairsAtOnce; tried += 1) {
        const { done, value } = search.next()
        if (done) return finish(value)
      }
      timer = setTimeout(searchOn, 0, search)
    }
    const searchPair = () => {
      const kinds = [...byLever.values()].map(({ kind }) => kind)
      const isOutOfReach = withPair && kinds.includes('unreachable') && !kinds.includes('found')
      if (isOutOfReach) searchOn(pairSearch(concluded, goal, benchmarks))
      else finish(null)
    }
    const next = () => {
      const lever = levers[byLever.size]
      if (lever === undefined) return searchPair()
      byLever.set(lever, seek(concluded, lever, goal, benchmarks))
      timer = setTimeout(next)
    }
    timer = setTimeout(next, isFirst.current ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [plan, goal, levers, withPair, benchmarks])
  return answers
}
