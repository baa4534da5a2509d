import { expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import { KeyFigures } from './key-figures'

it('a payback that growth brings names the month without it, which the verdict counts on', () => {
  const tiles = (monthlyGrowthRate: number) =>
    textOf(render(<KeyFigures />, { ...demoPlan(), monthlyGrowthRate }, 'en'))
  expect(tiles(0.08)).toContain('if sales grow as planned; month 17 if they do not')
  expect(tiles(0)).toContain('the money is back in month 17')
})
