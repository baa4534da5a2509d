import { describe, expect, it } from 'vitest'
import { type Concluded, concludedOf } from '../../domain/model/conclusion/concluded'
import type { Conclusion } from '../../domain/model/conclusion/types'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import { secondSample } from '../../domain/samples/second-sample'
import { conclusionSentences, conclusionTexts } from './conclusion-texts'
import { breakEvenState, one, plain, plainly, read, said, words } from './testing/said'

describe('the sentence of the month', () => {
  it.each([
    [0.5, 'This store makes SAR 1 per month.'],
    [0.49, 'This store breaks even: a month earns what it costs.'],
    [-0.49, 'This store breaks even: a month earns what it costs.'],
    [-700, 'This store loses SAR 700 per month.'],
  ])('of %d', (income, sentence) => {
    expect(one('income', { income })).toBe(sentence)
  })

  it('says that the founder is not paid yet only where what is left after their pay is all of it', () => {
    expect(one('income', { afterOwnerPay: 1500 })).toBe('This store makes SAR 1,500 per month, before any pay for you.')
    expect(one('income', { afterOwnerPay: 400 })).toBe('This store makes SAR 1,500 per month.')
    expect(one('income', { income: 0, afterOwnerPay: 0 })).toBe(
      'This store breaks even before any pay for you: a month earns what it costs.',
    )
  })
})

describe('the money that a plan needs', () => {
  const needed = (amount: number, byMonth: number | null) =>
    one('needed', { needed: { kind: 'amount', amount, byMonth } })

  it('is said with its month, as what it takes before the first sale, or as none', () => {
    expect(needed(9000, 3)).toBe('It needs SAR 9,000 by month 3.')
    expect(needed(9000, 0)).toBe('It needs SAR 9,000 before the first sale.')
    expect([needed(0.4, 3), needed(9000, null)]).toEqual(Array(2).fill('It needs no money to start with.'))
    expect(read(said({ needed: { kind: 'amount', amount: 9000, byMonth: 3 } }, { startMonth: '2026-11' }).needed)).toBe(
      'It needs SAR 9,000 by January 2027.',
    )
  })

  it('is never enough where a month earns nothing or less', () => {
    const none = (atStart: number, income: number) =>
      one('needed', { income, needed: { kind: 'none', atStart, months: 12, spent: 0 } })
    expect(none(800, 0.3)).toContain('the store needs SAR 800 to begin, and a month leaves no cash')
    expect(none(0.4, -9)).toBe('Without growth, no amount of money is enough: the store loses SAR 9 per month.')
    expect(none(800, -9)).toContain('the store needs SAR 800 to begin and then loses SAR 9 per month')
    const needed = { kind: 'none', atStart: 800, months: 12, spent: 0 } as const
    expect(read(said({ income: -9, needed }, { breakEvenState: 'never' }).needed)).toBe(
      'At these prices and costs, no amount of money is enough: the store needs SAR 800 to begin and then loses SAR 9 per month.',
    )
  })

  it('is back in a month, and was never gone where it is back before the first', () => {
    expect(one('back', { back: { kind: 'month', month: 4 } })).toBe('The money is back in month 4.')
    expect(one('back', { back: { kind: 'month', month: 0 } })).toBeNull()
    expect(one('back', { back: { kind: 'never' } })).toBeNull()
  })
})

describe('what holds a plan back', () => {
  it('is said with what is missing of the founder’s pay, of a verdict that it lowers', () => {
    const changed = { caps: ['ownerPay', 'stress'], afterOwnerPay: -250 } satisfies Partial<Conclusion>
    expect(said({ ...changed, verdict: 'moderate' }).caps.map(({ text }) => read(text))).toEqual([
      'The profit is SAR 250 less than the SAR 1,750 you want to take each month.',
    ])
    expect(said({ ...changed, verdict: 'unprofitable' }).caps).toEqual([])
  })

  it('has what a worse month leaves, only beside a month that leaves something', () => {
    expect(one('stress', { stressIncome: 0 })).toContain('the month would make SAR 0.')
    expect(one('stress', { stressIncome: -20 })).toContain('the month would lose SAR 20.')
    expect(one('stress', { income: 0, stressIncome: -20 })).toContain('the month would lose SAR 20.')
    expect(one('stress', { income: -1, stressIncome: -20 })).toBeNull()
  })

  it('names the cost of goods that rises in a worse month', () => {
    const costs = (goodsCost: Concluded['goodsCost']) => read(said({ stressIncome: 20 }, { goodsCost }).stress)
    expect(costs('supplier')).toContain(', supplier prices rose 5%,')
    expect(costs('landed')).toContain(', landed costs rose 5%,')
    expect(costs('both')).toContain(', supplier prices and landed costs rose 5%,')
    expect(costs('none')).toMatch(/^If sales fell 20%, and customer acquisition cost/)
  })

  it('counts more returns and refusals in a worse month only where the store has any', () => {
    const others = (comingBack: Concluded['comingBack']) => read(said({ stressIncome: 20 }, { comingBack }).stress)
    expect(others('both')).toContain(', and customer acquisition cost, returns and refused orders rose 20%,')
    expect(others('returns')).toContain(', and customer acquisition cost and returns rose 20%,')
    expect(others('refusals')).toContain(', and customer acquisition cost and refused orders rose 20%,')
    expect(others('none')).toContain(', and customer acquisition cost rose 20%,')
    const plan = { ...demoPlan(), expectedReturnRate: 0 }
    expect(concludedOf(plan, evaluate(plan)).comingBack).toBe('none')
    expect(concludedOf(demoPlan(), evaluate(demoPlan())).comingBack).toBe('returns')
  })

  it('has what is left after the founder’s pay, where something is', () => {
    expect(one('ownerPay', { afterOwnerPay: 0 })).toBe(
      'After the SAR 1,500 you want to take each month, SAR 0 is left.',
    )
    expect(one('ownerPay', { afterOwnerPay: -1 })).toBeNull()
    expect(one('ownerPay', { afterOwnerPay: 1500 })).toBeNull()
  })

  it('says whether growth brings the month in which VAT registration becomes mandatory', () => {
    const changed = { registration: { month: 5, before: 100, after: -400 }, state: 'unregistered' } as const
    expect(read(said(changed).registration)).toBe(
      'With this plan’s sales, VAT registration becomes mandatory in month 5. Once registered, at these prices, a month ends with a loss of SAR 400.',
    )
    expect(read(said(changed, { growthToDutyPct: 5 }).registration)).toContain(
      'If sales grow 5% per month as planned, VAT registration becomes mandatory in month 5.',
    )
    const now = { ...changed, registration: { ...changed.registration, month: 1 } }
    expect(read(said(now).registration)).toContain('sales, VAT registration is mandatory from the first month.')
    expect(read(said(now, { growthToDutyPct: 5 }).registration)).toContain(
      'If sales grow 5% per month as planned, those of the coming year make VAT registration mandatory',
    )
  })

  it('stands after the money, in the order in which it is read', () => {
    const all = conclusionSentences(words, {
      breakEvenState,
      conclusion: {
        ...plain,
        stressIncome: 20,
        verdict: 'moderate',
        caps: ['freeCustomers'],
        afterOwnerPay: 400,
        needed: { kind: 'amount', amount: 9000, byMonth: 0 },
        back: { kind: 'month', month: 4 },
        registration: { month: 5, before: 0, after: -400 },
        state: 'registered',
      },
      ...plainly,
    })
    expect(all.map((text) => read(text)?.slice(0, 24))).toEqual([
      'This store makes SAR 1,5',
      'It needs SAR 9,000 befor',
      'The money is back in mon',
      'If sales fell 20%, suppl',
      'Acquiring customers cost',
      'With this plan’s sales, ',
      'After the SAR 1,100 you ',
    ])
    expect(all[5]).toContain('a profit of')
  })
})

describe('of a store of a few orders', () => {
  const few = said({ stressIncome: 400 }, { fewUnits: { units: 1, total: 2 }, orderOfFew: 575.56 })

  it('counts whole units in the worse month', () => {
    expect(read(few.stress)).toMatch(/^If sales fell to 1 of the 2 units planned, .* the month would make SAR 400\.$/)
    const none = said({ stressIncome: -20 }, { fewUnits: { units: 0, total: 1 } })
    expect(read(none.stress)).toMatch(/^If nothing were sold, .* the month would lose SAR 20\.$/)
  })

  it('says what one order more or less changes', () => {
    expect(read(few.few)).toBe('With so few orders, one more or less changes the month by SAR 576.')
    expect(said({}).few).toBeNull()
  })

  it('knows how few they are from the plan', () => {
    const selling = (unitsPerMonth: number) => {
      const [first] = demoPlan().products
      const plan = { ...demoPlan(), products: first ? [{ ...first, unitsPerMonth }] : [] }
      return concludedOf(plan, evaluate(plan))
    }
    expect([selling(3).fewUnits, selling(300).fewUnits]).toEqual([{ units: 2, total: 3 }, null])
    expect(selling(3).orderOfFew).not.toBeNull()
    expect(selling(300).orderOfFew).toBeNull()
  })
})

it('a store that needs no money is not told when money is back', () => {
  const needed = { kind: 'amount', amount: 0, byMonth: null } as const
  const back = { kind: 'month', month: 1 } as const
  expect(said({ needed, back }).back).toBeNull()
  expect(read(said({ needed: { ...needed, amount: 900, byMonth: 0 }, back }).back)).toBe(
    'The money is back in month 1.',
  )
})

it('the month in which the money is back says that it counts no growth wherever growth is planned, told or not', () => {
  const back = { kind: 'month', month: 7 } as const
  const needed = { kind: 'amount', amount: 900, byMonth: 0 } as const
  expect(read(said({ needed, back }, { plannedGrowthPct: 2 }).back)).toBe(
    'Without growth the money is back in month 7.',
  )
  const { growth } = evaluate(secondSample()).conclusion
  const concluded = concludedOf(secondSample(), evaluate(secondSample()))
  expect([growth, read(conclusionTexts(words, concluded).back)]).toEqual([
    null,
    expect.stringMatching(/^Without growth the money is back in/),
  ])
})

it('says once that the money is late, where sentences follow each other', () => {
  const late = { ...plain, verdict: 'moderate', caps: ['notBack'], back: { kind: 'notWithin', months: 36 } } as const
  const sentences = conclusionSentences(words, {
    conclusion: { ...late, caps: [...late.caps] },
    breakEvenState,
    ...plainly,
  })
  expect(sentences.filter((text) => text.includes('within three years'))).toHaveLength(1)
})

it('says once what a month loses where no amount of money is enough, and before any pay as well', () => {
  const needed = { kind: 'none', atStart: 9000, months: 12, spent: 0 } as const
  const main = (changed: Partial<Conclusion>) => said({ income: -700, needed, ...changed }).main.map(read)
  const none = 'Without growth, no amount of money is enough: the store needs SAR 9,000 to begin and then loses SAR 700'
  expect(main({})).toEqual([`${none} per month.`])
  expect(main({ afterOwnerPay: -700 })).toEqual([
    'This store loses SAR 700 per month, before any pay for you.',
    `${none} per month.`,
  ])
  expect(main({ needed: { kind: 'amount', amount: 9000, byMonth: 0 } })).toEqual([
    'This store loses SAR 700 per month.',
    'The loss includes one-time expenses, which the money needed counts in full; without them a month leaves cash.',
    'It needs SAR 9,000 before the first sale.',
  ])
})

it('a duty to register that past sales bring is not laid to the sales of the plan', () => {
  const [first] = demoPlan().products
  const products = first ? [{ ...first, unitsPerMonth: 30 }] : []
  const plan = { ...demoPlan(), products, vatRegistered: false, monthlyGrowthRate: 0, salesLast12Months: 400_000 }
  const registration = conclusionTexts(words, concludedOf(plan, evaluate(plan))).registration
  expect(registration).toContain('With the sales of the last twelve months, VAT registration is mandatory')
  const selling = { ...plan, products: first ? [{ ...first, unitsPerMonth: 900 }] : [] }
  expect(conclusionTexts(words, concludedOf(selling, evaluate(selling))).registration).toContain(
    'With this plan’s sales',
  )
})
