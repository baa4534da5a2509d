import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createResolve, isPublicAddress, publicAddresses } from './addresses'
import { startNameServer } from './testing/name-server'

const refused = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.9.9.9'],
  ...[
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.31.196.1',
    '192.52.193.7',
    '192.175.48.6',
    '168.63.129.16',
    '192.88.99.1',
    '192.168.1.1',
  ],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.1.1.1', '240.0.0.1'],
  '255.255.255.255',
  ...[
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
  ],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '2001::1', '2001:10::1'],
  ...['2001:db8::1', '2002:7f00:1::', '2620:4f:8000::6', '3fff::1', '4000::1', '5f00::1'],
  ...['', 'store.example', '1', '0x7f000001'],
]
const allowed = ['8.8.8.8', '1.1.1.1', '93.184.215.14', '172.32.0.1', '172.15.0.1', '100.128.0.1', '192.0.1.1']
const allowed6 = ['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001::1', '2001:200::1', '3ffe::1']

describe('an address', () => {
  it.each(refused)('%j is refused', (address) => expect(isPublicAddress(address)).toBe(false))
  it.each([...allowed, ...allowed6])('%s is allowed', (address) => expect(isPublicAddress(address)).toBe(true))
})

describe('a host', () => {
  const at = (...all: string[]) =>
    publicAddresses(async () => all.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

  it('is allowed with all its addresses when each of them is public', async () => {
    expect(await at('8.8.8.8', '2001:4860:4860::8888')('store.example')).toHaveLength(2)
  })

  it.each([
    ['one of them is private', ['8.8.8.8', '10.0.0.1']],
    ['it is this machine', ['::1']],
    ['there are none', []],
  ])('is refused when %s', async (_when, addresses) => {
    expect(await at(...addresses)('store.example')).toEqual([])
  })

  it('is unknown when it cannot be resolved', async () => {
    const none = publicAddresses(() => Promise.reject(new Error('ENOTFOUND')))
    expect(await none('store.example')).toEqual([])
  })

  it.each(['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '10.1.2.3'])('%s is checked itself', async (host) => {
    expect(await at('8.8.8.8')(host)).toEqual([])
  })
})

describe('name servers', () => {
  it('are queried for IPv4 and IPv6 addresses', async () => {
    const { server, stop } = await startNameServer('8.8.4.4')
    const addressesOf = publicAddresses(createResolve({ servers: [server] }))
    expect(await addressesOf('hooks.store.example')).toEqual([{ address: '8.8.4.4', family: 4 }])
    await stop()
  })

  it('that do not answer delay no other lookup', async () => {
    const { server, stop } = await startNameServer(null)
    const addressesOf = publicAddresses(createResolve({ servers: [server], timeoutMs: 400 }))
    let isAnswered = false
    const asked = Promise.all(Array.from({ length: 20 }, (_, at) => addressesOf(`hooks${at}.store.example`))).finally(
      () => {
        isAnswered = true
      },
    )
    await promisify(pbkdf2)('password', 'salt', 1, 32, 'sha256')
    expect(isAnswered).toBe(false)
    expect((await asked).flat()).toEqual([])
    await stop()
  })
})
