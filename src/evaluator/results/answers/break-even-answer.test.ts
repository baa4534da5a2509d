import { expect, it } from 'vitest'
import { inConcludedState } from '../../../domain/model/conclusion/in-state'
import { withLever } from '../../../domain/model/decisions/levers'
import { seek } from '../../../domain/model/decisions/seek'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { builtInBenchmarks } from '../../../domain/reference/benchmarks'
import { asBreakEven, breakEvenUnits } from './break-even-answer'

/** Stores that lose a little more from one to the next, with orders of three units. */
const stores = Array.from({ length: 12 }, (_, at) => ({
  ...demoPlan(),
  avgUnitsPerOrder: 3,
  contingencyMo: 9000 + at * 137,
}))

it('units that it takes are the break-even, wherever a month of so many units pays for itself', () => {
  const found = stores.map((plan) => {
    const evaluated = { plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks }
    const sought = seek(inConcludedState(evaluated), 'units', { kind: 'income', value: 0 })
    const answer = asBreakEven(sought, evaluated)
    const units = breakEvenUnits(evaluated) ?? 0
    const pays = evaluate(withLever(plan, 'units', units)).bottomLine.operatingIncome >= 0
    return {
      pays,
      units,
      sought: sought.kind === 'found' && sought.value,
      shown: answer.kind === 'found' && answer.value,
    }
  })
  expect(found.some(({ pays, units, sought }) => pays && sought !== units)).toBe(true)
  for (const { pays, units, sought, shown } of found) expect(shown).toBe(pays ? units : sought)
})
