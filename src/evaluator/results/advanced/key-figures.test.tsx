import { expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import { KeyFigures } from './key-figures'

it('a payback that growth brings names the month without it, which the verdict counts on', () => {
  const tiles = (monthlyGrowthRate: number) =>
    textOf(render(<KeyFigures />, { ...demoPlan(), monthlyGrowthRate }, 'en'))
  expect(tiles(0.08)).toContain('Payback with planned growth how Month 7 without growth: month 17')
  expect(tiles(0)).toContain('the money is back in month 17')
})
