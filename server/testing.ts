import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import superjson from 'superjson'
import { emptyDatabase, testDatabase } from '../db/testing'
import { type AppOptions, createApp } from './app'
import { type Env, readEnv } from './env'
import { createLog } from './log'
import type { AppRouter } from './router'

export interface TestOptions extends Partial<Omit<AppOptions, 'env'>> {
  env?: Partial<Env>
}

/** The real application over the worker's emptied database. */
export async function startTestApp({ env, ...options }: TestOptions = {}): Promise<FastifyInstance> {
  const database = options.database ?? (await testDatabase())
  await emptyDatabase(database)
  return createApp({
    database,
    version: 'test',
    log: createLog('silent'),
    ...options,
    env: { ...readEnv({ LOG_LEVEL: 'silent' }), ...env },
  })
}

type Body = Record<string, unknown>

/** One browser: it keeps its cookies, says that its requests are its own, and reads JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly app: FastifyInstance,
    private readonly headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) {}

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...this.headers, ...(cookie && { cookie }), ...options.headers }
    const response = await this.app.inject({ ...options, headers })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get(url: string) {
    return this.send({ method: 'GET', url })
  }

  post(url: string, payload: Body = {}) {
    return this.send({ method: 'POST', url, payload })
  }

  put(url: string, payload: Body = {}) {
    return this.send({ method: 'PUT', url, payload })
  }

  /** The client that the browser has too. */
  readonly trpc = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'http://localhost/trpc',
        transformer: superjson,
        fetch: async (input, init) => {
          const { pathname, search } = new URL(String(input))
          const method = init?.method === 'POST' ? 'POST' : 'GET'
          const response = await this.send({
            method,
            url: pathname + search,
            headers: { 'content-type': 'application/json' },
            ...(typeof init?.body === 'string' && { payload: init.body }),
          })
          return new Response(response.body, { status: response.statusCode })
        },
      }),
    ],
  })
}
