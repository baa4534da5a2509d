import { describe, expect, it } from 'vitest'
import { evaluate } from '../domain/model/evaluate'
import { demoPlan } from '../domain/plan/demo-plan'
import { formatKind, kindOf, resultNames, resultOf } from './result-kinds'
import { movedPlans, strongestMoves } from './sensitivities'

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
