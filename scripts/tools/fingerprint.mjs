import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}

/** One hash over the names and contents of files and folders; it changes when any of them does. */
export function fingerprint(paths, { skip = () => false, salt = '' } = {}) {
  const hash = createHash('sha256').update(salt)
  for (const file of paths.flatMap(filesUnder).sort()) {
    if (skip(file)) continue
    const content = readFileSync(file)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
