// The server's tests on a schema whose founders' tables are divided into 32 partitions by founder, which asks for the keys that
// several machines would ask for.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitestCounts } from '../../../scripts/testing/counts.mjs'
import { findPostgres, startPostgres } from '../../../scripts/tools/postgres.mjs'
import { run } from '../../../scripts/tools/run.mjs'

const partitions = 32

/** How many rows of a table a statement reads depends on the table's size, and `one-partition` divides the tables itself. */
const excluded = ['server/query-plans/**']

export async function benchPartitioned() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to divide.')
  const cluster = await startPostgres(bin)
  try {
    const report = join(tmpdir(), `mizan-partitioned-${process.pid}.json`)
    const env = { ...process.env, DATABASE_URL_TEST: cluster.url, PARTITIONS: String(partitions) }
    const args = ['run', '--project', 'server', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const without = excluded.flatMap((files) => ['--exclude', files])
    const code = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...without], { env })
    const { passed, failed } = vitestCounts(code, report)
    return { partitions, passed, failed }
  } finally {
    await cluster.stop()
  }
}
