import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { read, root } from './sources'

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}

export interface Lockfile {
  packages: Record<string, Entry>
}

export type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
> & {
  overrides?: Record<string, unknown>
  scripts?: Record<string, string>
}

/** The folders that have a package.json of their own. */
export const packageFolders = ['.', 'bench', 'bench/client'].filter((folder) =>
  existsSync(join(root, folder, 'package.json')),
)

export const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`))
export const lockfileOf = (folder: string): Lockfile => JSON.parse(read(`${folder}/package-lock.json`))

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/

const versionsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(versionsIn)

/** Dependencies whose version is a range: they would change without a commit. */
export function unpinned(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  return [dependencies, devDependencies, optionalDependencies, overrides].flatMap((list) =>
    Object.entries(list ?? {}).flatMap(([name, value]) =>
      versionsIn(value)
        .filter((version) => !exact.test(version))
        .map((version) => `${name}@${version}`),
    ),
  )
}

const installed = (lockfile: Lockfile) => Object.entries(lockfile.packages).filter(([path]) => path !== '')

/** Entries that name the host they came from, so that the lockfile would only work with that one. */
export const namingHost = (lockfile: Lockfile) =>
  installed(lockfile).flatMap(([path, { resolved, link }]) => (resolved !== undefined && !link ? [path] : []))

/** Entries whose content is not pinned by a hash. */
export const withoutIntegrity = (lockfile: Lockfile) =>
  installed(lockfile).flatMap(([path, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [path]))

/** Packages, without their place in the tree, that would run a program while they install. */
export const withInstallScript = (lockfile: Lockfile) => [
  ...new Set(
    installed(lockfile)
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, '')),
  ),
]
