// A plain server for the same calls: Fastify, the session checked by Lucia, the statements made by Drizzle and prepared, as the
// product's are. It has none of what surrounds ours: bounds, limits, fairness, admission, logs, metrics, headers, versions.
import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, lt, sql as text } from 'drizzle-orm'
import { boolean, integer, pgTable, text as string, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import Fastify from 'fastify'
import { Lucia } from 'lucia'
import postgres from 'postgres'

const moment = (name) => timestamp(name, { withTimezone: true })

const users = pgTable('users', {
  id: uuid(),
  email: string(),
  firstName: string('first_name'),
  lastName: string('last_name'),
  phone: string(),
  countryCode: string('country_code'),
  isEmailVerified: boolean('is_email_verified'),
  preferredLanguage: string('preferred_language'),
  preferredCurrency: string('preferred_currency'),
  accountType: string('account_type'),
  paymentStatus: string('payment_status'),
  userNumber: integer('user_number'),
  isActive: boolean('is_active'),
  isAdmin: boolean('is_admin'),
  mustChangePassword: boolean('must_change_password'),
  createdAt: moment('created_at'),
})

const sessions = pgTable('user_sessions', {
  id: uuid(),
  userId: uuid('user_id'),
  sessionToken: string('session_token'),
  lastAccessedAt: moment('last_accessed_at'),
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
})

const projects = pgTable('user_projects', {
  id: uuid(),
  userId: uuid('user_id'),
  projectName: string('project_name'),
  isDefault: boolean('is_default'),
  projectData: string('project_data'),
  revision: integer(),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  deletedAt: moment('deleted_at'),
})

const db = drizzle(postgres(process.env.DATABASE_URL, { max: 10 }))
const value = (name) => text.placeholder(name)

const byToken = db
  .select({ user: users, session: sessions })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .where(and(eq(sessions.sessionToken, value('token')), isNull(sessions.endedAt), eq(users.isActive, true)))
  .prepare('session_by_token')

const adapter = {
  async getSessionAndUser(token) {
    const [found] = await byToken.execute({ token })
    if (!found) return [null, null]
    const { user, session } = found
    return [
      { id: token, userId: user.id, expiresAt: session.expiresAt, attributes: {} },
      { id: user.id, attributes: { found } },
    ]
  },
  updateSessionExpiration: async () => {},
  deleteSession: async () => {},
}
const lucia = new Lucia(adapter, { getUserAttributes: ({ found }) => ({ found }) })

const { id, projectName, isDefault, revision, createdAt, updatedAt, projectData } = projects
const head = { id, projectName, isDefault, revision, createdAt, updatedAt }
const whole = { ...head, projectData }
const own = and(eq(projects.userId, value('userId')), isNull(projects.deletedAt))

const bytes = text`(sum(octet_length(${projectData})) over (order by ${id} desc))::int`.as('bytes')
const page = db
  .select({ ...whole, bytes })
  .from(projects)
  .where(and(own, lt(id, value('cursor'))))
  .orderBy(desc(id))
  .limit(value('limit'))
  .as('page')
const list = db
  .select()
  .from(page)
  .where(text`${page.bytes} - octet_length(${page.projectData}) < 4194304`)
  .prepare('list')
const one = db
  .select(whole)
  .from(projects)
  .where(and(eq(id, value('id')), own))
  .prepare('one')
const save = db
  .update(projects)
  .set({ projectData: text`${value('projectData')}`, revision: text`${revision} + 1`, updatedAt: text`now()` })
  .where(and(eq(id, value('id')), own, eq(revision, value('revision'))))
  .returning(head)
  .prepare('save')

const app = Fastify()

async function userOf({ headers }) {
  const token = /mizan_session=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const { user } = await lucia.validateSession(createHash('sha256').update(token).digest('hex'))
  if (!user) throw Object.assign(new Error('no session'), { statusCode: 401 })
  return user.id
}

function found(project) {
  if (!project) throw Object.assign(new Error('not there'), { statusCode: 404 })
  return { project }
}

app.get('/api/health', async () => ({ status: 'ok' }))

app.get('/api/projects', async (request) => {
  const userId = await userOf(request)
  const rows = await list.execute({ userId, cursor: 'ffffffff-ffff-ffff-ffff-ffffffffffff', limit: 101 })
  const shown = rows.slice(0, 100).map(({ bytes: _, ...project }) => project)
  return { projects: shown, nextCursor: rows.length > 100 ? shown.at(-1).id : null }
})

app.get('/api/projects/:id', async (request) => {
  const userId = await userOf(request)
  const [project] = await one.execute({ id: request.params.id, userId })
  return found(project)
})

app.put('/api/projects/:id', async (request) => {
  const userId = await userOf(request)
  const revision = Number(request.headers['if-match'].replaceAll('"', ''))
  const { projectData } = request.body
  const [project] = await save.execute({ id: request.params.id, userId, revision, projectData })
  return found(project)
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
