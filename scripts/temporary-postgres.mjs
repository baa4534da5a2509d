// A PostgreSQL of one's own for the length of a test run: in a temporary folder, on a free port, without fsync.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const debian = '/usr/lib/postgresql'

/** The folder of initdb and pg_ctl, newest first, or null where PostgreSQL is not installed. */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
function run(file, args) {
  const options = { stdio: 'pipe', cwd: tmpdir() }
  return isRoot
    ? execFileSync('runuser', ['-u', 'postgres', '--', file, ...args], options)
    : execFileSync(file, args, options)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Starts it and gives its address; `stop` ends it and removes its folder. */
export async function startPostgres(bin = findPostgres()) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-postgres-'))
  if (isRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`
  run(join(bin, 'initdb'), ['-D', data, '-U', 'mizan', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  return {
    url: `postgresql://mizan@127.0.0.1:${port}/postgres`,
    stop() {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
