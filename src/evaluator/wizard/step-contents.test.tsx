import { expect, it } from 'vitest'
import { stepIds } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import { blankPlan, blankProduct } from '../../domain/plan/plan'
import { dictionaries, render, textOf } from '../state/testing/render'
import { CacRange } from '../steps/costs/acquisition/cac-range'
import { CostsStep } from '../steps/costs/costs-step'
import { OpsTips, TechTips } from '../steps/costs/overheads/overhead-tips'
import { TeamGuide } from '../steps/costs/team/team-guide'
import { PortfolioNotices } from '../steps/revenue/portfolio-notices'
import { PortfolioTiles } from '../steps/revenue/portfolio-tiles'
import { RevenueStep } from '../steps/revenue/revenue-step'
import { StepBar } from './step-bar'
import { StepNav } from './step-nav'

const nothing = () => {}
const words = dictionaries.en

it('the step bar names the five steps in full and in short, and says how far one is', () => {
  const markup = render(<StepBar step="costs" onGo={nothing} />, demoPlan(), 'en')
  for (const id of stepIds) {
    const { name, short } = words.evaluator.steps[id]
    expect(markup).toContain(`>${name}</span>`)
    expect(markup).toContain(`>${short}</span>`)
  }
  expect(textOf(markup)).toContain('Step 3 of 5')
  expect(markup).toContain('aria-valuenow="3"')
  expect(markup).toContain('inline-size:60%')
  // Each can be chosen at any time.
  expect(markup).not.toContain('disabled')
})

it('Previous waits on the first step, and the last one ends with Complete', () => {
  const buttons = (step: (typeof stepIds)[number]) =>
    render(<StepNav step={step} onGo={nothing} onComplete={nothing} />, demoPlan(), 'en')
  expect(buttons('setup')).toMatch(/<button[^>]* disabled=""[^>]*>(<svg.*?<\/svg>)?Previous/)
  expect(buttons('revenue')).not.toContain(' disabled=""')
  expect(textOf(buttons('advanced'))).toMatch(/Previous\s+Next/)
  expect(textOf(buttons('results'))).toMatch(/Previous\s+Complete/)
})

it('the revenue step has the portfolio in four tiles, its planning mode, and the settings of the store', () => {
  const tiles = textOf(render(<PortfolioTiles />, demoPlan(), 'en'))
  expect(tiles).toMatch(/Products 3 .*Units per month 300 .*Orders per month 150 .*Sales per month SAR 36,900/)
  const step = textOf(render(<RevenueStep />, demoPlan(), 'en'))
  const { fields, revenue } = words
  for (const label of [
    ...[revenue.portfolio, revenue.store, revenue.orders.label, fields.salesMixMode, fields.vatPct],
    ...[fields.customerShippingChargeInclVAT, fields.avgUnitsPerOrder, fields.firstOrderDiscountPct],
    fields.firstOrderSharePct,
  ])
    expect(step).toContain(label)
})

it('a portfolio without units says what is missing', () => {
  const tips = (products: ReturnType<typeof blankProduct>[]) =>
    textOf(render(<PortfolioNotices />, { ...blankPlan(), products }, 'en'))
  expect(tips([])).toContain('Add products to your portfolio')
  expect(tips([blankProduct('a')])).toContain('Units are still missing')
  expect(tips([{ ...blankProduct('a'), unitsPerMonth: 1 }]).trim()).toBe('')
})

it('the costs step has its sections in the order in which they are asked', () => {
  const step = render(<CostsStep />, demoPlan(), 'en')
  const heads = [...step.matchAll(/aria-controls="costs-(\w+)".*?<\/button>/gs)]
  const { costs } = words
  const titles = {
    ...{ product: costs.product.title, order: costs.order.title, payment: costs.payment.title },
    ...{ fulfillment: costs.fulfillment.title, acquisition: costs.acquisition.title, tech: costs.overheads.tech },
    ...{ team: costs.team.title, ops: costs.overheads.ops, spread: costs.spread.title },
    contingency: costs.contingency.title,
  }
  expect(heads.map(([, id]) => id)).toEqual(Object.keys(titles))
  for (const [at, title] of Object.values(titles).entries()) expect(textOf(heads[at]?.[0] ?? '')).toContain(title)
})

it('the costs of a plan without products say where those are added', () => {
  const step = textOf(render(<CostsStep />, blankPlan(), 'en'))
  expect(step).toContain('No products added yet')
  expect(step).toContain(words.costs.product.goToRevenue)
})

it('the acquisition cost stands beside the range of the chosen category', () => {
  const text = textOf(render(<CacRange />, demoPlan(), 'en'))
  // Typically 80 for home and furniture, 30 % less to 30 % more.
  for (const amount of ['SAR 80', 'SAR 56', 'SAR 104']) expect(text).toContain(amount)
})

it('the team has a guide, and overheads of technology and operations have tips', () => {
  const { team, overheads } = words.costs
  expect(textOf(render(<TeamGuide />, demoPlan(), 'en'))).toContain(team.guide.founder)
  expect(textOf(render(<TechTips />, demoPlan(), 'en'))).toContain(overheads.techTips.annual)
  expect(textOf(render(<OpsTips />, demoPlan(), 'en'))).toContain(overheads.opsTips.rent)
})
