// A PostgreSQL cluster for one test run: own folder, own port, nothing kept.
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { capture, onStop } from './run.mjs'

const versions = '/usr/lib/postgresql'

/** The folder that holds initdb and pg_ctl, the newest version first; null when there is none. */
export function findPostgres() {
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...debian]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
}

// initdb and postgres refuse to run as root: Debian's package brings a user for them.
const isRoot = () => process.getuid?.() === 0

async function asDatabaseUser(command, args) {
  // pg_ctl leaves the server running with our pipes open, so its own words go to a log file instead.
  const result = await (isRoot()
    ? capture('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: '/' })
    : capture(command, args))
  if (result.code !== 0) throw new Error(`${command} failed: ${result.output.trim()}`)
}

async function ownedFolder(within) {
  const folder = mkdtempSync(join(within, 'mizan-pg-'))
  if (isRoot()) {
    const { code, output } = await capture('id', ['-u', 'postgres'])
    if (code !== 0) throw new Error('there is no user "postgres" to run it as')
    chownSync(folder, Number(output), -1)
  }
  return folder
}

const settings = (port, folder) =>
  [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c max_connections=100',
    // Nothing here outlives the run, so nothing needs to reach the disk.
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off',
  ].join(' ')

/**
 * Starts a fresh cluster: its address, what stops and removes it, and what ends it for a while. `copyOf`: as the standby of the
 * cluster at this address; `within`: in this folder.
 */
export async function startPostgres(bin, { copyOf, within = tmpdir() } = {}) {
  const folder = await ownedFolder(within)
  const data = join(folder, 'data')
  const stop = async () => {
    removeHook()
    await asDatabaseUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  const removeHook = onStop(stop)
  try {
    const port = await freePort()
    const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    const copy = ['-D', data, '-d', copyOf, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
    // Not all of its programs need be linked where initdb is.
    const programs = dirname(realpathSync(join(bin, 'pg_ctl')))
    await (copyOf ? asDatabaseUser(join(programs, 'pg_basebackup'), copy) : asDatabaseUser(join(bin, 'initdb'), init))
    const log = join(folder, 'log')
    const start = () =>
      asDatabaseUser(join(bin, 'pg_ctl'), ['-D', data, '-l', log, '-o', settings(port, folder), '-w', 'start'])
    await start()
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop,
      /** Again, after `kill` or `halt`. The processes of one that was killed need a moment to end. */
      async start() {
        for (let tries = 1; ; tries += 1) {
          try {
            return await start()
          } catch (error) {
            if (tries === 20) throw error
            await sleep(100)
          }
        }
      },
      /** Ends it as a crash does. */
      kill: () => process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
      /** Makes a standby take writes. */
      promote: () => asDatabaseUser(join(bin, 'pg_ctl'), ['-D', data, '-w', 'promote']),
      /** Ends it as its operator does, in one of the modes of pg_ctl. */
      halt: (mode) => asDatabaseUser(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop']),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
