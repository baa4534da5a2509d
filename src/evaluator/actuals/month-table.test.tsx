import { expect, it } from 'vitest'
import { bridgeOf } from '../../domain/actuals/bridge'
import { type ActualMonth, emptyFounderMonth, type FounderMonth } from '../../domain/actuals/month'
import { monthOfActuals } from '../../domain/actuals/month-figures'
import { plannedFigures } from '../../domain/actuals/planned-figures'
import { ordersMonth } from '../../domain/actuals/testing/orders-month'
import type { Language } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import { render, textOf } from '../state/testing/render'
import { MonthTable } from './month-table'
import type { Months } from './months'

const month = '2026-09'

/** The table of a month in which these figures were typed, row by row. */
function rowsOf(
  figures: FounderMonth['figures'],
  language: Language = 'en',
  plan = demoPlan(),
  files: ActualMonth[] = [],
) {
  const rows = [...files, { ...emptyFounderMonth(month), figures }]
  const actual = monthOfActuals(rows, month)
  const bridge = bridgeOf(plan, actual)
  const [planned, assumed] = [bridge.plannedMonth, bridge.actualMonth].map(plannedFigures)
  const months = { rows, closed: null } as unknown as Months
  const table = (
    <MonthTable {...{ month, months, actual: bridge.month, plan, planned: planned ?? {}, assumed: assumed ?? {} }} />
  )
  const markup = render(table, plan, language)
  const row = (label: string) => textOf(markup.split('<tr').find((one) => one.includes(`>${label}<`)) ?? '').trim()
  return { markup, row }
}

const typed = { orders: 300, units: 330, basket: 57_000 }

it('what follows typed figures is not said to be the plan’s: it is at the plan’s rate, or calculated, with its difference', () => {
  const { row } = rowsOf(typed)
  expect(row('Payment fees')).toMatch(/SAR [\d,]+ Planned SAR [\d,]+ Difference \+SAR [\d,]+ From: at the plan’s rate$/)
  expect(row('Order total')).toMatch(/Difference \+SAR [\d,]+ From: calculated$/)
  expect(row('Fixed costs, without marketing')).toMatch(/From: plan$/)
  expect(rowsOf(typed, 'ar').row('رسوم الدفع')).toContain('بمعدل الخطة')
})

it('a difference is the one between the figures that are read', () => {
  const read = (text = '') => Number(text.replaceAll(',', ''))
  for (const basket of [57_000, 57_013, 57_031, 57_058]) {
    const found = /SAR ([\d,]+) Planned SAR ([\d,]+) Difference \+SAR ([\d,]+) /
    for (const label of ['Payment fees', 'Order total', 'Discounts']) {
      const row = found.exec(rowsOf({ ...typed, basket }).row(label)) ?? expect.fail(label)
      expect(read(row[3])).toBe(read(row[1]) - read(row[2]))
    }
  }
})

it('an order total whose parts are all typed is their sum', () => {
  const { row } = rowsOf({ ...typed, discounts: 1000, shippingCharged: 1000, codCharges: 200 })
  expect(row('Order total')).toMatch(/^.*SAR 57,200 .*From: calculated$/)
})

it('sales at full price that a typed total gives are calculated, and come to it with what stands beside them', () => {
  const { row } = rowsOf({ orders: 100, units: 210, total: 27_000 })
  const amount = (label: string) => Number(/SAR ([\d,]+)/.exec(row(label))?.[1]?.replaceAll(',', ''))
  expect(row('Sales at full price')).toMatch(/From: calculated$/)
  expect(row('Order total')).toMatch(/SAR 27,000 .*From: typed$/)
  expect(amount('Sales at full price') - amount('Discounts') + amount('Shipping charged to customers')).toBe(27_000)
})

it('returned orders that typed refunds give, and orders at the door that refused ones were, are calculated', () => {
  const { row } = rowsOf({ refunds: 8000, refused: 30 })
  expect(row('Returned orders')).toMatch(/Difference \+[\d.]+ From: calculated$/)
  expect(row('Cash on delivery orders')).toMatch(/Cash on delivery orders 30 .*From: calculated$/)
  expect(rowsOf({ orders: 150, delivered: 120, returned: 30 }).row('Refunds')).toMatch(/From: calculated$/)
})

it('VAT in sales that no file states is calculated, and a store that is not registered has none', () => {
  const files = [ordersMonth({ placed: 60, basket: 9500, total: 9000, vatComputed: 1174 })]
  const registered = rowsOf({}, 'en', demoPlan(), files)
  expect(registered.row('VAT in sales')).toMatch(/1,174.*From: calculated$/)
  const stated = [ordersMonth({ placed: 60, basket: 9500, total: 9000, vatStated: 1100 })]
  const said = rowsOf({}, 'en', demoPlan(), stated).row('VAT in sales')
  expect(said).toContain('1,100')
  expect(said).not.toContain('calculated')
  const { markup } = rowsOf({}, 'en', { ...demoPlan(), vatRegistered: false }, files)
  expect(markup).not.toContain('VAT in sales')
})

it('boxes of figures that nobody typed are empty: the plan’s stand beside them', () => {
  const { markup } = rowsOf({})
  expect(markup).toContain('<input')
  expect(markup).not.toMatch(/placeholder="[^"]+"/)
})
