import { like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { codesInHand, type Mailbox } from '../testing/mailbox'
import { longAgo, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let box: Mailbox
let noor: Awaited<ReturnType<typeof signedInVisitor>>
beforeEach(async () => {
  box = codesInHand()
  app = await startTestApp({ mail: box.mail })
  noor = await signedInVisitor(app)
})

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )
const prove = (visitor: Visitor, password: string) => codeOf(visitor.trpc.account.prove.mutate({ password }))

async function signedInElsewhere() {
  const visitor = new Visitor(app)
  await visitor.post('/api/auth/login', noor.person)
  return visitor
}

describe('wrong passwords in an open session', () => {
  it('end it at the tenth; its owner is mailed, and changes the password in another', async () => {
    const stolen = await signedInElsewhere()
    const answers = []
    for (let tries = 0; tries < 11; tries++) answers.push(await prove(stolen, 'a guess'))
    expect(answers).toEqual([...Array(9).fill('CREDENTIALS'), 'UNAUTHENTICATED', 'UNAUTHENTICATED'])
    expect(box.of('wrongPasswords').map(({ to }) => to)).toEqual([noor.person.email])
    const change = { currentPassword: noor.person.password, newPassword: 'another one of mine' }
    expect(await codeOf(noor.visitor.trpc.account.changePassword.mutate(change))).toBe('OK')
  })

  it('are forgotten with a right one', async () => {
    for (let times = 0; times < 2; times++) {
      for (let tries = 0; tries < 9; tries++) expect(await prove(noor.visitor, 'a guess')).toBe('CREDENTIALS')
      expect(await prove(noor.visitor, noor.person.password)).toBe('OK')
    }
  })

  it('are a hundred a month; then a mailed code comes before a password is compared, also the right one', async () => {
    const visitor = await longAgo(noor)
    await prove(visitor, 'a guess')
    await db.update(rateLimits).set({ points: 100 }).where(like(rateLimits.key, 'passwordProofMonth:%'))
    const { password } = noor.person
    expect(await prove(visitor, password)).toBe('PROOF_NEEDED')
    expect(await codeOf(visitor.trpc.account.delete.mutate({ password }))).toBe('PROOF_NEEDED')
    await visitor.trpc.account.sendProofCode.mutate()
    await visitor.trpc.account.proveByCode.mutate({ code: box.code(noor.person.email) ?? '' })
    expect(await codeOf(visitor.trpc.account.delete.mutate({ password: 'a guess' }))).toBe('CREDENTIALS')
    expect(await codeOf(visitor.trpc.account.delete.mutate({ password }))).toBe('OK')
  })
})
