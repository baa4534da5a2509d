import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { blankPlan, blankProduct, type Plan } from '../../../domain/plan/plan'
import { render, textOf } from '../../state/testing/render'
import { HeadlinePanel } from './headline-panel'

const product = { ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: 200, unitCostLanded: 50 }
const fees = { paymentBasicPercent: 0, paymentBasicFixed: 0 }

describe('a store that wins its customers for nothing', () => {
  const plan = {
    ...blankPlan(),
    ...fees,
    vatPct: 0,
    products: [product],
    customerAcquisitionCost: 0,
    productCategory: 'fashion' as const,
  }
  const button = (given: Plan, language: Language = 'en') => textOf(render(<HeadlinePanel />, given, language))

  it('is offered a share and a cost, those that it lacks', () => {
    expect(button(plan)).toContain('Set new customers to 100%, at SAR 85.00 each')
    expect(button({ ...plan, customerAcquisitionCost: 80 })).toContain('Set new customers to 100%')
    expect(button({ ...plan, firstOrderSharePct: 50 })).toContain('Set customer acquisition cost to SAR 85.00')
    expect(button(plan, 'ar')).toContain('اجعل نسبة العملاء الجدد')
  })

  it('is told so where only fixed marketing is paid and no customer is counted as new', () => {
    const fixedOnly = button({ ...plan, customerAcquisitionCost: 80, influencersMo: 900 })
    expect(fixedOnly).toContain('no new customers')
    expect(fixedOnly).not.toContain('costs nothing')
    expect(fixedOnly).toContain('Set new customers to 100%')
  })

  it('is offered nothing once customers cost something', () => {
    const paying = button({ ...plan, firstOrderSharePct: 100, customerAcquisitionCost: 80 })
    expect(paying).not.toContain('Set ')
    expect(paying).not.toContain('costs nothing')
  })
})
