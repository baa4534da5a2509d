import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../../db/client'
import type { Sent } from '../../../db/testing'

/** One step of a plan, as EXPLAIN tells it. */
export interface Step {
  type: string
  table: string | null
  /** Rows that it looked at; null where the statement was not run. */
  read: number | null
}

const count = z.optional(z.number())
const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Actual Rows': count,
  'Actual Loops': count,
  'Rows Removed by Filter': count,
  'Rows Removed by Join Filter': count,
  'Rows Removed by Index Recheck': count,
  get Plans() {
    return z.optional(z.array(node))
  },
})
const answer = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })

type Node = z.infer<typeof node>

function stepsOf(one: Node): Step[] {
  const rows = one['Actual Rows']
  const removed = (one['Rows Removed by Filter'] ?? 0) + (one['Rows Removed by Index Recheck'] ?? 0)
  const read = rows === undefined ? null : (rows + removed) * (one['Actual Loops'] ?? 1)
  const step = { type: one['Node Type'], table: one['Relation Name'] ?? null, read }
  return [step, ...(one.Plans ?? []).flatMap(stepsOf)]
}

/** A parameter as it can stand in a statement; the database reads the text as the type that belongs there. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const plain = value instanceof Date ? value.toISOString() : value
  const text = typeof plain === 'object' ? JSON.stringify(plain) : String(plain)
  return `'${text.replaceAll("'", "''")}'`
}

/** Whether it is one that the database plans. */
export const isPlanned = ({ query }: Sent) => /^\s*(select|insert|update|delete|with)\b/i.test(query)

/** Reading changes nothing: what only reads can be run to see what it reads. */
const onlyReads = ({ query }: Sent) => /^\s*select\b/i.test(query) && !/\bfor (update|share)\b/i.test(query)

type Mode = 'custom' | 'generic'

let planned = 0

async function plan(tx: Db, sent: Sent, mode: Mode): Promise<Step[]> {
  const [name, values] = [`planned_${++planned}`, sent.params.map(literal).join(', ')]
  const analyze = mode === 'custom' && onlyReads(sent) ? 'analyze, timing off, ' : ''
  await tx.execute(sql.raw(`prepare ${name} as ${sent.query}`))
  const text = `explain (${analyze}format json) execute ${name}${values && `(${values})`}`
  const explained: unknown = await tx.execute(sql.raw(text))
  const rows = Array.isArray(explained) ? explained : z.object({ rows: z.array(z.unknown()) }).parse(explained).rows
  await tx.execute(sql.raw(`deallocate ${name}`))
  return stepsOf(answer.parse(rows[0])['QUERY PLAN'][0].Plan)
}

/**
 * Plans statements as prepared ones: for these very parameters, or ('generic') for any, as the database does once it has
 * run one a few times. Those that only read are run as well, unless the plan is generic.
 */
export function explain(db: Db, statements: readonly Sent[], mode: Mode): Promise<{ sent: Sent; steps: Step[] }[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = force_${mode}_plan`))
    const explained = []
    for (const sent of statements) explained.push({ sent, steps: await plan(tx, sent, mode) })
    return explained
  })
}
