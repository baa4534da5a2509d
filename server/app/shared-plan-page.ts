import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { sendPage } from '../http/documents/pages'
import { AppError } from '../infra/errors'
import type { AppServices } from '../procedures/context'
import { isShareOpen } from '../projects/shares'

type OwnAnswer = NonNullable<Parameters<typeof sendPage>[3]>
type Send = (request: FastifyRequest, reply: FastifyReply, own: OwnAnswer) => FastifyReply

/** Neither listed nor kept, and no page that is opened from it is told where it was. */
const headers = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const tokenIn = (request: FastifyRequest) => String(Reflect.get(Object(request.params), '*')).replace(/\/$/, '')

/** The page of a shared plan. It shows the same for every link that does not work, and says so by its status too. */
export function sharedPlanPage(app: FastifyInstance, services: AppServices, send: Send): void {
  const statusOf = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return (await isShareOpen({ ...services, request }, tokenIn(request))) ? 200 : 404
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOO_MANY_TRIES') throw error
      reply.header('retry-after', error.retryAfter)
      return error.status
    }
  }
  app.get('/s/*', async (request, reply) => send(request, reply, { status: await statusOf(request, reply), headers }))
}
