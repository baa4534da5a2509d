import type { Db } from '../../db/client'
import type { AuditTarget } from '../../src/domain/site/audit'
import type { Context } from '../auth/context'
import { toAppError } from '../http/error-boundary'
import { audit } from '../infra/audit'
import { AppError } from '../infra/errors'
import { withIdempotencyKey } from '../infra/idempotency'

type Kind = Extract<AuditTarget, 'category_benchmark' | 'default_cost' | 'team_template' | 'overhead_default'>
type Verb = 'create' | 'update' | 'delete'

type Admin = Context & { user: { id: string } }

/** Of the tables of reference data one has a rule that two rows can break: an active benchmark of a category. */
function taken(cause: unknown): never {
  throw toAppError(cause).code === 'CONFLICT' ? new AppError('BENCHMARK_TAKEN') : cause
}

/** One kind of reference data: its statements, each of which gives the rows that it read or wrote. */
interface ReferenceTable<Values extends object, Row extends { id: string }> {
  kind: Kind
  /** Judges a whole row; fills in what is missing. */
  schema: { parse(values: unknown): Values }
  list(db: Db): Promise<Row[]>
  insert(tx: Db, values: Values): Promise<Row[]>
  /** Locks the row until the change is made. */
  find(tx: Db, id: string): Promise<Row[]>
  update(tx: Db, id: string, values: Values): Promise<Row[]>
  remove(tx: Db, id: string): Promise<Row[]>
}

/** What administrators do with one kind of reference data; each change has its row in the audit log, or is not made. */
export function auditedCrud<Values extends object, Row extends { id: string }>(table: ReferenceTable<Values, Row>) {
  const { kind } = table
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
    list: ({ db }: Context): Promise<Row[]> => table.list(db),

    /** Adds a row, once for an Idempotency-Key. */
    create(ctx: Admin, input: Values): Promise<Row> {
      const key = ctx.request.headers['idempotency-key']
      return withIdempotencyKey(ctx, { key, call: `admin.${kind}.create`, userId: ctx.user.id, input }, async (tx) => {
        const [after] = await table.insert(tx, input).catch(taken)
        if (!after) throw new AppError('INTERNAL')
        await record(ctx, tx, 'create', after.id, { after })
        return after
      })
    },

    /** Changes what is named of a row. What changes nothing leaves no trace. */
    update(ctx: Admin, { id, ...changes }: { id: string }): Promise<Row> {
      return ctx.db.transaction(async (tx) => {
        const [before] = await table.find(tx, id)
        if (!before) throw new AppError('NOT_FOUND')
        const [after] = await table.update(tx, id, table.schema.parse({ ...before, ...changes })).catch(taken)
        if (!after) throw new AppError('NOT_FOUND')
        const isSame = JSON.stringify(valuesOf(before)) === JSON.stringify(valuesOf(after))
        if (!isSame) await record(ctx, tx, 'update', after.id, { before, after })
        return after
      })
    },

    remove(ctx: Admin, { id }: { id: string }): Promise<{ success: true }> {
      return ctx.db.transaction(async (tx) => {
        const [before] = await table.remove(tx, id)
        if (!before) throw new AppError('NOT_FOUND')
        await record(ctx, tx, 'delete', before.id, { before })
        return { success: true } as const
      })
    },
  }
}

/** The fields that an administrator typed: the log has its own id and time. */
function valuesOf<Row extends { id: string }>(row: Row): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !['id', 'createdAt', 'updatedAt'].includes(name)))
}
