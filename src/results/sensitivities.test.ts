import { describe, expect, it } from 'vitest'
import { moveIds } from '../domain/model/decisions/moves'
import { evaluate } from '../domain/model/evaluate'
import { demoPlan } from '../domain/plan/demo-plan'
import { explain } from '../i18n/en/evaluator/explain'
import { formatKind, kindOf, resultNames, resultOf } from './result-kinds'
import { type Moved, movedPlans, strongestMoves } from './sensitivities'
import { busyStores, picturedPlans } from './testing/example-plans'

describe('the changes that would move a result', () => {
  const plan = demoPlan()
  const today = evaluate(plan)
  const moved = movedPlans(plan, [])

  it('leave out those whose figure is written like today’s', () => {
    for (const name of resultNames) {
      const written = (value: number | null) => formatKind(value, kindOf(name), 'en', 'SAR')
      const moves = strongestMoves(name, today, moved, written)
      expect(moves.map(({ value }) => written(value))).not.toContain(written(resultOf(today, name)))
    }
  })

  it('are the three strongest, the strongest first', () => {
    const name = 'bottomLine.operatingIncome'
    const moves = strongestMoves(name, today, moved, String)
    const changes = moves.map(({ value }) => Math.abs(value - today.bottomLine.operatingIncome))
    expect(moves).toHaveLength(3)
    expect(changes).toEqual(changes.toSorted((a, b) => b - a))
  })
})

it('each change that has a name moves a result of some store', () => {
  const paidLater = { ...picturedPlans['everything in use'], customerPaymentTermsDays: 30 }
  const plans = [paidLater, ...busyStores.map(([, plan]) => plan)]
  const movers = plans.flatMap((plan) => {
    const today = evaluate(plan)
    const moves = ({ evaluation }: Moved) =>
      resultNames.some((name) => resultOf(evaluation, name) !== resultOf(today, name))
    return movedPlans(plan, []).filter(moves)
  })
  expect(new Set(movers.map(({ mover }) => mover.id))).toEqual(new Set([...moveIds, ...Object.keys(explain.settings)]))
})

describe('of changes that move little', () => {
  const plan = demoPlan()
  const today = evaluate(plan)
  const name = 'bottomLine.operatingIncome'
  const { operatingIncome: income } = today.bottomLine
  const [one] = movedPlans(plan, [])
  /** A change after which the month leaves this. */
  const leaving = (operatingIncome: number) => ({
    mover: one?.mover ?? expect.fail(),
    evaluation: { ...today, bottomLine: { ...today.bottomLine, operatingIncome } },
  })
  const named = (...incomes: number[]) =>
    strongestMoves(name, today, incomes.map(leaving), String).map(({ value }) => value)

  it('none below a millionth of the result is named', () => {
    expect(named(income * (1 + 2e-6), income * (1 - 0.9e-6))).toEqual([income * (1 + 2e-6)])
  })

  it('the stronger come first, whichever way they move it, and no more than three', () => {
    expect(named(income + 1, income - 3, income + 2, income - 4)).toEqual([income - 4, income - 3, income + 2])
  })

  it('none is named of a result that has no value today, or none then', () => {
    const none = { ...today, bottomLine: { ...today.bottomLine, monthlyBreakEvenUnits: null } }
    const breakEven = 'bottomLine.monthlyBreakEvenUnits'
    const moved = [{ mover: one?.mover ?? expect.fail(), evaluation: none }]
    expect(strongestMoves(breakEven, none, movedPlans(plan, []), String)).toEqual([])
    expect(strongestMoves(breakEven, today, moved, String)).toEqual([])
  })
})
