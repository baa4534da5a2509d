import { execFileSync } from 'node:child_process'
import { root } from './sources'

const isTest = (name: string) => /\.(test|spec)\./.test(name)

/** Every file that git tracks or would add, as a path from the repository's root. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  return list.split('\0').filter((path) => path !== '')
}

/** How many entries each folder has, its own folders included; tests stand beside their source and do not count. */
export function entriesPerFolder(paths: string[]): Map<string, number> {
  const entries = new Map<string, Set<string>>()
  for (const path of paths) {
    const parts = path.split('/')
    parts.forEach((name, depth) => {
      if (depth === parts.length - 1 && isTest(name)) return
      const folder = parts.slice(0, depth).join('/') || '.'
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
    })
  }
  return new Map([...entries].map(([folder, names]) => [folder, names.size]))
}
