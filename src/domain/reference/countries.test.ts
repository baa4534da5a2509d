import { expect, it } from 'vitest'
import { countryCodes } from '../options'
import { nationalPhone, phoneSamples } from './countries'

it.each([
  ['501234567', 'SA', '501234567'],
  ['0501234567', 'SA', '501234567'],
  ['050 123-4567', 'SA', '501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'SA', '501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'SA', '501234567'],
  ['+966 50 123 4567', 'SA', '501234567'],
  ['00966501234567', 'SA', '501234567'],
  ['+966 0501234567', 'SA', '501234567'],
  ['5001 2345', 'KW', '50012345'],
  ['01001234567', 'EG', '01001234567'],
  ['07400 123456', 'GB', '07400123456'],
] as const)('%s in %s is %s', (text, country, phone) => {
  expect(nationalPhone(text, country)).toBe(phone)
})

it.each([
  ['', 'SA'],
  ['nothing', 'SA'],
  ['12345', 'SA'],
  ['0000000000', 'SA'],
  ['+971501234567', 'SA'],
  ['50123456789012345', 'SA'],
  ['501234567<script>', 'SA'],
  ['javascript:alert(1)', 'SA'],
] as const)('%s in %s is none', (text, country) => {
  expect(nationalPhone(text, country)).toBeNull()
})

it('has a sample for each country that is a number there', () => {
  for (const country of countryCodes) expect(nationalPhone(phoneSamples[country], country)).not.toBeNull()
})
