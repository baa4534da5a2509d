import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program is on this machine; undefined where it is not. */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
