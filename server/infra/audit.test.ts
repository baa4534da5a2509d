import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { type AuditAction, type AuditTarget, auditActions } from '../../src/domain/site/audit'
import { startTestApp } from '../testing/test-app'
import { audit, rowsAnHour } from './audit'

const { db } = await testDatabase()
beforeEach(() => startTestApp())

const ordinary: readonly AuditAction[] = [
  'account.delete',
  'payment.reuse',
  'passkey.create',
  'passkey.delete',
  'recovery.create',
  'recovery.use',
  'token.create',
  'token.revoke',
  'webhook.create',
  'webhook.status',
  'webhook.delete',
  'store.connect',
  'store.disconnect',
  'programs.end',
]
/** One for all pages of an export. */
const inPages: AuditAction = 'user.export'
const byAdministrators = auditActions.filter((action) => !ordinary.includes(action) && action !== inPages)

interface Times {
  action: AuditAction
  targetType: AuditTarget
  targetId?: string
}

/** Tells of an action more often than the log has room for, and gives how many rows were written, and what was said. */
async function tellOften({ targetId, ...what }: Times) {
  const actorId = randomUUID()
  const refusals = new Set<string>()
  const extra = 3
  await db.transaction(async (tx) => {
    for (let times = 0; times < rowsAnHour + extra; times += 1)
      await audit(tx, { actorId, ip: '203.0.113.1', targetId: targetId ?? randomUUID(), ...what }).catch((error) =>
        refusals.add(error.code),
      )
  })
  const rows = (await db.select().from(auditLog)).filter((row) => row.actorId === actorId)
  return { rows: rows.length, refusals: [...refusals] }
}

describe('the append-only audit log', () => {
  it.each(ordinary)(
    'takes a bounded number of rows an hour of one account for %s, and refuses the action beyond it',
    async (action) => {
      const targetId = randomUUID()
      const isOfAccount = action === 'account.delete' || action === 'programs.end'
      const of = isOfAccount ? ({ targetType: 'user', targetId } as const) : ({ targetType: 'webhook' } as const)
      expect(await tellOften({ action, ...of })).toEqual({ rows: rowsAnHour, refusals: ['TOO_MANY_TRIES'] })
    },
  )

  it('tells once an hour that the same webhook was turned on or off', async () => {
    const webhook = { targetType: 'webhook', targetId: randomUUID() } as const
    expect(await tellOften({ action: 'webhook.status', ...webhook })).toEqual({ rows: 1, refusals: [] })
  })

  it('tells once an hour that the data of the same user were exported', async () => {
    const user = { targetType: 'user', targetId: randomUUID() } as const
    expect(await tellOften({ action: inPages, ...user })).toEqual({ rows: 1, refusals: [] })
  })

  it('records every action of an administrator, however often', async () => {
    for (const action of byAdministrators)
      expect([action, await tellOften({ action, targetType: 'list', targetId: 'users' })]).toEqual([
        action,
        { rows: rowsAnHour + 3, refusals: [] },
      ])
    expect(await tellOften({ action: 'programs.end', targetType: 'user' })).toEqual({
      rows: rowsAnHour + 3,
      refusals: [],
    })
  })
})
