import { expect, it } from 'vitest'
import { withProduct } from '../../../domain/edits/sales-mix'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { createdPlan, noDefaults } from '../../../domain/plan/evaluator-defaults'
import { withOrigin } from '../../../domain/plan/origins'
import { blankProduct, type Plan } from '../../../domain/plan/plan'
import { begunPlan, withCategory } from '../../../domain/quick-start/begun-plan'
import { withTypicalCosts } from '../../../domain/quick-start/typical-costs'
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

it('tags every line of which most are estimates of ours, and none that was typed', () => {
  const begun = withCategory(begunPlan(createdPlan(noDefaults)), 'beauty')
  const sold = withProduct(begun, { ...blankProduct('a'), name: 'Oud', unitPriceInclVAT: 230, unitsPerMonth: 300 })
  const plan = withTypicalCosts(sold)
  const tags = (one: Plan) => said(one).split('our estimate').length - 1
  expect(plan.unanswered).toContain('productCost')
  expect(said(plan)).toMatch(/Packaging and shipping −SAR [\d,]+ our estimate/)
  expect(said(plan)).toMatch(/Marketing −SAR [\d,]+ our estimate/)
  expect(said(plan)).toMatch(/Team and overheads −SAR [\d,]+ our estimate/)
  expect(said(plan)).not.toMatch(/Revenue excluding VAT SAR [\d,]+ our estimate/)
  const spent = withOrigin({ ...plan, customerAcquisitionCost: 40 }, ['customerAcquisitionCost'], 'typed')
  expect(said(spent)).not.toMatch(/Marketing −SAR [\d,]+ our estimate/)
  expect(tags(plan) - tags(spent)).toBe(1)
})

it('tags a line of which the founder typed a small part alone', () => {
  const mine = { ...demoPlan(), unanswered: ['delivery'], paidAdsMo: 500 }
  const plan = withOrigin(mine, ['customerAcquisitionCost', 'influencersMo'], 'typical')
  expect(said(plan)).toMatch(/Marketing −SAR [\d,]+ our estimate/)
  expect(said({ ...plan, paidAdsMo: 90_000 })).not.toMatch(/Marketing −SAR [\d,]+ our estimate/)
})

it('says that payment fees are estimated until their percentage is entered, with the way to it', () => {
  const plan = withOrigin({ ...demoPlan(), unanswered: ['delivery'] }, ['paymentBasicPercent'], 'typical')
  expect(said(plan)).toContain('our estimate')
  expect(render(<SoFar />, plan, 'en')).toContain('href="#paymentBasicPercent"')
})
