import { expect, it } from 'vitest'
import { databaseFault, isDatabaseAway } from './database-faults'

const broken = (details: object = {}) => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', ...details })

it('a connection that breaks is the database’s where its error names a statement', () => {
  expect(isDatabaseAway(broken({ query: 'begin' }))).toBe(true)
  expect(isDatabaseAway(Object.assign(new Error('Failed query', { cause: broken() }), { query: 'select 1' }))).toBe(
    true,
  )
})

it('a connection of a client, a store or a mail server that breaks says nothing of the database', () => {
  expect(databaseFault(broken())).toBeUndefined()
  expect(databaseFault(new TypeError('fetch failed', { cause: broken() }))).toBeUndefined()
  expect(databaseFault(broken({ command: 'CONN' }))).toBeUndefined()
})
