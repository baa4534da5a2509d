import { type AnyProcedure, callTRPCProcedure, type TRPCProcedureType } from '@trpc/server'
import type { Context } from '../procedures/context'
import { type Meta, metaOf } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { account } from './account'
import { admin } from './admin/admin'
import { auth } from './auth'
import { compute } from './compute'
import { evaluator } from './evaluator'
import { health } from './health'
import { actuals } from './months/actuals'
import { stores } from './months/stores'
import { passkeys } from './passkeys'
import { payments } from './payments'
import { projects } from './projects'
import { benchmarks } from './reference/benchmarks'
import { teamTemplates } from './reference/team-templates'
import { shares } from './shares'
import { tokens } from './tokens'
import { webhooks } from './webhooks'

export const appRouter = router({
  account,
  actuals,
  admin,
  auth,
  benchmarks,
  compute,
  evaluator,
  health,
  passkeys,
  payments,
  projects,
  shares,
  stores,
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

export const isProcedureName = (name: string): name is ProcedureName => isProcedure(flat[name])

export const procedureNames: readonly ProcedureName[] = Object.keys(flat).filter(isProcedureName)

export function procedureNamed(name: ProcedureName): AnyProcedure {
  const procedure = flat[name]
  if (!isProcedure(procedure)) throw new Error(`no procedure is called ${name}`)
  return procedure
}

/** Calls a procedure as its own paths do: who may, how often and with what input is the procedure's to decide. */
export const callProcedure = (ctx: Context, name: ProcedureName, getRawInput: () => Promise<unknown>) =>
  callTRPCProcedure({
    router: appRouter,
    path: name,
    type: procedureNamed(name)._def.type,
    ctx,
    getRawInput,
    // Nothing of ours listens to it, and making one costs as much as a small query.
    signal: undefined,
    batchIndex: 0,
  })

/** What a procedure said of itself, and who may call it. */
export const needsOf = (name: ProcedureName): Meta => metaOf(procedureNamed(name))

/** Whether a procedure is a query or a mutation; undefined for a name that none has. */
export function typeOf(name: string): TRPCProcedureType | undefined {
  const procedure = Object.hasOwn(flat, name) ? flat[name] : undefined
  return isProcedure(procedure) ? procedure._def.type : undefined
}
