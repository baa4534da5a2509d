import { expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { deliveriesIn, hookUrl, pass, startSender } from './testing/saved-webhooks'

it('an event that is sent again keeps the moment at which it happened', async () => {
  const { db } = await testDatabase()
  const noor = (await signedInVisitor(await startTestApp({ env: { RATE_LIMIT: false } }))).visitor
  const { id } = (await noor.post('/api/webhooks', { url: hookUrl, events: ['project.created'] })).json().webhook
  await noor.post('/api/projects', { projectName: 'Candles', projectData: {} })
  const { sendDue, bodies } = await startSender(db)
  await sendDue()
  for (let times = 0; times < 2; times += 1) {
    const { deliveries } = (await noor.get(`/api/webhooks/${id}/deliveries`)).json()
    await noor.post(`/api/webhooks/${id}/deliveries/${deliveries[0].id}/again`, {})
    await pass(db, '1 minute')
    await sendDue()
  }
  const [first, ...others] = bodies()
  expect(others).toHaveLength(2)
  for (const { occurredAt, event } of others) expect([event, occurredAt]).toEqual([first.event, first.occurredAt])
})

it('a delivery is sent again at the request of its owner alone', async () => {
  const { db } = await testDatabase()
  const app = await startTestApp({ env: { RATE_LIMIT: false } })
  const [noor, sara] = [(await signedInVisitor(app)).visitor, (await signedInVisitor(app)).visitor]
  const { id } = (await noor.post('/api/webhooks', { url: hookUrl })).json().webhook
  await noor.post('/api/projects', { projectName: 'Candles', projectData: {} })
  const [queued] = await deliveriesIn(db)
  const again = (of = noor) => of.post(`/api/webhooks/${id}/deliveries/${queued?.id}/again`, {})
  expect((await again()).statusCode).toBe(404)

  const { sendDue, bodies } = await startSender(db)
  await sendDue()
  expect([(await again(sara)).statusCode, (await again()).statusCode]).toEqual([404, 200])
  await pass(db, '1 minute')
  await sendDue()
  const [first, second] = bodies()
  expect(second).toEqual({ ...first, deliveryId: expect.not.stringMatching(first.deliveryId) })
  const { deliveries } = (await noor.get(`/api/webhooks/${id}/deliveries`)).json()
  expect(deliveries.map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered'])

  await noor.put(`/api/webhooks/${id}/status`, { isActive: false })
  expect((await again()).json()).toMatchObject({ code: 'WEBHOOK_OFF' })
})
