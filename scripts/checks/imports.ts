import { posix } from 'node:path'
import { files, parse, read } from './sources'

/** One import of a file. `typeOnly`: the compiler erases it, so it brings nothing into a bundle. */
export interface Import {
  from: string
  /** What it names: a path from the root when it is one of our files, else the package. */
  to: string
  isPackage: boolean
  typeOnly: boolean
}

const known = new Set(files)
const endings = ['', '.ts', '.tsx', '.mjs', '.d.mts', '/index.ts', '/index.tsx']

function resolveOwn(from: string, specifier: string): string {
  const bare = posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')))
  return endings.map((ending) => bare + ending).find((path) => known.has(path)) ?? bare
}

function named(from: string, specifier: string, typeOnly: boolean): Import {
  const isPackage = !specifier.startsWith('.')
  return { from, to: isPackage ? specifier : resolveOwn(from, specifier), isPackage, typeOnly }
}

function dynamicSpecifier(path: string, start: number, end: number): string | null {
  const text = read(path).slice(start, end)
  return /^['"].*['"]$/.test(text) ? text.slice(1, -1) : null
}

/** Every import, re-export and dynamic import of a file. */
export function importsOf(path: string): Import[] {
  const { module } = parse(path)
  const direct = module.staticImports.map(({ moduleRequest, entries }) =>
    named(path, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [named(path, entry.moduleRequest.value, entry.isType)] : [])),
  )
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = dynamicSpecifier(path, moduleRequest.start, moduleRequest.end)
    return specifier === null ? [] : [named(path, specifier, false)]
  })
  return [...direct, ...passedOn, ...later]
}

/** Every package that running `entry` can load, with the file that names it. */
export function packagesReachedFrom(entry: string): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !/\.(ts|tsx|mjs)$/.test(path)) continue
    seen.add(path)
    for (const { to, isPackage, typeOnly } of importsOf(path)) {
      if (typeOnly) continue
      if (isPackage) packages.set(to, path)
      else waiting.push(to)
    }
  }
  return packages
}
