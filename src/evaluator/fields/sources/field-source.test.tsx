import { expect, it } from 'vitest'
import { blankPlan } from '../../../domain/plan/plan'
import { render, textOf } from '../../state/testing/render'
import { FieldSource } from './field-source'

it('names the choices of a field without repeating what the field is called', () => {
  const text = textOf(render(<FieldSource path="overheads.ecommercePlatform.amount" />, blankPlan(), 'en'))
  expect(text).toContain('Salla Plus')
  expect(text).not.toContain('E-commerce platform')
})

it('tells the thresholds of VAT registration apart, for they have one field', () => {
  const text = textOf(render(<FieldSource path="salesLast12Months" />, blankPlan(), 'en'))
  expect(text).toContain('mandatory registration threshold')
  expect(text).toContain('voluntary registration threshold')
  expect(text).toContain('quoting ZATCA')
})

it('tells two offers of one courier apart', () => {
  const text = textOf(render(<FieldSource path="shippingPerOrder" />, blankPlan(), 'en'))
  expect(text).toContain('SMSA, at a branch')
  expect(text).toContain('SMSA, at the door')
})
