// The floor: Fastify and postgres.js with nothing around them, sending the product's statements.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import postgres from 'postgres'
import { get, list, save, session } from './queries.mjs'

const sql = postgres(process.env.DATABASE_URL, { max: 10 })
const ask = (statement, values) => sql.unsafe(statement, values, { prepare: true })
const app = Fastify()

async function userId({ headers }) {
  const token = /mizan_session=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const [row] = await ask(session, [createHash('sha256').update(token).digest('hex')])
  if (!row || row.expires_at < new Date()) throw Object.assign(new Error('no session'), { statusCode: 401 })
  return row.id
}

const withoutBytes = ({ id, projectName, isDefault, revision, createdAt, updatedAt, projectData }) => ({
  id,
  projectName,
  isDefault,
  revision,
  createdAt,
  updatedAt,
  projectData,
})

function found(project) {
  if (!project) throw Object.assign(new Error('not there'), { statusCode: 404 })
  return { project }
}

app.get('/api/health', async () => ({ status: 'ok' }))

app.get('/api/projects', async (request) => {
  const rows = await ask(list, [await userId(request), 'ffffffff-ffff-ffff-ffff-ffffffffffff', 101])
  const projects = rows.slice(0, 100).map(withoutBytes)
  return { projects, nextCursor: rows.length > 100 ? projects.at(-1).id : null }
})

app.get('/api/projects/:id', async (request) => {
  const [project] = await ask(get, [request.params.id, await userId(request)])
  return found(project)
})

app.put('/api/projects/:id', async (request) => {
  const revision = Number(request.headers['if-match'].replaceAll('"', ''))
  const values = [request.params.id, await userId(request), revision, request.body.projectData]
  const [project] = await ask(save, values)
  return found(project)
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
