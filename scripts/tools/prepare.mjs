// What every command does first: packages installed, the product built, each only when something changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from './fingerprint.mjs'
import { install } from './install.mjs'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** All that a build reads: when any of it changes, the product is built again. */
export const sources = [
  'src',
  'server',
  'db',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/database-template.mjs',
  'scripts/pages.mjs',
  'scripts/service-worker.mjs',
  'scripts/tools/sbom.mjs',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const stamp = 'dist/.built'

const isTest = (file) => /\.test\.tsx?$/.test(file)

async function build() {
  const wanted = fingerprint(sources, { skip: isTest })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building …')
  rmSync(stamp, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  if ((await run(process.execPath, ['scripts/build.mjs'], { env })) !== 0) throw new Error('The build failed.')
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, wanted)
}

/** `prepare`, for commands that cannot go on without it: says what failed and ends. */
export async function prepareOrExit(options) {
  try {
    await prepare(options)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Installs and, unless told otherwise, builds. Two commands at once take turns. */
export async function prepare({ builds = true } = {}) {
  process.chdir(root)
  await withLock('.cache/prepare.lock', async () => {
    await install()
    if (builds) await build()
  })
}
