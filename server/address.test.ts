import { expect, it } from 'vitest'
import { addressKey } from './address'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:db8:0:1:bbbb:1:2:3', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
