import { expect, it } from 'vitest'
import { blankPlan } from '../../../../domain/plan/plan'
import { render } from '../../../state/testing/render'
import { MonthSliders } from './month-sliders'

const sliders = (startMonth: string) =>
  render(<MonthSliders />, { ...blankPlan(), startMonth }, 'en').match(/<div role="slider"[^>]*>/g) ?? []

it('the months are moved by keys only once the month of the first sale is known', () => {
  expect(sliders('')).toHaveLength(12)
  for (const slider of sliders('')) expect(slider).toMatch(/tabindex="-1".*aria-disabled="true"/i)
  for (const slider of sliders('2027-01')) expect(slider).toMatch(/tabindex="0".*aria-disabled="false"/i)
})
