import { readFile, rmdir, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { privateFolder } from '../../db/connecting/private-folder'

class FolderInUse extends Error {
  constructor(folder: string) {
    super(`${folder} is in use by another Mizan process; stop it, or give this one its own DATA_DIR.`)
  }
}

const staleMs = 15_000
const errorCode = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : undefined)

/** Linux gives a name without a file that the kernel frees when its owner dies, however it dies. */
async function holdName(folder: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null
  const { dev, ino } = await stat(folder)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(errorCode(cause) === 'EADDRINUSE' ? new FolderInUse(folder) : cause))
    server.listen(`\0mizan-${dev}-${ino}`, resolve)
  })
  return server.unref()
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return errorCode(cause) === 'EPERM'
  }
}

type Owner = 'none' | 'leftover' | 'elsewhere' | 'alive'

/** Of a process of this machine we know whether it lives; of another machine's only the lock's age can tell. */
async function ownerOf(ownerFile: string): Promise<Owner> {
  const [host, pid] = (await readFile(ownerFile, 'utf8').catch(() => '')).split(' ')
  if (!host) return 'none'
  if (host !== hostname()) return 'elsewhere'
  return Number(pid) === process.pid || !isAlive(Number(pid)) ? 'leftover' : 'alive'
}

async function holdFile(folder: string, onLost: (cause: Error) => void) {
  const lockfilePath = join(folder, 'lock')
  const ownerFile = join(folder, 'owner')
  const owner = await ownerOf(ownerFile)
  if (owner === 'leftover') await rmdir(lockfilePath).catch(() => {})
  // A container that was killed and started again has another name: wait until its old lock has aged.
  const retries = owner === 'elsewhere' ? { retries: staleMs / 1000 + 2, minTimeout: 1000, maxTimeout: 1000 } : 0
  const options = { lockfilePath, stale: staleMs, update: staleMs / 5, onCompromised: onLost, retries }
  const release = await lockfile.lock(folder, options)
  await writeFile(ownerFile, `${hostname()} ${process.pid}`)
  return release
}

/**
 * One process a data folder: PGlite does not lock its folder, and two processes on one folder destroy it. The kernel's name holds
 * within a machine, the lock file also between containers that share a volume.
 */
export async function lockFolder(folder: string, onLost: (cause: Error) => void): Promise<() => Promise<void>> {
  await privateFolder(folder)
  const name = await holdName(folder)
  try {
    const release = await holdFile(folder, onLost)
    return async () => {
      await release().catch(() => {})
      name?.close()
    }
  } catch (cause) {
    name?.close()
    throw errorCode(cause) === 'ELOCKED' ? new FolderInUse(folder) : cause
  }
}
