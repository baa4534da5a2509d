import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n'
import { en } from '../../i18n/en'
import { decisions } from '../../i18n/en/evaluator/decisions'
import { goalText, leverText } from './goal-texts'

const i18n = createI18n('en', { ...en, decisions })
const read = (text: string) => text.replace(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')

describe('a goal', () => {
  const goal = { t: i18n.getFixedT('en', 'decisions'), language: 'en', currency: 'SAR' } as const

  it('is written in what it is measured in', () => {
    expect(read(goalText(goal, 'marginPct', 12.34))).toBe('12.3%')
    expect(read(goalText(goal, 'ltvToCac', 3.2))).toBe('3.2')
    expect(read(goalText(goal, 'income', 1234.5))).toBe('SAR 1,235')
  })

  it('has levers in theirs, and the cost of products as a part of today’s', () => {
    expect(read(leverText(goal, 'units', 1200))).toBe('1,200')
    expect(read(leverText(goal, 'price', 99.5))).toBe('SAR 99.50')
    expect(read(leverText(goal, 'productCost', 0.8525))).toBe('85.25% of today’s')
  })
})
