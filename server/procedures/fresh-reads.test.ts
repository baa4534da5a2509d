import { expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { restRoutes } from '../rest/routes'
import { procedureNamed } from '../routers/router'
import { adminVisitor, startTestApp } from '../testing/test-app'
import { metaOf } from './needs'

const { db } = await testDatabase()
const replica = { db, age: () => 2.5, close: async () => {} }

const adminReads = restRoutes.filter(
  ({ method, procedure }) => method === 'GET' && /admin/i.test(metaOf(procedureNamed(procedure)).access),
)

it.each(adminReads)('$method $path says how old it is, or leaves a record', async ({ path, procedure }) => {
  const app = await startTestApp({ replica })
  const { visitor } = await adminVisitor(app)
  const made = await visitor.post('/api/projects', { projectName: 'p', projectData: '{}' })
  expect(made.statusCode).toBe(201)
  visitor.cookies.delete('mizan_changed')
  const answer = await visitor.get(path.replace('{id}', made.json().project.id))
  expect(answer.statusCode).toBe(200)
  const leavesRecord = metaOf(procedureNamed(procedure)).leavesRecord ?? false
  expect([answer.headers['figures-age'], visitor.cookies.has('mizan_changed')]).toEqual(
    leavesRecord ? [undefined, true] : ['3', false],
  )
})
