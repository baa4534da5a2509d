import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParseResult, parseSync } from 'vite'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const folders = ['src', 'server', 'db', 'e2e', 'scripts', 'bench']
/** Generated or installed; the first two anywhere. */
const skipped = /(^|\/)(node_modules|\.compiled)$|^db\/migrations$|^bench\/results$/

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (skipped.test(path)) return []
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Every file that people write, as a path from the repository's root. */
export const files = folders.flatMap(walk)

export const isTest = (path: string) => /\.(test|spec)\.(tsx?|mjs)$|\/testing\//.test(path)
export const isScript = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(d\.m?ts|gen\.ts)$/.test(path)
export const isDictionary = (path: string) => /^src\/i18n\/(en|ar)\//.test(path)

/** TypeScript and JavaScript, tests apart. */
export const scripts = files.filter((path) => isScript(path) && !isTest(path))

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

const parsed = new Map<string, { source: string; result: ParseResult }>()

/** The syntax tree of a file. */
export const parse = (path: string): ParseResult => parseSource(path, read(path))

/** The syntax tree of a text: of a file it is made once, however many checks look at it. */
export function parseSource(path: string, source: string): ParseResult {
  const known = parsed.get(path)
  if (known?.source === source) return known.result
  const result = parseSync(path, source)
  const [error] = result.errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  parsed.set(path, { source, result })
  return result
}

/** The line of an offset, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
