import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { blankPlan, blankProduct, type Plan } from '../../../domain/plan/plan'
import { render, textOf } from '../../state/testing/render'
import { BreakEvenChart } from '../charts/break-even-chart'
import { BreakEvenSentence } from './month-cards'

/** A store of which each unit brings 50 before fixed costs, so that `needed` units cover all costs. */
function planOf({ units, needed }: { units: number; needed: number }): Plan {
  const product = { ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: units, unitCostLanded: 50 }
  const fees = { paymentBasicPercent: 0, paymentBasicFixed: 0 }
  return { ...blankPlan(), ...fees, vatPct: 0, contingencyMo: needed * 50, products: [product] }
}

const verdict = (units: number, needed: number, language: Language) =>
  textOf(render(<BreakEvenSentence />, planOf({ units, needed }), language))

describe('the sentence on break-even', () => {
  it.each([
    [1, 0, 'Planned sales are 1 unit, and there are no fixed costs to cover.'],
    [200, 0, 'Planned sales are 200 units, and there are no fixed costs to cover.'],
    [1, 1, 'Planned sales are 1 unit; 1 covers all costs.'],
    [200, 1, 'Planned sales are 200 units; 1 covers all costs.'],
    [1200, 1000, 'Planned sales are 1,200 units; 1,000 cover all costs.'],
    [1, 2, 'Planned sales are 1 unit; it takes 2 to cover all costs.'],
  ])('agrees with its numbers in English: %i of %i', (units, needed, sentence) => {
    expect(verdict(units, needed, 'en')).toContain(sentence)
  })

  it.each([
    [1, 0, 'المبيعات وحدة واحدة، ولا تكاليف ثابتة تحتاج إلى تغطية.'],
    [200, 1, 'المبيعات 200 وحدة، وتكفي وحدة واحدة منها لتغطية التكاليف.'],
    [12, 2, 'المبيعات 12 وحدة، وتكفي وحدتان منها لتغطية التكاليف.'],
    [5, 3, 'المبيعات 5 وحدات، وتكفي 3 وحدات منها لتغطية التكاليف.'],
    [2, 11, 'المبيعات وحدتان، وتغطية التكاليف تحتاج إلى 11 وحدة.'],
    [1, 2, 'المبيعات وحدة واحدة، وتغطية التكاليف تحتاج إلى وحدتين.'],
  ])('agrees with its numbers in Arabic: %i of %i', (units, needed, sentence) => {
    expect(verdict(units, needed, 'ar')).toContain(sentence)
  })

  it('agrees with its numbers above the picture too', () => {
    const title = (needed: number, language: Language) =>
      textOf(render(<BreakEvenChart />, planOf({ units: 200, needed }), language))
    expect(title(1, 'en')).toContain('Costs are covered at 1 unit; 200 are planned')
    expect(title(0, 'en')).toContain('There are no fixed costs to cover; 200 are planned')
    expect(title(2, 'ar')).toContain('نقطة التعادل وحدتان، والوحدات المخططة: 200')
  })
})
