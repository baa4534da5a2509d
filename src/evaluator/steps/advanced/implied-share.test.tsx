import { expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import { ImpliedShare } from './implied-share'

it('the share that is said to follow is the share that the button sets', () => {
  const plan = { ...demoPlan(), firstOrderSharePct: 20 }
  for (const repeatOrderRate of [2, 2.37, 3])
    expect(textOf(render(<ImpliedShare />, { ...plan, repeatOrderRate }, 'en'))).toMatch(
      /imply ([\d.]+)% of orders.* Set to \1%/,
    )
})
