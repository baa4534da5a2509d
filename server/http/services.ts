import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/client'
import { type Bloat, createBloat } from '../infra/background/bloat'
import type { Replica } from '../infra/background/replica'
import type { Env } from '../infra/env'
import type { Mail } from '../infra/mail/mail'
import { createQueues, type Queues } from '../infra/queues'
import { createLimits, type Limits } from '../infra/rate-limits'
import type { SecretKey } from '../infra/secret-key'
import { createInFlight, type InFlight } from './admission/in-flight'
import { createKnownCallers, type KnownCallers } from './admission/known-callers'
import { createKnownRefusals, type KnownRefusals } from './admission/known-refusals'
import { type Budgets, createBudgets } from './budgets'

/** What an application is started with, below accounts and projects. */
export interface HttpSetup {
  database: Database
  /** Null where administrators read the database itself. */
  replica: Replica | null
  env: Env
  log: FastifyBaseLogger
  mail: Mail
  secretKey: SecretKey
  version: string
  /** Made new where none are given. */
  budgets?: Budgets
}

/** What every part above may use; made once an application. */
export interface HttpServices extends HttpSetup {
  db: Database['db']
  budgets: Budgets
  bloat: Bloat
  inFlight: InFlight
  knownCallers: KnownCallers
  knownRefusals: KnownRefusals
  limits: Limits
  queues: Queues
}

export function createHttpServices(setup: HttpSetup): HttpServices {
  const { database, env, log, secretKey } = setup
  return {
    ...setup,
    db: database.db,
    budgets: setup.budgets ?? createBudgets(env.RATE_LIMIT),
    bloat: createBloat(database, log),
    inFlight: createInFlight(env.RATE_LIMIT),
    knownCallers: createKnownCallers(),
    knownRefusals: createKnownRefusals(),
    limits: createLimits(database.db, env.RATE_LIMIT, log, secretKey),
    queues: createQueues(),
  }
}
