import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, callerKey } from '../auth/context'
import { works } from '../http/budgets'
import { readBoundedBodies } from '../http/request-guards'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { type AppServices, type Context, createContext } from '../procedures/context'
import { fileMs } from '../rest/file-answer'
import { mcpServer } from './server'

/** Where assistants speak the Model Context Protocol. */
const path = '/mcp'

/** A token that is not good is refused before anything is answered; without one the model alone is open. */
async function mustBeGood({ bearer, getCaller }: Context): Promise<Caller | null> {
  const caller = await getCaller()
  if (bearer === null || caller) return caller
  throw new AppError('UNAUTHENTICATED')
}

/** One message a request: a list of them would be cheaper than they are one by one. Nothing is listened to for long. */
function mustBeOne(body: unknown) {
  if (Array.isArray(body)) throw new AppError('BATCH_REFUSED')
}

/** As the library reads it: the body was read and bounded already, and no address of ours is of interest. */
const asWebRequest = ({ headers }: FastifyRequest) =>
  new Request('http://mizan.invalid/mcp', {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
    ),
  })

async function answer(shared: AppServices, request: FastifyRequest, reply: FastifyReply) {
  mustBeOne(request.body)
  const ctx = createContext(shared, request, reply)
  const caller = await mustBeGood(ctx)
  const by = { account: caller ? callerKey(caller) : undefined, address: addressKey(request.ip) }
  await ctx.budgets.spend('messages', works.messages, by)
  const handler = createMcpHandler(() => mcpServer(ctx), { maxSubscriptions: 0, keepAliveMs: 0 })
  const answered = await handler.fetch(asWebRequest(request), { parsedBody: request.body ?? null })
  const type = answered.headers.get('content-type')
  if (type) reply.type(type)
  // Sent whole: nothing follows what was asked.
  return reply.status(answered.status).send(await answered.text())
}

/**
 * The model and the projects for assistants, over streamable HTTP and without a session. A caller is known by an access
 * token alone: of cookies nothing is looked at.
 */
export async function mcp(app: FastifyInstance, shared: AppServices): Promise<void> {
  readBoundedBodies(app, app.getDefaultJsonParser('ignore', 'ignore'))
  app.addHook('onRequest', async ({ headers }) => void delete headers.cookie)
  // A tool may make a file.
  app.post(path, { config: { answersWithin: fileMs } }, (request, reply) => answer(shared, request, reply))
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: path,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new AppError('METHOD_NOT_ALLOWED')
    },
    handler: () => Promise.reject(new AppError('METHOD_NOT_ALLOWED')),
  })
}
