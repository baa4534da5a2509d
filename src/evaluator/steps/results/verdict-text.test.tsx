import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { blankPlan, blankProduct, type Plan } from '../../../domain/plan/plan'
import { BreakEvenChart } from './charts/break-even-chart'
import { FixedCostsCard } from './margin-cards'
import { render, textOf } from './testing/render'
import { VerdictText } from './verdict-text'

/** A store of which each unit brings 50 before fixed costs, so that `needed` units cover all costs. */
function planOf({ units, needed }: { units: number; needed: number }): Plan {
  const product = { ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: units, unitCostLanded: 50 }
  const fees = { paymentBasicPercent: 0, paymentBasicFixed: 0 }
  return { ...blankPlan(), ...fees, vatPct: 0, contingencyMo: needed * 50, products: [product] }
}

const verdict = (units: number, needed: number, language: Language) =>
  textOf(render(<VerdictText />, planOf({ units, needed }), language))

describe('the sentence on break-even', () => {
  it.each([
    [1, 0, 'You sell 1 unit, and there are no fixed costs to cover.'],
    [200, 0, 'You sell 200 units, and there are no fixed costs to cover.'],
    [1, 1, 'You sell 1 unit; 1 covers all costs.'],
    [200, 1, 'You sell 200 units; 1 covers all costs.'],
    [1200, 1000, 'You sell 1,200 units; 1,000 cover all costs.'],
    [1, 2, 'You sell 1 unit; it takes 2 to cover all costs.'],
  ])('agrees with its numbers in English: %i of %i', (units, needed, sentence) => {
    expect(verdict(units, needed, 'en')).toContain(sentence)
  })

  it.each([
    [1, 0, 'مبيعاتك وحدة واحدة، ولا تكاليف ثابتة تحتاج إلى تغطية.'],
    [200, 1, 'مبيعاتك 200 وحدة، وتكفي وحدة واحدة منها لتغطية التكاليف.'],
    [12, 2, 'مبيعاتك 12 وحدة، وتكفي وحدتان منها لتغطية التكاليف.'],
    [5, 3, 'مبيعاتك 5 وحدات، وتكفي 3 وحدات منها لتغطية التكاليف.'],
    [2, 11, 'مبيعاتك وحدتان، وتغطية التكاليف تحتاج إلى 11 وحدة.'],
    [1, 2, 'مبيعاتك وحدة واحدة، وتغطية التكاليف تحتاج إلى وحدتين.'],
  ])('agrees with its numbers in Arabic: %i of %i', (units, needed, sentence) => {
    expect(verdict(units, needed, 'ar')).toContain(sentence)
  })

  it('agrees with its numbers above the picture too', () => {
    const title = (needed: number, language: Language) =>
      textOf(render(<BreakEvenChart />, planOf({ units: 200, needed }), language))
    expect(title(1, 'en')).toContain('Costs are covered at 1 unit; you sell 200')
    expect(title(0, 'en')).toContain('There are no fixed costs to cover; you sell 200')
    expect(title(2, 'ar')).toContain('نقطة التعادل وحدتان، والوحدات المبيعة: 200')
  })
})

describe('the word on the operating margin', () => {
  const card = (units: number, needed: number) =>
    textOf(render(<FixedCostsCard />, planOf({ units, needed }), 'en')).match(/excellent|good|tight|loses/)?.[0]
  it('says of a loss that it loses, and of little that it is tight', () => {
    expect([card(100, 101), card(100, 100), card(100, 95), card(100, 85), card(100, 50)]).toEqual([
      'loses',
      'tight',
      'tight',
      'good',
      'excellent',
    ])
  })
})

describe('the sentence on the month before returns', () => {
  it.each([
    ['en', 'the loss is SAR'],
    ['ar', 'الخسارة قبل تكلفة المرتجعات والمخزون'],
  ] as const)('names a loss as one, without a minus: %s', (language, words) => {
    const plan = demoPlan()
    const products = plan.products.map((product) => ({ ...product, unitPriceInclVAT: product.unitPriceInclVAT / 2 }))
    const text = textOf(render(<VerdictText />, { ...plan, products }, language))
    expect(text).toContain(words)
    expect(text).not.toMatch(/[−-]\s?(SAR )?\d/)
  })
})

describe('a store that wins its customers for nothing', () => {
  const plan = { ...planOf({ units: 200, needed: 0 }), customerAcquisitionCost: 0, productCategory: 'fashion' as const }
  const button = (given: Plan, language: Language = 'en') => textOf(render(<VerdictText />, given, language))

  it('is offered a share and a cost, those that it lacks', () => {
    expect(button(plan)).toContain('Set new customers to 100%, at SAR 85.00 each')
    expect(button({ ...plan, customerAcquisitionCost: 80 })).toContain('Set new customers to 100%')
    expect(button({ ...plan, firstOrderSharePct: 50 })).toContain('Set customer acquisition cost to SAR 85.00')
    expect(button(plan, 'ar')).toContain('اجعل نسبة العملاء الجدد')
  })

  it('is offered nothing once customers cost something', () => {
    const paying = button({ ...plan, firstOrderSharePct: 100, customerAcquisitionCost: 80 })
    expect(paying).not.toContain('Set ')
    expect(paying).not.toContain('costs nothing')
  })
})
