import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesPerFolder, trackedFiles } from './folders'
import { files, read, root } from './sources'

// A file that was deleted or moved stays in git's index until it is staged.
const paths = trackedFiles().filter((path) => existsSync(join(root, path)))

it('counts files and folders, and no tests', () => {
  const counts = entriesPerFolder(['a/b/one.ts', 'a/b/one.test.ts', 'a/two.spec.ts', 'a/three.ts'])
  expect([...counts]).toEqual([
    ['.', 1],
    ['a', 2],
    ['a/b', 1],
  ])
})

it('has no folder of more than 20 entries beside tests and migrations, which only grow', () => {
  const sorted = paths.filter((path) => !path.startsWith('db/migrations/'))
  expect([...entriesPerFolder(sorted)].filter(([, count]) => count > 20)).toEqual([])
})

it('checks every file that git tracks, migrations apart', () => {
  const written = paths.filter((path) => /^(src|server|db|e2e|scripts|bench)\//.test(path))
  const unchecked = written.filter((path) => !files.includes(path) && !path.startsWith('db/migrations/'))
  expect(unchecked).toEqual([])
})

it('numbers every decision once', () => {
  const decisions = paths.filter((path) => path.startsWith('docs/decisions/'))
  expect(decisions.filter((path) => !/^docs\/decisions\/[a-z]+\/\d{4}-[a-z0-9-]+\.md$/.test(path))).toEqual([])
  const numbers = decisions.map((path) => Number(path.split('/')[3]?.slice(0, 4))).sort((a, b) => a - b)
  expect(numbers.filter((number, index) => number === numbers[index - 1])).toEqual([])
})

it.each(['README.md', 'CONTRIBUTING.md'])('%s names files and folders that are there', (document) => {
  const named = [...read(document).matchAll(/`((?:src|server|db|e2e|scripts|bench|docs)\/[\w./-]+)`/g)]
  const missing = named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]))
  expect(missing).toEqual([])
})
