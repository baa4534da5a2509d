import { describe, expect, it } from 'vitest'
import { users } from '../../db/schema'
import { testDatabase, testServer } from '../../db/testing'
import { readCounter } from '../infra/counters'
import { newPerson, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()

/** Registers, and again when told that too many are doing so; what was answered too late may have been carried out. */
async function register(app: Awaited<ReturnType<typeof startTestApp>>, email?: string): Promise<number> {
  const person = newPerson(email === undefined ? {} : { email })
  let mayBeThere = false
  for (;;) {
    const answer = await new Visitor(app).post('/api/auth/register', person)
    if (answer.statusCode === 409 && mayBeThere && email === undefined) return 201
    if (answer.statusCode !== 503) return answer.statusCode
    mayBeThere ||= answer.json().code === 'TIMEOUT'
    expect(answer.headers['retry-after']).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 600))
  }
}

const numbers = async () =>
  (await db.select({ n: users.userNumber }).from(users).orderBy(users.userNumber)).map(({ n }) => n)
const withPlace = async () => {
  const all = await db.select({ n: users.userNumber, type: users.accountType }).from(users).orderBy(users.userNumber)
  return all.flatMap(({ n, type }) => (type === 'early_access' ? [n] : []))
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

// The embedded database serves one after another, however many wait, and hashes and statements take their time there.
const many = testServer ? 200 : 150

describe('many registrations at once', () => {
  it(`${many} get the numbers 1 to ${many}, and exactly 100 of them a free place`, async () => {
    const app = await startTestApp({ env: { RATE_LIMIT: false } })
    const statuses = await Promise.all(upTo(many).map(() => register(app)))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await numbers()).toEqual(upTo(many))
    expect(await withPlace()).toEqual(upTo(100))
    expect(await readCounter(db, 'users')).toBe(many)
  })

  it('100 get exactly the 5 places that are left', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT: false, FREE_ACCESS_LIMIT: 10 } })
    await Promise.all(upTo(5).map(() => register(app)))
    await Promise.all(upTo(100).map(() => register(app)))
    expect(await withPlace()).toEqual(upTo(10))
    expect(await numbers()).toEqual(upTo(105))
  })

  it('one address is registered once, and the refusals leave no gap', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT: false } })
    const statuses = await Promise.all(upTo(40).map((n) => register(app, n % 2 ? 'same@store.example' : undefined)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(21)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await numbers()).toEqual(upTo(21))
  })
})
