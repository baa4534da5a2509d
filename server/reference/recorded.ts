import type { Db } from '../../db/client'
import type { AuditTarget } from '../../src/domain/audit'
import { audit } from '../audit'
import type { Context } from '../context'
import { toAppError } from '../error-boundary'
import { AppError } from '../errors'
import { once, onceScope } from '../idempotency'

type Kind = Extract<AuditTarget, 'category_benchmark' | 'default_cost' | 'team_template' | 'overhead_default'>
type Verb = 'create' | 'update' | 'delete'

type Admin = Context & { user: { id: string } }
type Write<Row> = (tx: Db) => Promise<Row[]>

/** Of the tables of reference data one has a rule that two rows can break: an active benchmark of a category. */
function taken(cause: unknown): never {
  throw toAppError(cause).code === 'CONFLICT' ? new AppError('BENCHMARK_TAKEN') : cause
}

/** The changes to one kind of reference data, each with its row in the audit log: both are kept, or neither. */
export function recordedWrites<Row extends { id: string }>(kind: Kind) {
  type Change = { before?: Row; after?: Row }
  const record = ({ user, request }: Admin, tx: Db, verb: Verb, targetId: string, { before, after }: Change) =>
    audit(tx, {
      actorId: user.id,
      ip: request.ip,
      action: `${kind}.${verb}`,
      targetType: kind,
      targetId,
      ...(before && { before: valuesOf(before) }),
      ...(after && { after: valuesOf(after) }),
    })

  return {
    /** Adds a row, once for an Idempotency-Key. */
    create(ctx: Admin, input: object, insert: Write<Row>): Promise<Row> {
      const key = ctx.request.headers['idempotency-key']
      return once(ctx, { key, scope: onceScope(`admin.${kind}.create`, ctx.user.id), input }, async (tx) => {
        const [after] = await insert(tx).catch(taken)
        if (!after) throw new AppError('INTERNAL')
        await record(ctx, tx, 'create', after.id, { after })
        return after
      })
    },

    /** Changes a row that is held meanwhile. What changes nothing leaves no trace. */
    update(ctx: Admin, find: Write<Row>, save: (tx: Db, before: Row) => Promise<Row[]>): Promise<Row> {
      return ctx.db.transaction(async (tx) => {
        const [before] = await find(tx)
        if (!before) throw new AppError('NOT_FOUND')
        const [after] = await save(tx, before).catch(taken)
        if (!after) throw new AppError('NOT_FOUND')
        const isSame = JSON.stringify(valuesOf(before)) === JSON.stringify(valuesOf(after))
        if (!isSame) await record(ctx, tx, 'update', after.id, { before, after })
        return after
      })
    },

    /** Removes a row. */
    remove(ctx: Admin, remove: Write<Row>): Promise<{ success: true }> {
      return ctx.db.transaction(async (tx) => {
        const [before] = await remove(tx)
        if (!before) throw new AppError('NOT_FOUND')
        await record(ctx, tx, 'delete', before.id, { before })
        return { success: true } as const
      })
    },
  }
}

/** What an administrator typed: the log has the id and the time of its own. */
function valuesOf<Row extends { id: string }>(row: Row): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !['id', 'createdAt', 'updatedAt'].includes(name)))
}
