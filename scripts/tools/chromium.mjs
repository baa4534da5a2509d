// Finds the Chromium that tests and benchmarks drive.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

// The shell first: without a browser's own windows it opens pages in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

// Ubuntu's package is a stub that asks for a snap: only what answers counts.
const works = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** The path of a Chromium that is already there: CHROMIUM_PATH or the system's; null when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((path) => existsSync(path) && works(path)) ?? null
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return null
  console.log('Chromium was not found; installing the system’s package …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await apt('update')
  // Releases of Debian before 12 have no shell of it.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await apt('install', '-y', '--no-install-recommends', name)
    const found = findChromium()
    if (found) return found
  }
  return null
}

async function installWithPlaywright() {
  console.log('Chromium was not found; downloading Playwright’s …')
  const code = await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (code !== 0) return null
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** A Chromium, installed when there is none; null when it cannot be had here. */
export async function provideChromium() {
  return findChromium() ?? (await installFromDebian()) ?? (await installWithPlaywright())
}
