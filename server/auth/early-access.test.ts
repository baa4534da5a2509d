import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../../db/client'
import { counters } from '../../db/counter-schema'
import { emptyDatabase, testDatabase } from '../../db/testing'
import { readEnv } from '../infra/env'
import { watchFreePlaces } from './early-access'

let database: Database
const env = (limit: string) => readEnv({ FREE_ACCESS_LIMIT: limit })
const given = (accounts: number) =>
  database.db.update(counters).set({ value: accounts }).where(eq(counters.name, 'user_number'))

beforeEach(async () => {
  database = await testDatabase()
  await emptyDatabase(database)
})

it.each([
  [0, '100', true],
  [99, '100', true],
  [100, '100', false],
  [101, '100', false],
  [0, '0', false],
])('with %i accounts of %s free ones a place is left: %s', async (accounts, limit, isFree) => {
  await given(accounts)
  const hasFreePlace = await watchFreePlaces({ database, env: env(limit) })
  expect(hasFreePlace()).toBe(isFree)
})

it('refreshes a stale value in the background, without making a request wait', async () => {
  const hasFreePlace = await watchFreePlaces({ database, env: env('1') }, 0)
  await given(1)
  expect(hasFreePlace()).toBe(true)
  await expect.poll(hasFreePlace).toBe(false)
})

it('keeps its answer for a minute', async () => {
  const hasFreePlace = await watchFreePlaces({ database, env: env('1') })
  await given(1)
  hasFreePlace()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(hasFreePlace()).toBe(true)
})
