import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Database } from '../../db/client'
import type { Env } from '../infra/env'
import { watchProcess } from '../infra/metrics/metrics'

/** Serves the metrics on a port of their own, which no visitor reaches; gives its address and what ends it, or null without METRICS_PORT. */
export async function serveMetrics(env: Env, database: Database, release: string) {
  if (env.METRICS_PORT === undefined) return null
  const process = watchProcess(database, release)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    process.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(env.METRICS_PORT, env.METRICS_HOST)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : env.METRICS_PORT,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
