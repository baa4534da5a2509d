import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { render, textOf } from '../state/testing/render'
import { useChance } from './use-chance'

function Chance({ part }: { part: number }) {
  return useChance()(part)
}

it('a chance is 0% or 100% only where none or all of the runs are counted', () => {
  const said = [0, 0.0002, 0.006, 0.47, 0.994, 0.9998, 1].map((part) =>
    textOf(render(<Chance part={part} />, demoPlan(), 'en')),
  )
  expect(said).toEqual(['0%', 'less than 1%', '1%', '47%', '99%', 'more than 99%', '100%'])
})
