import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app'

let app: FastifyInstance
let base: string

/** Holds the processor, as work does that is more than there is time for. */
function work(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

beforeAll(async () => {
  app = await startTestApp({ maxEventLoopDelay: 40 })
  app.get('/work', () => {
    work(60)
    return { done: true }
  })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const ask = async () => {
  const answer = await fetch(`${base}/work`)
  const { code } = JSON.parse(await answer.text())
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
}

it('abuse case 42: refuses what is too much with 503 and when to come back, and serves again once it is calm', async () => {
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const end = Date.now() + 2500
  while (Date.now() < end) answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThan(5)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer).toEqual({ status: 503, code: 'BUSY', retryAfter: expect.any(String) })

  await new Promise((resolve) => setTimeout(resolve, 2200))
  expect((await ask()).status).toBe(200)
})
