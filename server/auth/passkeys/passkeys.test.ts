import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { passkeys, recoveryCodes } from '../../../db/connect-schema'
import { auditLog, userSessions, users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { codesInHand, type Mailbox } from '../../testing/mailbox'
import { longAgo, signedInVisitor, startTestApp, Visitor } from '../../testing/test-app'
import { createDevice } from './testing/device'

const { db } = await testDatabase()
let app: FastifyInstance
let mailbox: Mailbox
let noor: Awaited<ReturnType<typeof signedInVisitor>>

async function start(env: Parameters<typeof startTestApp>[0] = {}) {
  mailbox = codesInHand()
  app = await startTestApp({ mail: mailbox.mail, ...env })
  noor = await signedInVisitor(app)
  await db.update(users).set({ isEmailVerified: true })
}
beforeEach(() => start())

const refusal = (code: string) => ({ data: { code } })
type Person = typeof noor

async function addPasskey({ visitor }: Person, device = createDevice()) {
  const options = await visitor.trpc.passkeys.begin.mutate()
  const { id } = await visitor.trpc.passkeys.add.mutate({ name: 'My phone', answer: device.make(options) })
  return { device, id }
}

const askedOf = (visitor: Visitor) => visitor.trpc.passkeys.loginOptions.mutate()

async function signInBy(device: ReturnType<typeof createDevice>) {
  const visitor = new Visitor(app)
  const user = await visitor.trpc.passkeys.login.mutate({ answer: device.answer(await askedOf(visitor)) })
  return { visitor, user }
}

describe('a passkey', () => {
  it('signs in without a password or an address, and a mail says that it was added', async () => {
    const { device } = await addPasskey(noor)
    expect(mailbox.of('passkey')).toHaveLength(1)
    const { user, visitor } = await signInBy(device)
    expect(user.email).toBe(noor.person.email)
    const { passkeys: all } = await visitor.trpc.passkeys.list.query()
    expect(all).toMatchObject([{ name: 'My phone', isSynced: false, lastUsedAt: expect.any(Date) }])
    const actions = await db.select({ action: auditLog.action }).from(auditLog)
    expect(actions.map(({ action }) => action)).toContain('passkey.create')
  })

  it('is made only for a confirmed address, and only soon after a proof', async () => {
    const { visitor } = noor
    await db.update(users).set({ isEmailVerified: false })
    await expect(visitor.trpc.passkeys.begin.mutate()).rejects.toMatchObject(refusal('CONFIRMATION_REQUIRED'))
    await db.update(users).set({ isEmailVerified: true })
    await longAgo(noor)
    await expect(visitor.trpc.passkeys.begin.mutate()).rejects.toMatchObject(refusal('PROOF_NEEDED'))
    await expect(visitor.trpc.passkeys.makeRecoveryCodes.mutate()).rejects.toMatchObject(refusal('PROOF_NEEDED'))
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['whose owner was not seen', { isVerified: false }],
    ['of a copy, which counts again from the start', { counter: 1 }],
    ['for another account', { userHandle: Buffer.alloc(16, 7) }],
    ['for no account', { userHandle: Buffer.alloc(3) }],
  ])('answer %s is refused', async (_, forged) => {
    const { device } = await addPasskey(noor)
    await signInBy(device)
    const visitor = new Visitor(app)
    const answer = device.answer(await askedOf(visitor), forged)
    await expect(visitor.trpc.passkeys.login.mutate({ answer })).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
    expect(visitor.cookies.size).toBe(0)
  })

  it.each([
    ['for another site', { rpId: 'evil.example' }],
    ['of another site', { origin: 'https://evil.example' }],
    ['whose owner was not seen', { isVerified: false }],
  ])('is not made %s', async (_, forged) => {
    const options = await noor.visitor.trpc.passkeys.begin.mutate()
    const add = noor.visitor.trpc.passkeys.add.mutate({ name: 'x', answer: createDevice().make(options, forged) })
    await expect(add).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
    expect(await db.$count(passkeys)).toBe(0)
  })

  it('answers each question once, and none that was not asked, or was asked for something else', async () => {
    const { device } = await addPasskey(noor)
    const visitor = new Visitor(app)
    const [first, second] = [await askedOf(visitor), await askedOf(visitor)]
    const login = (options: { challenge: string }) =>
      new Visitor(app).trpc.passkeys.login.mutate({ answer: device.answer(options) })
    await login(second)
    await expect(login(second)).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
    await expect(login(first)).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
    const made = Buffer.from(`${Date.now()}.abc.def`).toString('base64url')
    await expect(login({ challenge: made })).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
    const proof = await noor.visitor.trpc.passkeys.proofOptions.mutate()
    await expect(login(proof)).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
  })

  it('of one session or account adds nothing to another', async () => {
    const omar = await signedInVisitor(app)
    await db.update(users).set({ isEmailVerified: true })
    const options = await noor.visitor.trpc.passkeys.begin.mutate()
    const answer = createDevice().make(options)
    const add = omar.visitor.trpc.passkeys.add.mutate({ name: 'x', answer })
    await expect(add).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
    const { device, id } = await addPasskey(noor)
    await expect(omar.visitor.trpc.passkeys.remove.mutate({ id })).rejects.toMatchObject(refusal('NOT_FOUND'))
    const proof = await omar.visitor.trpc.passkeys.proofOptions.mutate()
    const prove = omar.visitor.trpc.passkeys.prove.mutate({ answer: device.answer(proof) })
    await expect(prove).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
  })

  it('proves within a session that its owner is there', async () => {
    const { device } = await addPasskey(noor)
    const { trpc } = await longAgo(noor)
    await expect(trpc.tokens.create.mutate({ name: 'A program' })).rejects.toMatchObject(refusal('PROOF_NEEDED'))
    await trpc.passkeys.prove.mutate({ answer: device.answer(await trpc.passkeys.proofOptions.mutate()) })
    await trpc.tokens.create.mutate({ name: 'A program' })
  })

  it('proves it also by a device that does not say whose its key is, which signs nobody in', async () => {
    const { device } = await addPasskey(noor)
    const { trpc } = noor.visitor
    const silent = { userHandle: null }
    await trpc.passkeys.prove.mutate({ answer: device.answer(await trpc.passkeys.proofOptions.mutate(), silent) })
    const visitor = new Visitor(app)
    const answer = device.answer(await askedOf(visitor), silent)
    await expect(visitor.trpc.passkeys.login.mutate({ answer })).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
  })

  it('that was removed, or whose account is deactivated, signs nobody in', async () => {
    const { device, id } = await addPasskey(noor)
    await db.update(users).set({ isActive: false })
    await expect(signInBy(device)).rejects.toMatchObject(refusal('INACTIVE'))
    await db.update(users).set({ isActive: true })
    await noor.visitor.trpc.passkeys.remove.mutate({ id })
    await expect(signInBy(device)).rejects.toMatchObject(refusal('PASSKEY_INVALID'))
  })

  it('ends with a forgotten password, is among what is exported, and goes with the account', async () => {
    await addPasskey(noor)
    await noor.visitor.trpc.passkeys.makeRecoveryCodes.mutate()
    const data = await noor.visitor.trpc.account.exportData.query({})
    expect(data.passkeys).toMatchObject([{ name: 'My phone' }])
    expect(data.recoveryCodes).toHaveLength(8)
    expect(JSON.stringify(data)).not.toContain('codeHash')
    const { email } = noor.person
    await noor.visitor.trpc.auth.sendCode.mutate({ email, type: 'password_reset' })
    await new Visitor(app).trpc.auth.resetPassword.mutate({
      ...{ email, code: mailbox.code(email) ?? '' },
      password: 'another one of mine',
    })
    expect([await db.$count(passkeys), await db.$count(recoveryCodes)]).toEqual([0, 0])
  })
})

describe('a recovery code', () => {
  const codesOf = async ({ visitor }: Person) => (await visitor.trpc.passkeys.makeRecoveryCodes.mutate()).codes
  const recover = (code: string, password?: string) =>
    new Visitor(app).trpc.passkeys.recover.mutate({
      email: noor.person.email,
      code,
      ...(password !== undefined && { password }),
    })

  it('signs in once, however it is written, and a mail says so', async () => {
    const [code = '', other = ''] = await codesOf(noor)
    await recover(code.toLowerCase().replaceAll('-', ' '))
    expect([mailbox.of('recoveryCodes').length, mailbox.of('recovery').length]).toEqual([1, 1])
    await expect(recover(code)).rejects.toMatchObject(refusal('RECOVERY_INVALID'))
    const both = await Promise.allSettled([recover(other), recover(other)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await noor.visitor.trpc.passkeys.list.query()).toMatchObject({ recoveryCodesLeft: 6 })
  })

  it('is void once new ones are made, and opens no other account', async () => {
    const [old = ''] = await codesOf(noor)
    await codesOf(noor)
    await expect(recover(old)).rejects.toMatchObject(refusal('RECOVERY_INVALID'))
    const omar = await signedInVisitor(app)
    await db.update(users).set({ isEmailVerified: true })
    const [of = ''] = await codesOf(omar)
    await expect(recover(of)).rejects.toMatchObject(refusal('RECOVERY_INVALID'))
  })

  it('has 120 random bits that the table does not show, and wrong ones from an address are bounded', async () => {
    const codes = await codesOf(noor)
    const rows = JSON.stringify(await db.select().from(recoveryCodes))
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''))
    // 24 letters of 32: 120 bits.
    expect([...new Set(codes)].filter((code) => /^(?:[2-9A-HJ-NP-Z]{4}(?:-|$)){6}$/.test(code))).toHaveLength(8)
    const wrong = 'A'.repeat(24)
    for (let tries = 0; tries < 60; tries += 1)
      await expect(recover(wrong)).rejects.toMatchObject(refusal('RECOVERY_INVALID'))
    await expect(recover(wrong)).rejects.toMatchObject(refusal('TOO_MANY_TRIES'))
  })
})

describe('where administrators need a passkey', () => {
  const env = { ADMIN_PASSKEY: true, PUBLIC_URL: 'http://mizan.example' }
  beforeEach(async () => {
    await start({ env })
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, noor.user.id))
  })
  const status = ({ visitor }: { visitor: Visitor }) => visitor.trpc.admin.status.query()

  it('who has none may do nothing but add one, which opens the session', async () => {
    await expect(status(noor)).rejects.toMatchObject(refusal('PASSKEY_NEEDED'))
    // The codes open what a passkey opens.
    await expect(noor.visitor.trpc.passkeys.makeRecoveryCodes.mutate()).rejects.toMatchObject(refusal('PASSKEY_NEEDED'))
    await addPasskey(noor)
    expect(await status(noor)).toMatchObject({ isAdmin: true })
  })

  it('of two who add the first one at once one is refused', async () => {
    const stranger = { ...noor, visitor: new Visitor(app) }
    const { email, password } = noor.person
    await stranger.visitor.trpc.auth.login.mutate({ email, password })
    const both = await Promise.allSettled([addPasskey(noor), addPasskey(stranger)])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.$count(passkeys)).toBe(1)
  })

  it('neither password nor mailbox open an account that has one, and nothing adds another', async () => {
    const { device } = await addPasskey(noor)
    const { email, password } = noor.person
    const guest = new Visitor(app)
    await expect(guest.trpc.auth.login.mutate({ email, password })).rejects.toMatchObject(refusal('PASSKEY_NEEDED'))
    await guest.trpc.auth.sendCode.mutate({ email, type: 'login' })
    const byCode = guest.trpc.auth.loginWithCode.mutate({ email, code: mailbox.code(email) ?? '', endsPassword: true })
    await expect(byCode).rejects.toMatchObject(refusal('PASSKEY_NEEDED'))
    await db.update(userSessions).set({ isStrong: false })
    await expect(noor.visitor.trpc.passkeys.begin.mutate()).rejects.toMatchObject(refusal('PASSKEY_NEEDED'))
    await expect(noor.visitor.trpc.passkeys.makeRecoveryCodes.mutate()).rejects.toMatchObject(refusal('PASSKEY_NEEDED'))
    expect(await status(await signInBy(device))).toMatchObject({ isAdmin: true })
  })

  it('a recovery code opens one together with the password, and not alone', async () => {
    await addPasskey(noor)
    const [code = ''] = (await noor.visitor.trpc.passkeys.makeRecoveryCodes.mutate()).codes
    const { email, password } = noor.person
    const recover = (typed?: string) => {
      const visitor = new Visitor(app)
      const input = { email, code, ...(typed !== undefined && { password: typed }) }
      return visitor.trpc.passkeys.recover.mutate(input).then(() => ({ visitor }))
    }
    await expect(recover()).rejects.toMatchObject(refusal('PASSWORD_NEEDED'))
    await expect(recover('a guess')).rejects.toMatchObject(refusal('CREDENTIALS'))
    expect(await status(await recover(password))).toMatchObject({ isAdmin: true })
  })

  it('a recovery code that was made without one opens the account no more', async () => {
    const be = (isAdmin: boolean) => db.update(users).set({ isAdmin })
    const { email, password } = noor.person
    await be(false)
    const [code = '', other = ''] = (await noor.visitor.trpc.passkeys.makeRecoveryCodes.mutate()).codes
    const recover = (written: string) =>
      new Visitor(app).trpc.passkeys.recover.mutate({ email, code: written, password })
    await be(true)
    await expect(recover(code)).rejects.toMatchObject(refusal('RECOVERY_INVALID'))
    await be(false)
    await recover(other)
  })

  it('a forgotten password leaves the passkey, and another password leaves the session what it was', async () => {
    await addPasskey(noor)
    const { password } = noor.person
    const passwords = { currentPassword: password, newPassword: 'another one of mine' }
    await noor.visitor.trpc.account.changePassword.mutate(passwords)
    expect(await status(noor)).toMatchObject({ isAdmin: true })
    const { email } = noor.person
    await noor.visitor.trpc.auth.sendCode.mutate({ email, type: 'password_reset' })
    const reset = { email, code: mailbox.code(email) ?? '', password: 'one more of mine' }
    await noor.visitor.trpc.auth.resetPassword.mutate(reset)
    expect(await db.$count(passkeys)).toBe(1)
  })
})
