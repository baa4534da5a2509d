import { expect, it } from 'vitest'
import { startTestApp } from './testing'

it('S1: 104 bytes that ask for a thousand million more are refused unread', async () => {
  const app = await startTestApp()
  const sent = {
    json: { l: [1e9] },
    meta: { v: 1, values: { 'l.0': [['typed-array', 'Uint8Array']], 'l.00': ['set'] } },
  }
  const since = performance.now()
  const body = await app.inject({ method: 'POST', url: '/trpc/auth.login', payload: sent })
  const unread = await app.inject(`/trpc/auth.session?input=${encodeURIComponent(JSON.stringify(sent))}`)
  expect([body.statusCode, body.json().error.json.data.code]).toEqual([400, 'BAD_INPUT'])
  expect(unread.statusCode).toBe(200)
  expect(performance.now() - since).toBeLessThan(1000)
})
