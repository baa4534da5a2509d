import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { appliedTags } from '../../db/migrate'
import { auditLog, userProjects, users } from '../../db/schema'
import { normalEmail } from '../../src/domain/schemas/account-schema'
import { purge } from '../app/purge'
import { hasEmail } from '../auth/accounts'
import { deleteAccount } from '../auth/delete-account'
import { endSessions, endSessionsOfRole } from '../auth/sessions'
import { endPrograms } from '../connect/end-programs'
import { readCounter } from '../infra/counters'
import { forgetFormerKey, rotateSecretKey } from '../infra/secret-key'
import { endShares } from '../projects/shares'

/** Who acts in the audit log where no account does: the operator at the command line. */
const operator = { actorId: '00000000-0000-0000-0000-000000000000', ip: 'command line', targetType: 'user' } as const

const columns = { id: users.id, isAdmin: users.isAdmin, isActive: users.isActive }

/** Closes a deactivated account to its owner, to programs and to those who hold its links; gives what there was. */
async function close(tx: Db, userId: string) {
  const sessionsEnded = await endSessions(tx, userId)
  const programs = await endPrograms(tx, userId, null)
  return { sessionsEnded, ...programs, linksEnded: await endShares(tx, userId) }
}

/** Changes one account and notes it. */
async function change(db: Db, address: string, set: { isAdmin: boolean } | { isActive: boolean }): Promise<string> {
  const email = normalEmail(address)
  return db.transaction(async (tx) => {
    const [account] = await tx.select(columns).from(users).where(hasEmail(email)).for('update')
    if (!account) throw new Error(`there is no account with the address ${email}`)
    const { id: targetId, ...before } = account
    await tx.update(users).set(set).where(eq(users.id, targetId))
    const isRole = 'isAdmin' in set
    if (isRole) await endSessionsOfRole(tx, targetId)
    const ended = isRole || set.isActive ? {} : await close(tx, targetId)
    const action = isRole ? ('user.role' as const) : ('user.status' as const)
    await tx.insert(auditLog).values({ ...operator, action, targetId, before, after: { ...set, ...ended } })
    return `done: ${email}`
  })
}

/** Deletes an account on its owner's written request, as the owner could. */
async function remove(db: Db, address: string): Promise<string> {
  const email = normalEmail(address)
  return db.transaction(async (tx) => {
    const [account] = await tx.select(columns).from(users).where(hasEmail(email))
    if (!account) throw new Error(`there is no account with the address ${email}`)
    const { id: targetId, isAdmin } = account
    await tx.insert(auditLog).values({ ...operator, action: 'account.delete', targetId })
    await deleteAccount(tx, { id: targetId, email, isAdmin, ip: operator.ip })
    return `done: the account of ${email} and its projects are deleted`
  })
}

const changes = {
  promote: { isAdmin: true },
  demote: { isAdmin: false },
  activate: { isActive: true },
  deactivate: { isActive: false },
}
const isChange = (word: string): word is keyof typeof changes => Object.hasOwn(changes, word)

async function admin(db: Db, [what = '', address = '']: readonly string[]): Promise<string> {
  if (what === 'rotate-key') {
    await rotateSecretKey(db)
    return 'done: restart every process. Messages to webhooks are signed with both keys until `admin forget-key`'
  }
  if (what === 'forget-key') {
    await forgetFormerKey(db)
    return 'done: restart every process. Webhooks and recovery codes made before the present key are to be made again'
  }
  if (what === 'purge') return purge(db).then(() => 'done: what has expired is deleted')
  if (what === 'delete' && address) return remove(db, address)
  if (isChange(what) && address) return change(db, address, changes[what])
  throw new Error(
    `admin takes ${[...Object.keys(changes).map((word) => `${word} EMAIL`), 'delete EMAIL', 'purge', 'rotate-key', 'forget-key'].join(', ')}`,
  )
}

/** What should be equal, or nothing, in a database that is well. */
async function check(db: Db): Promise<string> {
  const [[empty], [projects], counted, tags] = await Promise.all([
    db.select({ n: sql<number>`count(*)::int` }).from(userProjects).where(eq(userProjects.projectData, '')),
    db.select({ n: sql<number>`count(*)::int` }).from(userProjects).where(sql`${userProjects.deletedAt} is null`),
    readCounter(db, 'projects'),
    appliedTags(db),
  ])
  const problems = [
    ...(empty?.n ? [`${empty.n} plans are empty`] : []),
    ...(projects?.n === counted ? [] : [`the counter of projects says ${counted}, there are ${projects?.n}`]),
  ]
  if (problems.length > 0) throw new Error(problems.join('; '))
  return `the database is well: ${projects?.n} projects, last migration ${tags.at(-1)}`
}

/** The commands that may run beside the service. */
export async function runOnline(db: Db, [name, ...words]: readonly string[]): Promise<string> {
  if (name === 'admin') return admin(db, words)
  if (name === 'check') return check(db)
  throw new Error(`there is no command ${name}`)
}
