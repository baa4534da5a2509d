import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { Plan } from '../../domain/plan/plan'
import { render, textOf } from '../state/testing/render'
import { OffersPanel } from './offers-panel'

const said = (changed: Partial<Plan>) =>
  textOf(render(<OffersPanel />, { ...demoPlan(), ...changed }, 'en')).replaceAll('\u00a0', ' ')

it('free shipping is said to pay for itself only where an order leaves something', () => {
  const free = { customerShippingChargeInclVAT: 0 }
  expect(said(free)).toContain('Shipping is already free: your average basket')
  const losing = said({ ...free, shippingPerOrder: 150 })
  expect(losing).toMatch(/Shipping is already free, and an average basket of SAR [\d.]+ loses SAR [\d.]+\./)
  expect(losing).not.toContain('pays for it')
})

it('an order that loses money is offered no free shipping', () => {
  expect(said({})).toContain('Shipping can be free from a basket of')
  const losing = said({ shippingPerOrder: 180 })
  expect(losing).toMatch(/An average order loses SAR [\d.]+ today, so free shipping would only add to the loss/)
  expect(losing).not.toContain('Shipping can be free')
})
