import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, Visitor } from './testing'

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

  it('describes itself', async () => {
    const document = (await visitor.get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/benchmarks')
  })
})
