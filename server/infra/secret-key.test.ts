import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { idempotencyKeys, otps } from '../../db/schema'
import { secretKeys } from '../../db/service-schema'
import { emptyDatabase, testDatabase } from '../../db/testing'
import { makeCode } from '../auth/one-time-codes'
import { isRecoveryCode, makeRecoveryCodes } from '../auth/passkeys/recovery-codes'
import { signedHeaders, webhookSecret, webhookSecrets } from '../connect/signature'
import { adminVisitor, newPerson, signedInVisitor, startTestApp } from '../testing/test-app'
import { forgetFormerKey, openSecretKey, rotateSecretKey } from './secret-key'

const database = await testDatabase()
const { db } = database
beforeEach(() => emptyDatabase(database))

it('processes that start at the same time take one key, and keep it', async () => {
  const [one, two] = await Promise.all([openSecretKey(db), openSecretKey(db)])
  const later = await openSecretKey(db)
  expect(await db.$count(secretKeys)).toBe(1)
  expect([two.sign('code', 'a'), later.sign('code', 'a')]).toEqual([one.sign('code', 'a'), one.sign('code', 'a')])
})

it('another installation, or another purpose, has different signatures', async () => {
  const here = await openSecretKey(db)
  const signature = here.sign('code', '123456')
  expect(here.isSigned('code', '123456', signature)).toBe(true)
  expect(here.isSigned('device', '123456', signature)).toBe(false)
  for (const wrong of ['', 'x', signature.slice(1), `${signature}=`])
    expect(here.isSigned('code', '123456', wrong)).toBe(false)
  await emptyDatabase(database)
  expect((await openSecretKey(db)).sign('code', '123456')).not.toBe(signature)
})

it('a new key leaves the former one to webhooks and recovery codes, until it is forgotten', async () => {
  const { user } = await signedInVisitor(await startTestApp())
  const before = await openSecretKey(db)
  const known = webhookSecret(before, 'w1')
  const [written = ''] = await makeRecoveryCodes(db, before, { userId: user.id, isStrong: true })
  const opens = async () =>
    isRecoveryCode(
      { db, secretKey: await openSecretKey(db) },
      { id: user.id, needsPasskey: false },
      written.replaceAll('-', ''),
    )
  await rotateSecretKey(db)
  await expect(rotateSecretKey(db)).rejects.toThrow(/forget it first/)
  const after = await openSecretKey(db)
  expect(after.isSigned('code', '123456', before.sign('code', '123456'))).toBe(false)
  expect(webhookSecret(after, 'w1')).not.toBe(known)
  expect(webhookSecrets(after, 'w1')).toEqual([webhookSecret(after, 'w1'), known])
  const { 'webhook-signature': both = '' } = signedHeaders(webhookSecrets(after, 'w1'), 'd1', new Date(0), '{}')
  const { 'webhook-signature': own = '' } = signedHeaders([known], 'd1', new Date(0), '{}')
  expect(both.split(' ')).toHaveLength(2)
  expect(both.split(' ')).toContain(own)
  expect(await opens()).toBe(true)
  await forgetFormerKey(db)
  expect(await opens()).toBe(false)
  expect(webhookSecrets(await openSecretKey(db), 'w1')).toEqual([webhookSecret(after, 'w1')])
  await expect(forgetFormerKey(db)).rejects.toThrow(/no former key/)
})

/** Hashes of a text that need no key, in the spellings they are usually kept in. */
const unkeyed = (text: string) =>
  (['hex', 'base64', 'base64url'] as const).flatMap((spelling) => [
    createHash('sha256').update(text).digest(spelling),
    createHmac('sha256', '').update(text).digest(spelling),
  ])

it('a copy of the tables cannot be searched for an initial password or a code', async () => {
  const app = await startTestApp()
  const { visitor } = await adminVisitor(app)
  const added = { ...newPerson({ password: '7 quartz tables' }), isAdmin: false }
  const headers = { 'idempotency-key': 'once' }
  const create = () => visitor.send({ method: 'POST', url: '/api/admin/create-user', payload: added, headers })
  expect((await create()).statusCode).toBe(201)
  expect((await create()).statusCode).toBe(201)
  const [stored] = await db.select().from(idempotencyKeys)
  const inputs = [added, { ...added, countryCode: 'SA', preferredLanguage: 'en', preferredCurrency: 'SAR' }]
  const texts = inputs.flatMap((input) => [JSON.stringify(input), JSON.stringify({ json: input })])
  for (const hash of texts.flatMap(unkeyed)) expect(stored?.inputHash).not.toBe(hash)
  expect(stored?.inputHash).toHaveLength(43)

  const secretKey = await openSecretKey(db)
  const code = await makeCode({ db, secretKey }, { email: 'noor@store.example', type: 'login', device: null })
  const [row] = await db.select().from(otps).where(eq(otps.email, 'noor@store.example'))
  for (const hash of unkeyed(`${row?.id}:${code}`)) expect(row?.codeHash).not.toBe(hash)
  expect(row?.codeHash).toBe(secretKey.sign('code', `${row?.id}:${code}`))
})
