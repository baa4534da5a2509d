// PgBouncer in transaction mode before a PostgreSQL, with its own settings alone: nothing of the machine's is read.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/tools/free-port.mjs'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync)

const isRoot = () => process.getuid?.() === 0
const numberOf = (user) => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }))

const settings = ({ hostname, port }, ownPort, folder) => `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
`

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Starts it before the cluster at `url`; gives the address through it. */
export async function startPgbouncer(url) {
  if (!program) throw new Error('PgBouncer was not found: apt-get install pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'mizan-pgbouncer-'))
  const port = await freePort()
  const target = new URL(url)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings(target, port, folder))
  writeFileSync(join(folder, 'users'), `"${target.username}" ""\n`)
  // As PostgreSQL, it refuses to run as root.
  const user = isRoot() ? { uid: numberOf('postgres') } : {}
  if (user.uid) chownSync(folder, user.uid, -1)
  const child = spawn(program, ['-q', file], { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) {
      await stop()
      throw new Error('PgBouncer did not start')
    }
    await sleep(100)
  }
  target.port = String(port)
  return { url: target.href, pid: child.pid, stop }
}
