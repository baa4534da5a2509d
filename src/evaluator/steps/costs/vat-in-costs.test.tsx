import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { languages } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { formatMoney, formatNumber } from '../../../i18n/format'
import { workedPlans } from '../../../results/testing/example-plans'
import { render, textOf } from '../../state/testing/render'
import { BudgetHow, NewCustomersHow } from './acquisition/acquisition-section'
import { HighestCac } from './acquisition/order-limits'
import { OrderMonthlyHow } from './orders/order-section'
import { CostMethod } from './products/cost-method'

const [, , layan = expect.fail()] = workedPlans

const open = { ...layan, productCostMethod: 'backsolve' } satisfies Plan

describe.each(languages)('costs of a store that is not registered, in %s', (language) => {
  const money = (value: number) => textOf(formatMoney(value, language, 'SAR'))
  const number = (value: number) => textOf(formatNumber(value, language))

  it('compares the highest cost that a supplier may quote with a cost that holds no VAT either', () => {
    const { monthly } = evaluate(open)
    const text = textOf(render(<CostMethod />, open, language))
    const landed = monthly.finalUnitCost - monthly.perUnitIrrecoverableVAT
    expect(text).toContain(money(landed))
    expect(text).toContain(money(landed - (monthly.maxProductCostPerUnit ?? 0)))
    expect(text).not.toContain(money(monthly.finalUnitCost))
  })

  it('says what a parcel costs with its VAT: times the parcels it is the month', () => {
    const { monthly } = evaluate(layan)
    const perOrder = (monthly.packagingCost + monthly.shippingCost) / monthly.shippedOrdersPerMonth
    expect(textOf(render(<OrderMonthlyHow />, layan, language))).toContain(money(perOrder))
  })

  it('counts new customers from delivered orders, and their advertising for refused ones too', () => {
    const { monthly } = evaluate(layan)
    const placed = monthly.ordersPerMonth * 0.8
    expect(textOf(render(<NewCustomersHow />, layan, language))).toContain(number(monthly.deliveredOrdersMo))
    const budget = textOf(render(<BudgetHow />, layan, language))
    expect(budget).toContain(number(placed))
    expect(budget).toContain(money(monthly.cacVariableCost / placed))
    const paid = monthly.cacVariableCost / monthly.newCustomersPerMonth
    expect(textOf(render(<HighestCac />, layan, language))).toContain(money(paid))
  })
})

it('warns of an acquisition cost that only VAT and refused orders lift above what an order leaves', () => {
  const highest = evaluate(layan).bottomLine.orderMargin ?? expect.fail()
  const warned = (customerAcquisitionCost: number) =>
    textOf(render(<HighestCac />, { ...layan, customerAcquisitionCost }, 'en')).includes('Yours is higher')
  expect(warned(highest - 5)).toBe(true)
  expect(warned(layan.customerAcquisitionCost)).toBe(false)
  // Registered and without refusals the typed cost is all of it.
  const plain = { ...layan, vatRegistered: true, codRefusalPct: 0 }
  const plainHighest = evaluate(plain).bottomLine.orderMargin ?? expect.fail()
  const text = textOf(render(<HighestCac />, { ...plain, customerAcquisitionCost: plainHighest - 1 }, 'en'))
  expect(text).not.toContain('Yours is higher')
  expect(text).not.toContain('per delivered first order')
})
