import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'

/**
 * What a supervisor and a load balancer ask, without an account or a log line, under overload as well: whether the process is to be
 * started again, and whether it is to be sent requests. A database that is away is no reason for the first.
 */
export async function probes(
  app: FastifyInstance,
  { database, stopping }: { database: Pick<Database, 'check'>; stopping?: AbortSignal | undefined },
): Promise<void> {
  const config = { isProbe: true } as const
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/livez', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_request, reply) => {
    if (stopping?.aborted) return reply.status(503).send({ status: 'stopping' })
    const isThere = await database.check().then(
      () => true,
      () => false,
    )
    return reply.status(isThere ? 200 : 503).send({ status: isThere ? 'ok' : 'unavailable' })
  })
}
