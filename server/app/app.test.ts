import { beforeAll, describe, expect, it } from 'vitest'
import { dereferenced } from '../rest/dereference'
import { restRoutes } from '../rest/routes'
import { startTestApp, Visitor } from '../testing/test-app'

describe('the application', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = new Visitor(await startTestApp())
  })

  it('tells its health, with the kind of its database', async () => {
    const answer = await visitor.get('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 'ok', database: { reachable: true }, version: 'test' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('lists benchmarks over REST and tRPC alike', async () => {
    expect((await visitor.get('/api/benchmarks')).json()).toEqual({ categoryBenchmarks: [] })
    expect(await visitor.trpc.benchmarks.list.query()).toEqual([])
  })

  it('describes every route, with the schemas of the procedures', async () => {
    const document = await visitor
      .get('/api/openapi.json')
      .then((response) => JSON.parse(JSON.stringify(dereferenced(response.json()))))
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path, procedure } of restRoutes)
      expect(document.paths[path][method.toLowerCase()].operationId).toBe(procedure)
    const { requestBody, responses } = document.paths['/api/auth/register'].post
    const body = requestBody.content['application/json'].schema
    expect(body.required).toEqual(['email', 'password', 'firstName', 'lastName', 'phone'])
    expect(Object.keys(body.properties)).not.toContain('isAdmin')
    expect(responses[201].content['application/json'].schema.properties.user.properties.createdAt.format).toBe(
      'date-time',
    )
    const status = document.paths['/api/admin/users/{id}/status'].put
    expect(Object.keys(status.requestBody.content['application/json'].schema.properties)).toEqual(['isActive'])
    expect(status.parameters).toMatchObject([{ in: 'path', name: 'id', required: true }])
    expect(status.security).toEqual([{ session: [] }])
  })
})
