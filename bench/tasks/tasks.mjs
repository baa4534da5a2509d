// How much a newcomer's usual changes touch: a copy of the product gets them, and types and tests run there.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { provideChromium } from '../../scripts/tools/chromium.mjs'
import { onStop, run } from '../../scripts/tools/run.mjs'
import { edited, filesOf } from './edit.mjs'
import { fieldTask, tasks } from './list.mjs'

/** Below the product, so that its packages are found; nothing is installed in the copy. */
const folder = resolve('.cache/bench/tasks')

/** What is installed, built, measured or private. */
const left = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results', 'coverage', '.env'])
const isCopied = (path) => basename(path) !== 'node_modules' && path !== join('bench', 'results')

/** Copies what is committed into a folder below the product. */
export function copyProduct(to) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync('.').filter((name) => !left.has(name))) {
    cpSync(entry, join(to, entry), { recursive: true, filter: isCopied })
  }
  return to
}

function apply({ edits }) {
  for (const edit of edits) {
    const path = join(folder, edit.file)
    writeFileSync(path, edited(readFileSync(path, 'utf8'), edit))
  }
}

const program = (path) => resolve('node_modules', path)
const vitest = (project, ...filters) => [program('vitest/vitest.mjs'), 'run', '--project', project, ...filters]
/** Looks for the places of the edits, which are made by then. */
const notInCopy = ['--exclude', 'scripts/checks/newcomer-tasks.test.mjs']
/** What formulas were changed is written before anything reads it. */
const model = ['model', ['scripts/model/write-model.mjs']]
const types = ['types', [program('typescript/bin/tsc'), '-b']]

const fieldChecks = [
  model,
  types,
  ['unit tests of fields', [...vitest('unit', 'src/domain', 'src/results', 'scripts/checks'), ...notInCopy]],
  ['build', ['scripts/build.mjs']],
  [
    'browser test of every field',
    [program('playwright/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', 'every-field'],
  ],
]

const taskChecks = [
  model,
  types,
  ['unit tests', [...vitest('unit', 'src', 'scripts/checks', 'bench'), ...notInCopy]],
  [
    'server tests',
    vitest(
      'server',
      'server/rest/properties',
      'server/routers/admin',
      'server/routers/project',
      'server/connect/tokens',
      'server/http/bounds',
      'server/procedures',
    ),
  ],
]

/** The first check that fails in the copy. */
async function failing(checks) {
  const env = { ...process.env, CHROMIUM_PATH: await provideChromium() }
  for (const [name, args] of checks) {
    console.log(`  ${name} …`)
    if ((await run(process.execPath, args, { cwd: folder, env })) !== 0) return [name]
  }
  return []
}

async function measured(chosen, checks) {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const forget = onStop(remove)
  try {
    copyProduct(folder)
    for (const task of chosen) apply(task)
    const files = chosen.map((task) => ({ name: task.heading, files: filesOf(task).length }))
    return { tasks: files, failing: await failing(checks) }
  } finally {
    forget()
    remove()
  }
}

export const benchField = () => measured([fieldTask], fieldChecks)

/** The other tasks, all in one copy. */
export const benchTasks = () =>
  measured(
    tasks.filter((task) => task !== fieldTask),
    taskChecks,
  )
