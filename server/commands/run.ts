import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { type Database, openEmbedded, openPostgres } from '../../db/client'
import { migrate } from '../../db/migrate'
import type { Env } from '../infra/env'
import { lockFolder } from '../infra/lock'
import { linesOf, lineWriter, readBackup, writeBackup } from './backup-file'
import { askRunning } from './control'
import { type Counts, digests, dump, restore } from './copy'
import { listen } from './listen'
import { runOnline } from './online'

interface Setup {
  env: Env
  log: Logger
  release: string
  say(line: string): void
}

const usage = `mizan migrate
mizan backup FILE [--password-file FILE]
mizan restore FILE [--password-file FILE]
mizan move postgresql://… | FOLDER
mizan check
mizan listen SECRET [PORT]
mizan admin promote|demote|activate|deactivate EMAIL
mizan admin delete EMAIL
mizan admin purge
mizan admin rotate-key|forget-key
docs/running.md says what each does.`

const isAddress = (place: string) => /^postgres(ql)?:/.test(place)

/** A database for commands: of a server without the limits of the service, of a folder alone. */
async function openPlace(place: string): Promise<Database> {
  if (isAddress(place)) {
    const database = openPostgres(place, { prepare: false, max: 2 })
    await database.check()
    return database
  }
  const unlock = await lockFolder(place, (cause) => {
    throw cause
  })
  const database = await openEmbedded({ dataDir: place }).catch((cause: unknown) =>
    unlock().then(() => Promise.reject(cause)),
  )
  return { ...database, close: () => database.close().finally(unlock) }
}

async function using<T>(place: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPlace(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const summaryOf = ({ rows }: Counts) => {
  const [users, projects] = [rows.users ?? 0, rows.user_projects ?? 0]
  return `${users} users, ${projects} projects, ${Object.values(rows).reduce((all, one) => all + one, 0)} rows in all`
}

/** The password of backups, from a file. */
async function passwordIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const password = (await readFile(file, 'utf8')).trim()
  if (password.length < 12) throw new Error('the password of a backup needs 12 characters or more')
  return password
}

/** Brings the database of the settings to this release. */
async function migrateHere({ say }: Setup, place: string): Promise<void> {
  const onWait = (what: string) => say(`waiting for a lock that others hold (${what})`)
  await using(place, ({ db }) => migrate(db, { onWait, apart: isAddress(place) ? db : undefined }))
  say('the database is as this release needs it')
}

interface BackupNamed {
  file: string | undefined
  passwordFile: string | undefined
}

async function backup({ env, release, say }: Setup, place: string, { file, passwordFile }: BackupNamed): Promise<void> {
  if (!file) throw new Error(usage)
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const counts = await writeBackup(file, await passwordIn(passwordFile), async (write) => {
    const lines = isAddress(place) ? null : await askRunning(env.DATA_DIR, ['dump'])
    if (!lines) return using(place, ({ db }) => dump(db, release, write))
    for await (const line of lines) await write(line)
  })
  say(
    `${file}: ${summaryOf(counts)}, read back and whole. It holds the secret key of the installation: keep it as closely.`,
  )
}

async function restoreHere({ say }: Setup, place: string, { file, passwordFile }: BackupNamed): Promise<void> {
  if (!file) throw new Error(usage)
  const lines = readBackup(file, await passwordIn(passwordFile))
  say(`restored: ${summaryOf(await using(place, ({ db }) => restore(db, lines)))}`)
}

/** Copies everything into another, empty database, and holds the rows of both against each other. */
async function move({ release, say }: Setup, place: string, [to]: readonly string[]): Promise<void> {
  if (!to || to === place) throw new Error(usage)
  await using(place, async (source) => {
    await migrate(source.db)
    await using(to, async (target) => {
      const stream = new PassThrough()
      const dumped = dump(source.db, release, lineWriter(stream)).then(() => stream.end())
      const [counts] = await Promise.all([
        restore(target.db, linesOf(stream)),
        dumped.catch((cause: unknown) => {
          stream.destroy()
          throw cause
        }),
      ])
      const [before, after] = [await digests(source.db), await digests(target.db)]
      const unlike = Object.keys(before).filter((name) => before[name] !== after[name])
      if (unlike.length > 0) throw new Error(`these tables differ after the move: ${unlike.join(', ')}`)
      say(`moved, every row equal: ${summaryOf(counts)}. Set DATABASE_URL or DATA_DIR to the new place.`)
    })
  })
}

async function online({ env, say }: Setup, place: string, words: readonly string[]): Promise<void> {
  const running = isAddress(place) ? null : await askRunning(env.DATA_DIR, words)
  if (!running) return say(await using(place, ({ db }) => runOnline(db, words)))
  for await (const line of running) say(line)
}

/** Where webhooks are tried out: until it is ended. */
async function listenHere({ say }: Setup, [secret = '', port = '4400']: readonly string[]): Promise<void> {
  const listening = await listen({ secret, port: Number(port), say })
  say(`listening: name http://127.0.0.1:${listening.port}/ as the address of a webhook, where WEBHOOK_LOOPBACK is on`)
}

const options = { help: { type: 'boolean', short: 'h' }, 'password-file': { type: 'string' } } as const

/** Does what the words of a command line say; throws with a sentence for the operator. An option that is none does nothing. */
export async function runCommand(setup: Setup, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [name = '', ...words] = positionals
  if (values.help || name === 'help') return setup.say(usage)
  const place = setup.env.DATABASE_URL ?? setup.env.DATA_DIR
  const named = { file: words[0], passwordFile: values['password-file'] }
  if (name === 'migrate') return migrateHere(setup, place)
  if (name === 'backup') return backup(setup, place, named)
  if (name === 'restore') return restoreHere(setup, place, named)
  if (name === 'move') return move(setup, place, words)
  if (name === 'listen') return listenHere(setup, words)
  if (name === 'check' || name === 'admin') return online(setup, place, [name, ...words])
  throw new Error(usage)
}
