import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../../../db/testing'
import { alone, giveLeasesBack, takeLeases } from './leases'

const database = await testDatabase()
const { db } = database
beforeEach(() => emptyDatabase(database))

it('leases a job to one process until it is released or the process is gone', async () => {
  const names = ['a', 'b', 'c']
  const taken = await Promise.all([names, names.toReversed(), names].map((some) => takeLeases(db, some, 60)))
  expect(taken.flatMap((some) => [...some]).sort()).toEqual(names)
  await giveLeasesBack(db, ['a'])
  await db.execute(sql`update leases set ends_at = now() - interval '1 second' where name = 'b'`)
  expect([...(await takeLeases(db, names, 60))].sort()).toEqual(['a', 'b'])
})

it('refuses a job that is leased elsewhere, and leases it again after a failure', async () => {
  const begun: string[] = []
  const begin = (name: string) => async () => void begun.push(name)
  const failing = alone(db, 'work', 60, async () => {
    begun.push('first')
    await alone(db, 'work', 60, begin('beside it'))
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  await alone(db, 'work', 60, begin('next'))
  expect(begun).toEqual(['first', 'next'])
})
