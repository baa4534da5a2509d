import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The rows of a file that one process writes and another reads, or the same one once it has been started again. */
export function rowsOf(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

export const addRow = (path, row) => appendFileSync(path, `${JSON.stringify(row)}\n`)
