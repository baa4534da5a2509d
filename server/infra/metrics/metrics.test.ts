import { expect, it } from 'vitest'
import { testDatabase } from '../../../db/testing'
import { serveMetrics } from '../../app/metrics-server'
import { signedInVisitor, startTestApp } from '../../testing/test-app'
import { readEnv } from '../env'
import { createRegistry } from './registry'

it('writes counters, gauges and histograms as Prometheus reads them', () => {
  const registry = createRegistry()
  const count = registry.counter('a_total', 'Things.')
  count({ kind: 'say "hi"\n' })
  count({ kind: 'say "hi"\n' }, 2)
  registry.gauge('b', 'Now.', () => [[1.5]])
  const observe = registry.histogram('c_seconds', 'Times.', [0.1, 1])
  for (const seconds of [0.05, 0.5, 5]) observe(seconds, { route: '/' })
  expect(registry.text()).toBe(`# HELP a_total Things.
# TYPE a_total counter
a_total{kind="say \\"hi\\"\\n"} 3
# HELP b Now.
# TYPE b gauge
b 1.5
# HELP c_seconds Times.
# TYPE c_seconds histogram
c_seconds_bucket{route="/",le="0.1"} 1
c_seconds_bucket{route="/",le="1"} 2
c_seconds_bucket{route="/",le="+Inf"} 3
c_seconds_sum{route="/"} 5.55
c_seconds_count{route="/"} 3
`)
})

it('exports saves, responses, queues and the process, by patterns and never by an id or an address', async () => {
  const { visitor } = await signedInVisitor(await startTestApp())
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
  await visitor.trpc.projects.save.mutate({ id, projectData: '{"storeName":"Noor"}' })
  expect((await visitor.get(`/api/projects/${id}`)).statusCode).toBe(200)
  const served = await serveMetrics(readEnv({ METRICS_PORT: '0' }), await testDatabase(), '1.2.3+abc')
  if (!served) throw new Error('a port was set')
  const url = `http://127.0.0.1:${served.port}`
  const answer = await fetch(`${url}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  // Other tests of the same process are counted, too.
  expect(text).toMatch(/^mizan_http_requests_total\{method="GET",route="\/api\/projects\/:id",status="200"\} \d+$/m)
  expect(text).toMatch(/^mizan_saves_total\{outcome="saved"\} \d+$/m)
  expect(text).toMatch(/^mizan_queue_length\{queue="versions"\} 1$/m)
  expect(text).toContain('mizan_info{release="1.2.3+abc"} 1\n')
  expect(text).toContain('mizan_database_up 1\n')
  expect(text).not.toContain(id)
  expect(text).not.toContain('store.example')
  expect((await fetch(`${url}/`)).status).toBe(404)
  served.close()
})
