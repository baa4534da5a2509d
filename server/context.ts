import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import type { Env } from './env'

/** What the whole program shares; made once, by main.ts or by a test. */
export interface Services {
  database: Database
  env: Env
  version: string
}

/** What one call may use. `calls` is how many procedures share its request. */
export interface Context extends Services {
  db: Database['db']
  request: FastifyRequest
  reply: FastifyReply
  calls: number
}

export function createContext(services: Services, request: FastifyRequest, reply: FastifyReply, calls = 1): Context {
  return { ...services, db: services.database.db, request, reply, calls }
}
