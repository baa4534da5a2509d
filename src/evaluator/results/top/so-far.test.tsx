import { expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { withOrigin } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { render, textOf } from '../../state/testing/render'
import { SoFar } from './so-far'

const said = (plan: Plan) => textOf(render(<SoFar />, plan, 'en'))

it('a month with one answer missing stands line by line, with the way to the answer in its line', () => {
  const plan = { ...demoPlan(), unanswered: ['delivery'], shippingPerOrder: 0, packagingPerOrder: 0 }
  const markup = render(<SoFar />, plan, 'en')
  const text = textOf(markup)
  expect(text).toContain('Revenue excluding VAT SAR 34,797')
  expect(text).toContain('Products −SAR 10,288')
  expect(text).toContain('Packaging and shipping still missing')
  expect(markup).toContain('href="#shippingPerOrder"')
  // Gross profit holds the cost of delivery.
  expect(text).not.toContain('Gross margin')
})

it('what is not about the month leaves its margin and break-even said', () => {
  const text = said({ ...demoPlan(), team: [], overheads: demoPlan().overheads })
  expect(text).toContain('Gross margin 57.5%')
  expect(text).toContain('Units to break even')
})

it('names what a known amount is still without', () => {
  const text = said({ ...demoPlan(), paymentMode: 'advanced' })
  expect(text).toContain('Revenue excluding VAT SAR 34,797 still missing: how many parcels are refused')
})

it('says that returns are estimated until their rate is entered, with the way to it', () => {
  const plan: Plan = { ...demoPlan(), unanswered: ['delivery'] }
  expect(plan.expectedReturnRate).toBeGreaterThan(0)
  const estimated = withOrigin(plan, ['expectedReturnRate'], 'example')
  expect(said(estimated)).toContain('our estimate')
  expect(render(<SoFar />, estimated, 'en')).toContain('href="#expectedReturnRate"')
  expect(said(plan)).not.toContain('our estimate')
})

it('says that payment fees are estimated until their percentage is entered, with the way to it', () => {
  const plan = withOrigin({ ...demoPlan(), unanswered: ['delivery'] }, ['paymentBasicPercent'], 'typical')
  expect(said(plan)).toContain('our estimate')
  expect(render(<SoFar />, plan, 'en')).toContain('href="#paymentBasicPercent"')
})
