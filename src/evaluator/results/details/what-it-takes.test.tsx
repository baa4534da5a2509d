import { useAtomValue } from 'jotai'
import { expect, it } from 'vitest'
import { seek } from '../../../domain/model/decisions/seek'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { builtInBenchmarks } from '../../../domain/reference/benchmarks'
import { formatNumber } from '../../../i18n/format'
import { render, textOf } from '../../state/testing/render'
import { answerBaseAtom } from '../answers/applied'
import { breakEven, TakeLines } from './what-it-takes'

function Units() {
  const plan = useAtomValue(answerBaseAtom)
  const byLever = new Map([['units', seek(plan, 'units', breakEven, builtInBenchmarks)] as const])
  return <TakeLines answers={{ plan, goal: breakEven, byLever, pair: null }} isCurrent={true} />
}

/** Stores that lose a little more from one to the next, with orders of three units. */
const stores = Array.from({ length: 12 }, (_, at) => ({
  ...demoPlan(),
  avgUnitsPerOrder: 3,
  contingencyMo: 9000 + at * 137,
}))

it('where the units that it takes are not the break-even, their line names that one too', () => {
  const differing = stores.filter((plan) => {
    const answer = seek(plan, 'units', breakEven, builtInBenchmarks)
    const needed = evaluate(plan).bottomLine.monthlyBreakEvenUnits ?? 0
    const differs = answer.kind === 'found' && answer.value !== needed
    const text = textOf(render(<Units />, plan, 'en'))
    expect(text.includes(`in whole units of each product; ${formatNumber(needed, 'en')} on average`)).toBe(differs)
    return differs
  })
  expect(differing.length).toBeGreaterThan(0)
  expect(differing.length).toBeLessThan(stores.length)
})
