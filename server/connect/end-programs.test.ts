import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { testDatabase } from '../../db/testing'
import { codesInHand, type Mailbox } from '../testing/mailbox'
import { programOf, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
let mailbox: Mailbox
beforeEach(async () => {
  mailbox = codesInHand()
  app = await startTestApp({ mail: mailbox.mail })
  noor = await signedInVisitor(app)
})

const mailedCode = () => mailbox.code(noor.person.email) ?? ''

describe('programs that were let in', () => {
  /** Whether a token that was made before is still good, and a webhook still on. */
  async function stateAfter(what: () => Promise<unknown>) {
    const { visitor } = await programOf(app, noor.visitor, 'read')
    await noor.visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/' })
    await noor.visitor.post('/api/projects', { projectName: 'Candles', projectData: '{}' })
    await what()
    const [hook] = await db.select({ isActive: webhooks.isActive }).from(webhooks)
    const waiting = await db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'waiting'))
    return [(await visitor.get('/api/projects')).statusCode, hook?.isActive, waiting]
  }

  it('are shut out when a forgotten password is reset', async () => {
    const { email } = noor.person
    const reset = async () => {
      await noor.visitor.post('/trpc/auth.sendCode', { email, type: 'password_reset' })
      const sent = { email, code: mailedCode(), password: 'another one of mine' }
      expect((await noor.visitor.post('/trpc/auth.resetPassword', sent)).statusCode).toBe(200)
    }
    expect(await stateAfter(reset)).toEqual([401, false, 0])
  })

  it.each(['signing in with a code', 'a code in the account'])(
    'are shut out when the address is confirmed for the first time, by %s',
    async (how) => {
      const { email } = noor.person
      const confirm = async () => {
        if (how === 'a code in the account') {
          await noor.visitor.trpc.account.sendConfirmation.mutate()
          await noor.visitor.trpc.account.confirmEmail.mutate({ code: mailedCode() })
          return
        }
        const owner = new Visitor(app)
        await owner.trpc.auth.sendCode.mutate({ email, type: 'login' })
        await owner.trpc.auth.loginWithCode.mutate({ email, code: mailedCode(), endsPassword: true })
      }
      expect(await stateAfter(confirm)).toEqual([401, false, 0])
    },
  )
})
