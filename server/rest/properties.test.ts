import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { openSecretKey } from '../infra/secret-key'
import { StoresStandIn } from '../stores/testing/stand-in'
import { openStores } from '../stores/testing/stores-app'
import { startTestApp } from '../testing/test-app'
import { type DocumentedCall, documentedAnswers, documentedCalls } from './docs/testing/documented'
import { allowedRequests, anyRequests, type Sent } from './docs/testing/inputs'
import { openWorld, requestsUntil } from './docs/testing/world'
import { restRoutes } from './routes'

/** How many requests each operation gets; `npm run bench -- callable` sends more. */
const runs = Number(process.env.FUZZ_RUNS ?? 12)

const isJson = ({ headers }: LightMyRequestResponse) => String(headers['content-type']).startsWith('application/json')
const readOf = (answer: LightMyRequestResponse) =>
  answer.body === '' ? undefined : isJson(answer) ? answer.json() : answer.body

describe('every REST path', () => {
  let world: Awaited<ReturnType<typeof openWorld>>

  beforeAll(async () => {
    const secretKey = await openSecretKey((await testDatabase()).db)
    const { stores } = await openStores(new StoresStandIn(24), { secretKey })
    const env = { RATE_LIMIT: false, FREE_ACCESS_LIMIT: 100_000 }
    world = await openWorld(await startTestApp({ env, stores }))
  })

  /** Sends a request and gives its status, which is documented, as is the shape of the answer. */
  async function answerTo(call: DocumentedCall, sent: Sent): Promise<number> {
    const answer = await world.send(call, sent)
    const known = documentedAnswers(call).find(({ status }) => status === answer.statusCode)
    expect(known, `${answer.statusCode} is not documented: ${answer.body.slice(0, 300)}`).toBeDefined()
    expect(answer.statusCode).toBeLessThan(500)
    expect(known?.schema.safeParse(readOf(answer)).error).toBeUndefined()
    return answer.statusCode
  }

  const rows = documentedCalls.map((call) => [`${call.method} ${call.path}`, call] as const)

  it.each(rows)(
    '%s answers every input as the document says',
    { timeout: 60_000 + runs * 500 },
    async (_name, call) => {
      const { meanings, restore } = world
      await restore(call)
      await fc.assert(
        fc.asyncProperty(anyRequests(call, meanings), async (sent) => {
          const status = await answerTo(call, sent)
          if (status < 300 && call.method !== 'GET') await restore(call)
        }),
        { numRuns: runs },
      )
    },
  )

  it.each(rows)('%s serves what the document allows', async (_name, call) => {
    const { meanings, restore } = world
    await restore(call)
    const statuses = new Set<number>()
    for (const sent of requestsUntil(allowedRequests(call, meanings))) {
      statuses.add(await answerTo(call, sent))
      if (Math.min(...statuses) < 300) return
    }
    expect.fail(`only ${[...statuses].join(', ')}: does docs/testing/world.ts know what its fields mean?`)
  })

  it('is in the document, which leaves no status open', () => {
    expect(documentedCalls.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      restRoutes.map((route) => route.procedure).toSorted(),
    )
    for (const { operation } of documentedCalls) expect(Object.keys(operation.responses)).not.toContain('default')
  })
})
