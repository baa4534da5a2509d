import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import type { TokenScope } from '../../src/domain/options'
import { restRoutes } from '../rest/routes'
import { needsOf, type ProcedureName, procedureNames, typeOf } from '../routers/router'
import {
  adminVisitor,
  longAgo,
  newPerson,
  programOf,
  signedInVisitor,
  startTestApp,
  Visitor,
} from '../testing/test-app'
import type { Access } from './needs'

const accessOf = (name: ProcedureName) => needsOf(name).access

/** The codes with which the ladder refuses; any other answer means that the caller was let through to the procedure. */
const refusals = [
  'UNAUTHENTICATED',
  'PASSWORD_CHANGE_REQUIRED',
  'NO_ACCESS',
  'ADMIN_ONLY',
  'TOKEN_SCOPE',
  'PROOF_NEEDED',
]

/** Calls with an input that no procedure accepts, so that who is let through changes nothing. */
async function refusalOf(visitor: Visitor, name: ProcedureName): Promise<string | null> {
  const input = ['what no procedure takes']
  const answer =
    typeOf(name) === 'query'
      ? await visitor.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)
      : await visitor.send({ method: 'POST', url: `/trpc/${name}`, payload: input })
  const code = answer.json().error?.json?.data?.code
  return refusals.includes(code) ? code : null
}

/** `stale` and `staleAdmin` signed in ten minutes ago, and have not proved since that they are still there. */
type Caller = 'anonymous' | 'unpaid' | 'toChange' | 'paid' | 'stale' | 'admin' | 'staleAdmin'

const toAll = { unpaid: null, toChange: null, paid: null, stale: null, admin: null, staleAdmin: null }
const signedIn = { ...toAll, anonymous: 'UNAUTHENTICATED', toChange: 'PASSWORD_CHANGE_REQUIRED' }
const adminOnly = { unpaid: 'ADMIN_ONLY', toChange: 'ADMIN_ONLY', paid: 'ADMIN_ONLY', stale: 'ADMIN_ONLY' }

/** What each kind of procedure tells each kind of caller. */
const expected: Record<Access, Record<Caller, string | null>> = {
  public: { ...toAll, anonymous: null },
  session: { ...toAll, anonymous: 'UNAUTHENTICATED' },
  signedIn,
  proven: { ...signedIn, stale: 'PROOF_NEEDED', staleAdmin: 'PROOF_NEEDED' },
  withAccess: { ...signedIn, unpaid: 'NO_ACCESS' },
  admin: { ...signedIn, ...adminOnly },
  provenAdmin: { ...signedIn, ...adminOnly, staleAdmin: 'PROOF_NEEDED' },
}

/** Programs: tokens of the account that has access, one of each scope, and tokens of the others. */
type Program = 'reader' | 'writer' | 'hooks' | 'owner' | 'adminWriter' | 'unpaidWriter' | 'toChangeWriter' | 'revoked'

/** Those that are not named may write. */
const scopes: Partial<Record<Program, TokenScope>> = { reader: 'read', hooks: 'webhooks', owner: 'account' }

/** What a procedure tells each kind of program: first whether the token is good for it, then the same as its account. */
function expectedOfProgram(name: ProcedureName, program: Program): string | null {
  if (program === 'revoked') return 'UNAUTHENTICATED'
  const needed = needsOf(name).programs
  const has = scopes[program] ?? 'write'
  if (needed !== has && !(needed === 'read' && has === 'write')) return 'TOKEN_SCOPE'
  const account: Partial<Record<Program, Caller>> = {
    ...{ reader: 'paid', writer: 'paid', hooks: 'paid', owner: 'paid' },
    ...{ adminWriter: 'admin', unpaidWriter: 'unpaid' },
  }
  return expected[accessOf(name)][account[program] ?? 'toChange']
}

/** Ends the session of each caller that it lets through, so it comes last. */
const last: ProcedureName = 'auth.logout'

const entriesOf = <K extends string, V>(record: Record<K, V>) => {
  const keys = Object.keys(record).filter((key): key is K => key in record)
  return keys.map((key) => [key, record[key]] as const)
}

describe('who may call what', () => {
  let callers: Record<Caller, Visitor>
  let tokens: Record<Program, Visitor>
  let app: FastifyInstance
  beforeAll(async () => {
    app = await startTestApp({ env: { FREE_ACCESS_LIMIT: 3, RATE_LIMIT: false } })
    const admin = (await adminVisitor(app)).visitor
    const paid = (await signedInVisitor(app)).visitor
    const stale = await longAgo(await signedInVisitor(app))
    const unpaid = (await signedInVisitor(app)).visitor
    const made = newPerson()
    await admin.post('/api/admin/create-user', made)
    const toChange = new Visitor(app)
    await toChange.post('/api/auth/login', { email: made.email, password: made.password })
    const staleAdmin = await longAgo(await adminVisitor(app))
    callers = { anonymous: new Visitor(app), admin, paid, stale, staleAdmin, unpaid, toChange }
    const [reader, writer] = [await programOf(app, paid, 'read'), await programOf(app, paid, 'write')]
    const [hooks, owner] = [await programOf(app, paid, 'webhooks'), await programOf(app, paid, 'account')]
    const revoked = await programOf(app, paid, 'write')
    await paid.trpc.tokens.revoke.mutate({ id: revoked.id })
    const [adminWriter, unpaidWriter] = [await programOf(app, admin, 'write'), await programOf(app, unpaid, 'write')]
    const other = await signedInVisitor(app)
    const toChangeWriter = await programOf(app, other.visitor, 'write')
    const { db } = await testDatabase()
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, other.user.id))
    tokens = {
      ...{ hooks: hooks.visitor, owner: owner.visitor },
      ...{ reader: reader.visitor, writer: writer.visitor, adminWriter: adminWriter.visitor },
      ...{ unpaidWriter: unpaidWriter.visitor, toChangeWriter: toChangeWriter.visitor, revoked: revoked.visitor },
    }
  })

  it('administration is for administrators alone, and accounts and projects need a session', () => {
    const admins = procedureNames.filter((name) => /^admin/i.test(accessOf(name)) || accessOf(name) === 'provenAdmin')
    expect(admins).toEqual(procedureNames.filter((name) => name.startsWith('admin.')))
    const ofAccounts = procedureNames.filter((name) => /^(account|actuals|projects|tokens|webhooks)\./.test(name))
    expect(ofAccounts.filter((name) => accessOf(name) === 'public')).toEqual([])
  })

  it('lets programs do what is open to all or is about projects, and change nothing with a token that reads', () => {
    const ofPart = (part: TokenScope) => procedureNames.filter((name) => needsOf(name).programs === part)
    expect(ofPart('webhooks')).toEqual(procedureNames.filter((name) => name.startsWith('webhooks.')))
    expect(ofPart('account')).toEqual([
      ...['account.profile', 'account.sendProofCode', 'account.exportData', 'account.deleteByCode'],
    ])
    const open = [...ofPart('read'), ...ofPart('write')]
    expect(open.filter((name) => accessOf(name) !== 'public' && !/^(projects|actuals|stores)\./.test(name))).toEqual([])
    expect(procedureNames.filter((name) => name.startsWith('tokens.') && needsOf(name).programs)).toEqual([])
    const changing = open.filter((name) => accessOf(name) !== 'public' && typeOf(name) === 'mutation')
    expect(changing.filter((name) => needsOf(name).programs !== 'write')).toEqual([])
    // Deleting for good, and showing a plan to others, are left to people.
    expect(open.filter((name) => /purge|shares/.test(name))).toEqual([])
  })

  async function expectLadder(name: ProcedureName) {
    const { db } = await testDatabase()
    const before = await db.$count(users)
    for (const [caller, visitor] of Object.entries(callers)) {
      const refusal = Object.entries(expected[accessOf(name)]).find(([kind]) => kind === caller)?.[1]
      expect([caller, await refusalOf(visitor, name)]).toEqual([caller, refusal])
    }
    for (const [program, visitor] of entriesOf(tokens))
      expect([program, await refusalOf(visitor, name)]).toEqual([program, expectedOfProgram(name, program)])
    expect(await db.$count(users)).toBe(before)
  }

  it.each(procedureNames.filter((name) => name !== last))('%s', expectLadder)

  it('asks for a fresh proof before all that outlives a session, and takes no program there', async () => {
    const outlives = procedureNames.filter((name) => ['proven', 'provenAdmin'].includes(accessOf(name)))
    expect(outlives).toEqual(
      expect.arrayContaining(['tokens.create', 'webhooks.create', 'account.exportData', 'account.endOtherSessions']),
    )
    for (const name of outlives) {
      expect([name, await refusalOf(callers.staleAdmin, name)]).toEqual([name, 'PROOF_NEEDED'])
      expect([name, await refusalOf(tokens.writer, name)]).toEqual([name, 'TOKEN_SCOPE'])
    }
  })

  it('refuses a call of a page that was rendered for a different user', async () => {
    const { visitor, user } = await signedInVisitor(app)
    const other = await signedInVisitor(app)
    const create = (userId: string) =>
      visitor.send({
        method: 'POST',
        url: '/trpc/projects.create',
        payload: { projectName: 'Candles', projectData: '{}' },
        headers: { 'mizan-user': userId },
      })
    const refused = await create(other.user.id)
    expect([refused.statusCode, refused.json().error.json.data.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect((await visitor.get('/api/projects')).json().projects).toEqual([])
    // FREE_ACCESS_LIMIT is exhausted by now: a call that passes the rank is refused for that instead.
    expect((await create(user.id)).json().error.json.data.code).toBe('NO_ACCESS')
  })

  it('REST answers 401 without a session and 403 without the admin role', async () => {
    for (const { method, path, procedure, isSignedIn } of restRoutes) {
      const url = path.replace(/\{\w+\}/, '00000000-0000-7000-8000-000000000000')
      const send = (visitor: Visitor) =>
        visitor.send({ method, url, ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }) })
      const anonymous = await send(new Visitor(app))
      expect([path, anonymous.statusCode === 401]).toEqual([path, isSignedIn])
      if (accessOf(procedure) !== 'admin') continue
      expect([path, (await send(callers.paid)).statusCode]).toEqual([path, 403])
    }
  })
  it('REST answers programs with 401, 403 TOKEN_SCOPE or what it answers their account', async () => {
    for (const { method, path, procedure } of restRoutes) {
      const url = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
      const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
      for (const [program, visitor] of entriesOf(tokens)) {
        const { code = null } = (await visitor.send({ method, url, ...payload })).json()
        const refused = expectedOfProgram(procedure, program)
        expect([path, program, refusals.includes(code) ? code : null]).toEqual([path, program, refused])
      }
    }
  })

  it(last, () => expectLadder(last))
})
