import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import type { Lever } from '../../../../domain/model/decisions/levers'
import { withLever } from '../../../../domain/model/decisions/levers'
import { type Answer, seek } from '../../../../domain/model/decisions/seek'
import { evaluate } from '../../../../domain/model/evaluate'
import type { Plan } from '../../../../domain/plan/plan'
import type { Benchmark } from '../../../../domain/reference/benchmarks'
import { benchmarksAtom } from '../../../state/atoms'
import { basePlanAtom } from '../top/trials'

/** What is moved, each alone, until the month breaks even. */
export const takeLevers = ['price', 'units', 'cac', 'productCost'] as const satisfies readonly Lever[]
type TakeLever = (typeof takeLevers)[number]

export interface Take {
  lever: TakeLever
  answer: Answer
  /** What a unit costs at the answer's value; null where there is none. */
  unitCost: number | null
}

interface Takes {
  plan: Plan
  takes: readonly Take[]
}

const foundAtom = atom<Takes | null>(null)

const breakEven = { kind: 'income', value: 0 } as const

function unitCostAt(plan: Plan, answer: Answer): number | null {
  if (answer.kind === 'found') return answer.evaluation.monthly.finalUnitCost
  if (answer.kind !== 'already' || answer.limit === null) return null
  return evaluate(withLever(plan, 'productCost', answer.limit)).monthly.finalUnitCost
}

function takeOf(plan: Plan, lever: TakeLever, benchmarks: readonly Benchmark[]): Take {
  const answer = seek(plan, lever, breakEven, benchmarks)
  return { lever, answer, unitCost: lever === 'productCost' ? unitCostAt(plan, answer) : null }
}

/** So long a plan rests before it is searched: each search is hundreds of evaluations. */
const restMs = 300

/**
 * What each lever would have to become, worked out while nothing else is to be done, one lever at a time; null until
 * then. While the plan moves, the answers of the plan before stand and are marked as such.
 */
export function useTakes(): { takes: readonly Take[] | null; isCurrent: boolean } {
  const store = useStore()
  const plan = useAtomValue(basePlanAtom)
  const found = useAtomValue(foundAtom)
  const setFound = useSetAtom(foundAtom)
  useEffect(() => {
    if (store.get(foundAtom)?.plan === plan) return
    let timer: ReturnType<typeof setTimeout>
    const takes: Take[] = []
    const next = () => {
      const lever = takeLevers[takes.length]
      if (lever === undefined) return setFound({ plan, takes })
      takes.push(takeOf(plan, lever, store.get(benchmarksAtom)))
      timer = setTimeout(next)
    }
    timer = setTimeout(next, store.get(foundAtom) ? restMs : 0)
    return () => clearTimeout(timer)
  }, [plan, store, setFound])
  return { takes: found?.takes ?? null, isCurrent: found?.plan === plan }
}
