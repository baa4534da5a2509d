import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { newPerson, startTestApp, testDataDir, Visitor } from '../testing/test-app'
import { readEnv } from './env'
import { createLog } from './log'
import { createMail } from './mail/mail'

const canaries = {
  password: 'canary-of-a-password',
  wrong: 'canary-of-a-wrong-one',
  plan: 'canary-of-a-plan',
  header: 'canary-of-a-header',
  id: 'canary-of-an-id',
  query: 'canary-of-a-query',
  link: 'canary-of-a-link-32-long-enough_',
}

let lines: string[]
beforeEach(() => {
  lines = []
})
afterEach(async () => {
  const { db } = await testDatabase()
  await db.execute(sql`alter table if exists lost rename to users`)
})

it('records events without secrets', async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const mail = createMail(readEnv({ DATA_DIR: testDataDir, SMTP_URL: 'smtp://user:canary-smtp@127.0.0.1:1' }), log)
  const app = await startTestApp({ log, mail })
  const visitor = new Visitor(app)
  const { email } = newPerson()
  const authorization = `Bearer ${canaries.header}`
  await visitor.post('/api/auth/register', newPerson({ email, password: canaries.password }))
  const token = visitor.cookies.get('mizan_session') ?? 'none'
  await visitor.post('/api/auth/login', { email, password: canaries.wrong })
  await visitor.post('/api/auth/login', { email, password: canaries.password })
  await visitor.send({
    method: 'GET',
    url: `/api/benchmarks?payment_intent=${canaries.query}`,
    headers: { authorization },
  })
  await visitor.post('/api/evaluate', { projectData: `{"storeName":"${canaries.plan}"}` })
  await visitor.post('/api/evaluate', { projectData: `{"storeName":"${canaries.plan}"` })
  const spelled = [
    '/s/',
    '/S/',
    '/%73/',
    '//s/',
    '/%2Fs/',
    '/./s/',
    '/x/../s/',
    '/s%2F',
    '/en/s/',
    '/',
    '/api/',
    '/trpc/',
  ]
  for (const path of spelled) {
    await visitor.get(`${path}${canaries.link}`)
    await visitor.post(`${path}${canaries.link}`)
  }
  for (const path of ['/app/evaluation/', '/api/projects/']) await visitor.get(`${path}${canaries.id}`)
  await visitor.trpc.auth.session.query()
  const { db } = await testDatabase()
  await db.execute(sql`alter table users rename to lost`)
  const failed = await visitor.post('/api/auth/register', newPerson({ email, password: canaries.password }))
  expect(failed.statusCode).toBe(500)
  await mail.close()

  const text = lines.join('')
  expect(text).toContain('"path":"/api/auth/login"')
  for (const path of [
    '/s/:token',
    '/en/s/…',
    '/api/projects/:id',
    '/app/evaluation/:id',
    '/trpc/auth.session',
    '/trpc/…',
  ])
    expect(text).toContain(`"path":"${path}"`)
  expect(text).toContain('"status":500')
  expect(text).toContain('a mail could not be sent')
  for (const canary of Object.values(canaries)) expect(text).not.toContain(canary)
  expect(text).not.toContain(token)
  expect(text).not.toContain(visitor.cookies.get('mizan_session'))
  expect(text).not.toMatch(/canary|argon2id|sessionToken|set-cookie/)
  expect(text).not.toContain(email)
})
