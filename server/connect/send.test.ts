import { afterEach, describe, expect, it } from 'vitest'
import { publicAddresses } from './addresses'
import { createSend } from './send'
import { certificate } from './testing/certificate'
import { sendHere, startReceiver } from './testing/receiver'

let stop: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of stop) await one()
  stop = []
})

async function receiver(...how: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...how)
  stop.push(started.stop)
  return started
}

describe('a webhook request', () => {
  it('arrives unchanged at the host of its URL', async () => {
    const { url, port, received } = await receiver()
    const sent = await sendHere(url('/hook?key=1'), { 'webhook-id': 'x' }, '{"name":"عطر"}')
    expect(sent).toEqual({ outcome: 'ok', status: 204 })
    expect(received).toMatchObject([
      {
        url: '/hook?key=1',
        body: '{"name":"عطر"}',
        headers: { host: `hooks.store.example:${port}`, 'webhook-id': 'x' },
      },
    ])
  })

  it('does not follow a redirect', async () => {
    const other = await receiver()
    const { url, received } = await receiver(() => ({ status: 307, headers: { location: other.url() } }))
    expect(await sendHere(url(), {}, '{}')).toEqual({ outcome: 'redirect', status: 307 })
    expect([received.length, other.received.length]).toEqual([1, 0])
  })

  it('is aborted after its timeout', async () => {
    const { url } = await receiver(() => null)
    expect(await sendHere(url(), {}, '{}')).toEqual({ outcome: 'timeout', status: null })
  })

  it('is answered with a status, whose body is not read', async () => {
    const { url } = await receiver(() => ({ status: 500, body: 'x'.repeat(5_000_000) }))
    expect(await sendHere(url(), {}, '{}')).toEqual({ outcome: 'status', status: 500 })
  })

  it('is refused where the certificate does not match the host', async () => {
    const { url, port, received } = await receiver()
    const usual = createSend({ addressesOf: async () => [{ address: '127.0.0.1', family: 4 }] })
    expect(await usual(url(), {}, '{}')).toEqual({ outcome: 'certificate', status: null })
    expect(await sendHere(`https://other.example:${port}/`, {}, '{}')).toMatchObject({ outcome: 'certificate' })
    const plain = await receiver(undefined, false)
    expect(await sendHere(plain.url(), {}, '{}')).toMatchObject({ outcome: 'certificate' })
    expect([received.length, plain.received.length]).toEqual([0, 0])
  })

  it('fails where nothing listens', async () => {
    const { url, stop: close } = await startReceiver()
    await close()
    expect(await sendHere(url(), {}, '{}')).toEqual({ outcome: 'connection', status: null })
  })
})

describe('a private address', () => {
  const resolved = (address: string) =>
    publicAddresses(async () => [{ address, family: address.includes(':') ? 6 : 4 }])

  it.each(['127.0.0.1', '10.0.0.5', '::1', '169.254.169.254'])(
    'is refused where a name leads to %s',
    async (address) => {
      const { url, received } = await receiver()
      const send = createSend({ addressesOf: resolved(address), ca: certificate.cert })
      expect(await send(url(), {}, '{}')).toEqual({ outcome: 'address', status: null })
      expect(received).toEqual([])
    },
  )

  it.each(['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])(
    'is refused as https://%s',
    async (host) => {
      const { port, received } = await receiver()
      const send = createSend({ addressesOf: resolved('8.8.8.8'), ca: certificate.cert })
      expect(await send(`https://${host}:${port}/`, {}, '{}')).toEqual({ outcome: 'address', status: null })
      expect(received).toEqual([])
    },
  )

  it('is not reached by a name that leads elsewhere when it is asked again', async () => {
    const { url, received } = await receiver()
    const answers = ['192.0.2.1', '127.0.0.1', '127.0.0.1']
    let lookups = 0
    // As if the first were public: what counts is that only what was looked at is connected to.
    const addressesOf = async () => [{ address: answers[lookups++] ?? '', family: 4 }]
    const send = createSend({ addressesOf, ca: certificate.cert, timeoutMs: 300 })
    expect((await send(url(), {}, '{}')).outcome).not.toBe('ok')
    expect([lookups, received.length]).toEqual([1, 0])
  })

  it('is refused when the name leads to it by the time of sending', async () => {
    const answers = ['8.8.8.8', '127.0.0.1']
    const addressesOf = publicAddresses(async () => [{ address: answers.shift() ?? '', family: 4 }])
    expect(await addressesOf('hooks.store.example')).toHaveLength(1)
    const { url, received } = await receiver()
    expect(await createSend({ addressesOf, ca: certificate.cert })(url(), {}, '{}')).toMatchObject({
      outcome: 'address',
    })
    expect(received).toEqual([])
  })
})
