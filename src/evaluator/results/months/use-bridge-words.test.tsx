import { describe, expect, it } from 'vitest'
import type { ComparedMonth } from '../../../domain/actuals/compared-month'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import { useBridgeWords } from './use-bridge-words'

function Sentence({ compared }: { compared: ComparedMonth }) {
  return useBridgeWords()(compared).sentence
}

/** What is said of a month, also of a closed one whose plan is in another currency by now. */
function said(planned: number, actual: number, refusals = 0): string {
  const compared: ComparedMonth = {
    month: '2026-09',
    monthOfSales: null,
    planned,
    actual,
    steps: [
      { group: 'prices', effect: actual - planned - refusals, planned: null, actual: null },
      { group: 'refusals', effect: refusals, planned: null, actual: null },
    ],
    notExplained: 0,
    isClosed: true,
    isProvisional: false,
  }
  return textOf(render(<Sentence compared={compared} />, { ...demoPlan(), currency: 'USD' }, 'en'))
}

it('a month that loses is said to have lost, and none that loses to have earned', () => {
  expect(said(900, 400)).toMatch(/^September 2026 earned SAR 500 less than planned. What lowered the result: prices/)
  expect(said(-900, 400)).toMatch(/^September 2026 earned SAR 1,300 more than planned. What raised the result/)
  expect(said(900, -400)).toMatch(
    /^September 2026 made a loss of SAR 400, SAR 1,300 below the planned profit. What lowered/,
  )
  expect(said(-900, -400)).toMatch(/^September 2026 lost SAR 500 less than planned. What raised the result/)
  expect(said(-400, -900)).toMatch(/^September 2026 lost SAR 500 more than planned. What lowered the result/)
  expect(said(-400, -400)).toBe('September 2026 ended as planned.')
  // 5,617.6 and 18,182.4 are read as 5,618 and 18,182.
  expect(said(-5617.6, -18_182.4)).toMatch(/^September 2026 lost SAR 12,564 more than planned/)
})

it('what made a month better or worse is said before what worked against it', () => {
  expect(said(900, 1400, -200)).toMatch(/What raised the result: prices by SAR 700. What lowered the result: refused/)
  expect(said(900, 400, 200)).toMatch(/What lowered the result: prices by SAR 700. What raised the result: refused/)
})

describe('a month of a store that is not registered for VAT', () => {
  const compared: ComparedMonth = {
    month: '2026-09',
    monthOfSales: null,
    planned: 1910,
    actual: 1565,
    steps: [{ group: 'fixedCosts', effect: -345, planned: 2300, actual: 2600 }],
    notExplained: 0,
    isClosed: false,
    isProvisional: false,
    withoutVat: { plannedOnceRegistered: 917 },
  }
  const Beside = ({ of }: { of: ComparedMonth }) => useBridgeWords()(of).beside
  const read = (changes: Partial<ComparedMonth> = {}, language: Language = 'en') =>
    textOf(render(<Beside of={{ ...compared, ...changes }} />, demoPlan(), language))
  const steps: ComparedMonth['steps'] = [{ group: 'units', effect: -345, planned: 12, actual: 8 }]

  it('is said to be set beside the plan without VAT where that is concluded as registered', () => {
    expect(read()).toContain('not registered for VAT, as the store is today (SAR 917 once registered).')
    expect(read({}, 'ar')).toContain('كما هو المتجر اليوم (917 ر.س بعد التسجيل).')
    expect(read({ isClosed: true })).not.toContain('917')
    expect(read({ withoutVat: { plannedOnceRegistered: null } })).not.toContain('registered')
  })

  it('has costs without VAT whose effect contains it', () => {
    expect(read()).toContain('Costs are shown excluding VAT')
    expect(read({ steps })).not.toContain('Costs are shown')
  })
})

it('what is said of payment methods is the share that is paid in installments', () => {
  const compared: ComparedMonth = {
    month: '2026-09',
    monthOfSales: null,
    planned: 900,
    actual: 1000,
    steps: [{ group: 'paymentMix', effect: 100, planned: 22.2, actual: 0 }],
    notExplained: 0,
    isClosed: false,
    isProvisional: false,
  }
  const Notes = () => useBridgeWords()(compared).steps.map(({ note }) => note)
  const read = (language: Language) => textOf(render(<Notes />, demoPlan(), language))
  expect(read('en')).toContain('Share paid in installments: planned 22.2%, actual 0%')
  expect(read('ar')).toContain('حصة الدفع بالتقسيط: المخطط 22.2%، والفعلي 0%')
})

it('the pair of a step says of what it is, to the halala where it is of an order', () => {
  const compared: ComparedMonth = {
    month: '2026-09',
    monthOfSales: null,
    planned: 900,
    actual: -175,
    steps: [
      { group: 'acquisition', effect: -1025, planned: 1575, actual: 2600 },
      { group: 'delivery', effect: -50, planned: -8.09, actual: -7.6 },
    ],
    notExplained: 0,
    isClosed: false,
    isProvisional: false,
  }
  const read = (language: 'en' | 'ar') => textOf(render(<Sentence compared={compared} />, demoPlan(), language))
  expect(read('en')).toContain('cost of new customers by SAR 1,025 (SAR 2,600 instead of SAR 1,575 for as many orders)')
  expect(read('en')).toContain(
    'net shipping cost by SAR 50 (SAR 7.60 left per order after shipping instead of SAR 8.09)',
  )
  expect(read('ar')).toContain('(المتبقي من الطلب بعد الشحن 7.60 ر.س بدلًا من 8.09 ر.س)')
})
