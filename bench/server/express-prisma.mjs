// What many would build this with: Express and Prisma, each used as its own documentation says.
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@prisma/client'
import express from 'express'

const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }) })
const app = express()
app.use(express.json({ limit: '1mb' }))

const head = { id: true, projectName: true, isDefault: true, revision: true, createdAt: true, updatedAt: true }
const whole = { ...head, projectData: true }

async function signedIn(request, response, next) {
  const token = /mizan_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const sessionToken = createHash('sha256').update(token).digest('hex')
  const found = await prisma.session.findUnique({ where: { sessionToken }, include: { user: true } })
  const isOpen = found && found.endedAt === null && found.user.isActive && found.expiresAt > new Date()
  if (!isOpen) return response.status(401).json({ error: 'no session' })
  request.userId = found.userId
  next()
}

const answer = (response, project) =>
  project ? response.json({ project }) : response.status(404).json({ error: 'not there' })

app.get('/api/health', (_request, response) => response.json({ status: 'ok' }))

app.get('/api/projects', signedIn, async (request, response) => {
  const where = { userId: request.userId }
  const rows = await prisma.project.findMany({ where, select: whole, orderBy: { id: 'desc' }, take: 101 })
  const projects = rows.slice(0, 100)
  response.json({ projects, nextCursor: rows.length > 100 ? projects.at(-1).id : null })
})

app.get('/api/projects/:id', signedIn, async (request, response) => {
  const where = { id: request.params.id, userId: request.userId }
  answer(response, await prisma.project.findFirst({ where, select: whole }))
})

app.put('/api/projects/:id', signedIn, async (request, response) => {
  const revision = Number(request.headers['if-match'].replaceAll('"', ''))
  const [project] = await prisma.project.updateManyAndReturn({
    where: { id: request.params.id, userId: request.userId, revision },
    data: { projectData: request.body.projectData, revision: { increment: 1 }, updatedAt: new Date() },
    select: head,
  })
  answer(response, project)
})

app.listen(Number(process.env.PORT), '127.0.0.1')
