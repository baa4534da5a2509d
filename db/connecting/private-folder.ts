import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

const ownerOnly = 0o700
const sticky = 0o1000

async function closeInside(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeFolder(path)
    else if (entry.isFile()) await chmod(path, 0o600)
  }
}

/** Takes a folder and all in it from every user but its owner. The folder comes last: a closed folder means that its content is closed. */
export async function closeFolder(folder: string): Promise<void> {
  await closeInside(folder)
  await chmod(folder, ownerOnly)
}

const isRefused = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'EPERM'

/**
 * Makes a folder that only its owner can open, or closes the one that is there: it holds password hashes and addresses,
 * and earlier versions left it open. A folder that the whole machine shares, such as /tmp, stays as it is, and so does
 * one that is another's, such as a container's volume: what we keep in it is closed by itself.
 */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownerOnly })
  const { mode } = await stat(folder)
  if ((mode & sticky) !== 0 || (mode & 0o077) === 0) return
  await chmod(folder, ownerOnly).catch((cause: unknown) => {
    if (!isRefused(cause)) throw cause
  })
}

/** The same for a folder of ours with what is in it, where it is there and open to others. */
export async function closeIfOpen(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found && (found.mode & 0o077) !== 0) await closeFolder(folder)
}

/** The same for the files of one name, for one that is written by its own mode time and again. */
export async function closeFilesNamed(name: string, folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const found = all.filter((path) => basename(path) === name)
  await Promise.all(found.map((path) => chmod(join(folder, path), 0o600)))
}
