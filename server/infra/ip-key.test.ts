import { describe, expect, it } from 'vitest'
import { addressKey, clientAddress, siteOf } from './ip-key'

describe('the key of a rate limit', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:40001', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:40001', '203.0.113.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:0::/56'],
    ['2001:db8:0:1:bbbb:1:2:3', '2001:db8:0:0::/56'],
    ['2001:db8:0:ff::1', '2001:db8:0:0::/56'],
    ['2001:db8:0:100::1', '2001:db8:0:100::/56'],
    ['2001:DB8::1', '2001:db8:0:0::/56'],
    ['[2001:db8::1]', '2001:db8:0:0::/56'],
    ['[2001:db8::1]:40001', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['', 'unknown'],
    ['203.0.113.256', 'unknown'],
    ['unknown', 'unknown'],
    ['[::1', 'unknown'],
    ['x'.repeat(8000), 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })
})

it('keys of lines in one /48 begin alike', () => {
  const [one, two, other] = ['2001:db8:1:100::1', '2001:db8:1:ff00::1', '2001:db8:10::1'].map(addressKey)
  expect(siteOf(one ?? '')).toBe('2001:db8:1:')
  expect(two?.startsWith('2001:db8:1:')).toBe(true)
  expect(other?.startsWith('2001:db8:1:')).toBe(false)
  expect(siteOf('203.0.113.7')).toBeNull()
})

it.each([
  ['203.0.113.7:40001', '203.0.113.7'],
  ['[2001:DB8::1]:40001', '2001:db8::1'],
  [`fe80::1%${'x'.repeat(8000)}`, 'fe80::1'],
  ['<script>', 'unknown'],
])('%s is written down as %s', (ip, address) => {
  expect(clientAddress(ip)).toBe(address)
})
