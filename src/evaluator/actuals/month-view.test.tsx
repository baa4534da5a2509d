import { expect, it } from 'vitest'
import { emptyFounderMonth, type FounderMonth } from '../../domain/actuals/month'
import type { Language } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import { render, textOf } from '../state/testing/render'
import { MonthView } from './month-view'
import type { Months } from './months'

const month = '2026-09'

/** The page of a month in which these figures were typed, beside the sample store's plan. */
function pageOf(figures: FounderMonth['figures'], language: Language = 'en') {
  const rows = [{ ...emptyFounderMonth(month), figures }]
  const months = { rows, closed: null, planOfRecord: () => null } as unknown as Months
  const plan = { ...demoPlan(), startMonth: '2026-08' }
  return textOf(render(<MonthView month={month} months={months} />, plan, language))
}

it('a typed order total moves the result, and without orders and units the page says what the difference counts as', () => {
  const counted = pageOf({ orders: 150, units: 300, total: 20_000 })
  expect(counted).toContain('September 2026 made a loss of SAR 14,500, SAR 16,282 below the planned profit.')
  expect(counted).not.toContain('Neither orders nor units are known')
  expect(pageOf({ total: 20_000 })).toContain('Neither orders nor units are known')
  expect(pageOf({ total: 20_000 }, 'ar')).toContain('عدد الطلبات وعدد الوحدات غير معروفين')
})

it('refused parcels of a plan without cash on delivery are told without a planned part of it', () => {
  const page = pageOf({ orders: 150, units: 300, total: 40_016.25, refused: 30 })
  expect(page).toMatch(/What lowered the result: refused parcels by SAR [\d,]+\./)
  expect(page).not.toMatch(/taken from the plan: [^.]*refused parcels/)
})

it('a month of which too little is known is not said to be one of which nothing is', () => {
  expect(pageOf({ parcels: 140 })).toContain('Too little is known of this month')
  expect(pageOf({ parcels: 140 }, 'ar')).toContain('أرقام هذا الشهر لا تكفي لحساب نتيجته')
  expect(pageOf({})).toContain('Nothing is known of this month yet')
})
