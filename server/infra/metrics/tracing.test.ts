import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { signedInVisitor, startTestApp } from '../../testing/test-app'
import { readEnv } from '../env'
import { startTracing, traceStatement } from './tracing'

it('sends a span for each answer and each statement, joined to the trace of the caller, without an id or a value', async () => {
  const received: string[] = []
  const collector = createServer((request, response) => {
    text(request).then((body) => {
      received.push(`${request.url} ${body}`)
      response.end('{}')
    })
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : 0
  const env = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`, LOG_LEVEL: 'silent' })
  const stop = await startTracing(env, '1.2.3+abc')
  const { visitor } = await signedInVisitor(await startTestApp({ env }))
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
  const caller = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${caller}-00f067aa0ba902b7-01` }
  const answer = await visitor.send({ method: 'GET', url: `/api/projects/${id}`, headers })
  expect(answer.statusCode).toBe(200)
  expect(await traceStatement('select $1::text', async () => 'secret')).toBe('secret')
  await expect(traceStatement('update x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await stop()
  collector.close()
  const sent = received.join('\n')
  expect(sent).toMatch(/^\/v1\/traces /)
  expect(sent).toContain('"GET /api/projects/:id"')
  expect(sent).toContain(caller)
  expect(sent).toContain('select $1::text')
  expect(sent).toContain('1.2.3+abc')
  for (const secret of [id, 'Candles', 'store.example', 'secret']) expect(sent).not.toContain(secret)
})
