// How much a new field of the plan touches: a copy of the product gets one, and types and the tests of fields run there.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { provideChromium } from '../../scripts/tools/chromium.mjs'
import { onStop, run } from '../../scripts/tools/run.mjs'
import { edited, edits } from './gift-wrap.mjs'

/** Below the product, so that its packages are found; nothing is installed in the copy. */
const folder = resolve('.cache/bench/field')

/** What is installed, built, measured or private. */
const left = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results', 'coverage', '.env'])
const isCopied = (path) => basename(path) !== 'node_modules' && path !== join('bench', 'results')

function copyProduct() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync('.').filter((name) => !left.has(name))) {
    cpSync(entry, join(folder, entry), { recursive: true, filter: isCopied })
  }
}

function addField() {
  for (const edit of edits) {
    const path = join(folder, edit.file)
    writeFileSync(path, edited(readFileSync(path, 'utf8'), edit))
  }
}

const program = (path) => resolve('node_modules', path)
const fieldTests = ['src/domain', 'src/results', 'scripts/checks']

const checks = [
  ['types', [program('typescript/bin/tsc'), '-b']],
  ['unit tests of fields', [program('vitest/vitest.mjs'), 'run', '--project', 'unit', ...fieldTests]],
  ['build', ['scripts/build.mjs']],
  [
    'browser test of every field',
    [program('playwright/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', 'every-field'],
  ],
]

/** The first check that fails in the copy. */
async function failing() {
  const env = { ...process.env, CHROMIUM_PATH: await provideChromium() }
  for (const [name, args] of checks) {
    console.log(`  ${name} …`)
    if ((await run(process.execPath, args, { cwd: folder, env })) !== 0) return [name]
  }
  return []
}

export async function benchField() {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const forget = onStop(remove)
  try {
    copyProduct()
    addField()
    return { files: new Set(edits.map(({ file }) => file)).size, failing: await failing() }
  } finally {
    forget()
    remove()
  }
}
