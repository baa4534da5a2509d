import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releaseOf } from './commands/release'
import { runCommand } from './commands/run'
import { readEnv } from './infra/env'
import { createLog } from './infra/log'

/** The folder above `dist/`, when this runs as the built `dist/server/cli.js`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

async function run() {
  process.umask(0o077)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await runCommand({ env, log: createLog('silent'), release: await releaseOf(root), say }, process.argv.slice(2))
}

run().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`)
  process.exitCode = 1
})
