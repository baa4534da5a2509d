// Installs the packages when the lockfile and what lies in node_modules differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** How to run the npm that belongs to this Node. */
function npmCommand() {
  const bundled = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return bundled ? [process.execPath, [bundled]] : ['npm', []]
}

/** Optional packages for other machines are listed in the lockfile and never installed. */
function isForThisMachine({ os, cpu, libc }) {
  return !libc && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
}

function matches(wanted, installed) {
  if (installed) return installed.version === wanted.version && installed.integrity === wanted.integrity
  return wanted.optional === true && !((wanted.os || wanted.cpu) && isForThisMachine(wanted))
}

/** True when npm's own record of node_modules agrees with the lockfile, package by package. */
export function isInstalled(lockfile, record) {
  const { '': _root, ...wanted } = lockfile.packages
  return (
    Object.keys(record.packages).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, entry]) => matches(entry, record.packages[path]))
  )
}

/** Brings `folder`/node_modules to what its lockfile says. Does nothing, in a few milliseconds, when it is there. */
export async function install(folder = '.') {
  const lockfile = join(folder, 'package-lock.json')
  const record = join(folder, 'node_modules/.package-lock.json')
  const stamp = join(folder, 'node_modules/.installed')
  const salt = `${process.platform} ${process.arch}`
  const wanted = fingerprint([lockfile, join(folder, 'package.json')], { salt })
  // npm removes its record when it begins and the stamp with node_modules: an interrupted run leaves neither.
  if (existsSync(record)) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
    if (isInstalled(readJson(lockfile), readJson(record))) return
  }
  console.log(`Installing packages${folder === '.' ? '' : ` of ${folder}/`} …`)
  await npmInstall(resolve(folder))
  writeFileSync(stamp, wanted)
}

async function npmInstall(cwd) {
  // Production machines build too, and what builds is among the development packages.
  const { NODE_ENV: _, npm_config_omit: __, ...env } = process.env
  const [command, args] = npmCommand()
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await run(command, [...args, 'ci', ...flags], { cwd, env })) === 0) return
  console.log('npm ci refused; trying npm install …')
  if ((await run(command, [...args, 'install', '--no-save', ...flags], { cwd, env })) === 0) return
  throw new Error('The packages could not be installed: see what npm says above.')
}
