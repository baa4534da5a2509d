import { expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { deliveriesIn, hookUrl, pass, startSender } from './testing/saved-webhooks'

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
  expect((await again()).statusCode).toBe(409)
})
