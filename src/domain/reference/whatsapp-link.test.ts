import { expect, it } from 'vitest'
import { customerChatHref } from './whatsapp-link'

const to = (customerPhone: string, customerCountryCode = 'SA') =>
  customerChatHref({ customerPhone, customerCountryCode }, 'a')

it('leads to a chat by digits alone, for any text in the order as a phone', () => {
  for (const phone of [
    '+966 50 123 4567',
    '00966501234567',
    '966501234567',
    '0501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '(050) 123-4567',
    '+9660501234567',
  ])
    expect(to(phone)).toBe('https://wa.me/966501234567?text=a')
  expect(to('+44 7400 123456', 'SA')).toBe('https://wa.me/447400123456?text=a')
  for (const phone of [
    'javascript:alert(1)',
    'javascript:1234567890',
    '+966501234567?text=x',
    '0501234567@evil',
    '',
    '12',
  ])
    expect([phone, to(phone)]).toEqual([phone, null])
  expect(to('123456789012345678')).toBeNull()
})

it('takes a country that it does not know for none', () => {
  expect(to('501234567', 'ZZ')).toBe('https://wa.me/501234567?text=a')
  expect(to('12345', '__')).toBeNull()
})

it('carries the message as text', () => {
  const href = customerChatHref({ customerPhone: '0501234567', customerCountryCode: 'SA' }, 'Hi & bye?#/ نور\n2')
  expect(href).toBe(`https://wa.me/966501234567?text=${encodeURIComponent('Hi & bye?#/ نور\n2')}`)
  expect(new URL(href ?? '').searchParams.get('text')).toBe('Hi & bye?#/ نور\n2')
})
