import type { AnyProcedure, TRPCProcedureType } from '@trpc/server'
import { router } from './http/trpc'
import { account } from './routers/account'
import { admin } from './routers/admin/admin'
import { auth } from './routers/auth'
import { benchmarks } from './routers/benchmarks'
import { evaluator } from './routers/evaluator'
import { health } from './routers/health'
import { payments } from './routers/payments'
import { projects } from './routers/projects'
import { shares } from './routers/shares'
import { teamTemplates } from './routers/team-templates'
import { tokens } from './routers/tokens'
import { webhooks } from './routers/webhooks'

export const appRouter = router({
  account,
  admin,
  auth,
  benchmarks,
  evaluator,
  health,
  payments,
  projects,
  shares,
  teamTemplates,
  tokens,
  webhooks,
})
export type AppRouter = typeof appRouter

type NamesIn<R> = {
  [K in keyof R & string]: R[K] extends AnyProcedure ? K : `${K}.${NamesIn<R[K]>}`
}[keyof R & string]

/** `auth.login`, `admin.users.create`, …: as they stand in a tRPC path. */
export type ProcedureName = NamesIn<AppRouter['_def']['record']>

// tRPC keeps its procedures flat, by full name; its type says nested.
const flat: Readonly<Record<string, unknown>> = appRouter._def.procedures

const isProcedure = (value: unknown): value is AnyProcedure => typeof value === 'function' && '_def' in value

export const procedureNames: readonly string[] = Object.keys(flat)

export function procedureNamed(name: ProcedureName): AnyProcedure {
  const procedure = flat[name]
  if (!isProcedure(procedure)) throw new Error(`no procedure is called ${name}`)
  return procedure
}

/** Whether a procedure is a query or a mutation; undefined for a name that none has. */
export function typeOf(name: string): TRPCProcedureType | undefined {
  const procedure = Object.hasOwn(flat, name) ? flat[name] : undefined
  return isProcedure(procedure) ? procedure._def.type : undefined
}
