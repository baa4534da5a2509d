import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../db/client'
import { createRegistry, type Sample } from './registry'

/** Of this process, as Prometheus has them: one registry for all parts. */
const registry = createRegistry()

export const metrics = {
  requests: registry.counter('mizan_http_requests_total', 'Answered requests by route and status.'),
  seconds: registry.histogram(
    'mizan_http_request_seconds',
    'How long answers took, by route.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  ),
  saves: registry.counter('mizan_saves_total', 'Saves of plans: saved, or stale when another one came first.'),
  mails: registry.counter('mizan_mails_total', 'Tries of mails: sent, failed, refused for good, or given up.'),
  deliveries: registry.counter('mizan_webhook_deliveries_total', 'Tries of webhooks by outcome.'),
  text: registry.text,
}

const started = Date.now() / 1000
const delay = monitorEventLoopDelay({ resolution: 20 })

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** The longest delay since it was last asked for, and its median. */
function loopDelays(): Sample[] {
  const [median, longest] = [delay.percentile(50) / 1e9, delay.max / 1e9]
  delay.reset()
  return [
    [Number.isFinite(median) ? median : 0, { quantile: '0.5' }],
    [longest, { quantile: '1' }],
  ]
}

const queueSchema = z.array(z.object({ queue: z.string(), length: z.number(), seconds: z.number() }))
type QueueRows = z.output<typeof queueSchema>

/** Rows that wait for a job, counted up to a bound, and for how long the first has been due. */
const queues = sql`
  select 'mails' as queue, count(*)::int as length,
    greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8 as seconds
  from (select created_at from mails order by next_try_at limit 10000) waiting
  union all
  select 'webhooks', count(*)::int, greatest(0, coalesce(extract(epoch from now() - min(next_try_at)), 0))::float8
  from (select next_try_at from webhook_deliveries where state = 'waiting' limit 10000) waiting
  union all
  select 'versions', count(*)::int, greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8
  from (select created_at from project_versions where stage = 0 order by created_at limit 10000) fresh`

/** Reads what the database knows, for every scrape; while it is away it is only said that it is. */
async function readQueues({ db }: Database): Promise<QueueRows> {
  const answer: unknown = await db.execute(queues)
  const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer
  return queueSchema.parse(Array.isArray(rows) ? [...rows] : rows)
}

/** The state of the process and its database, measured when they are scraped. */
export function watchProcess(database: Database, release: string): { text(): Promise<string> } {
  let [queued, isUp]: [QueueRows, boolean] = [[], false]
  delay.enable()
  registry.gauge('mizan_info', 'The release.', () => [[1, { release }]])
  registry.gauge('mizan_database_up', 'Whether the database can be used.', () => [[isUp ? 1 : 0]])
  registry.gauge('mizan_database_pool', 'What has a connection, and what waits for one.', () => {
    const { busy, waiting } = database.load()
    return [
      [busy, { state: 'busy' }],
      [waiting, { state: 'waiting' }],
    ]
  })
  const ofQueues = (name: 'length' | 'seconds') => () => queued.map((row): Sample => [row[name], { queue: row.queue }])
  registry.gauge('mizan_queue_length', 'Rows that wait for a job, up to 10000.', ofQueues('length'))
  registry.gauge('mizan_queue_seconds', 'How long the first of them has waited.', ofQueues('seconds'))
  registry.gauge('nodejs_eventloop_delay_seconds', 'Delay of the event loop since the last scrape.', loopDelays)
  registry.gauge('process_resident_memory_bytes', 'Memory.', () => [[process.memoryUsage.rss()]])
  registry.gauge('process_start_time_seconds', 'When the process began.', () => [[started]])
  registry.gauge('process_cpu_seconds_total', 'Time of the processor.', () => [[cpuSeconds()]], 'counter')
  return {
    async text() {
      isUp = await database.check().then(
        () => true,
        () => false,
      )
      queued = isUp ? await readQueues(database).catch(() => []) : []
      return metrics.text()
    },
  }
}
