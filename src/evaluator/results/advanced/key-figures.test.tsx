import { expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { secondSample } from '../../../domain/samples/second-sample'
import { render, textOf } from '../../state/testing/render'
import { KeyFigures } from './key-figures'

it('a payback that growth brings names the month without it, which the verdict counts on', () => {
  const tiles = (monthlyGrowthRate: number) =>
    textOf(render(<KeyFigures />, { ...demoPlan(), monthlyGrowthRate }, 'en'))
  expect(tiles(0.08)).toContain('Payback with planned growth how Month 7 without growth: month 17')
  expect(tiles(0)).toContain('the money is back in month 17')
})

it('with cash by month the payback is its month alone, without the quick estimate', () => {
  const tiles = textOf(render(<KeyFigures />, secondSample(), 'en'))
  expect(tiles).toContain('Payback Feb 2028 cash by month, without growth')
  expect(tiles).not.toContain('Aug 2028')
  expect(textOf(render(<KeyFigures />, secondSample(), 'ar'))).toContain('السيولة شهرًا بشهر، بلا نمو')
})
