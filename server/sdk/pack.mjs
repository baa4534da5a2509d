// npm run sdk [-- FOLDER]: compiles the SDK and packs it as FOLDER/mizan-sdk-….tgz, in .cache/sdk unless told.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const own = import.meta.dirname
const root = resolve(own, '../..')
const execute = promisify(execFile)

/** The path of the packed SDK. */
export async function packSdk(folder) {
  const staging = await mkdtemp(join(tmpdir(), 'mizan-sdk-'))
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const changes = [
      '--composite',
      'false',
      '--emitDeclarationOnly',
      'false',
      '--declaration',
      '--removeComments',
      'false',
    ]
    const compile = [compiler, '-p', own, ...changes, '--outDir', join(staging, 'dist')]
    const copied = [
      cp(join(own, 'package.json'), join(staging, 'package.json')),
      cp(join(own, 'readme.md'), join(staging, 'README.md')),
    ]
    await Promise.all([execute(process.execPath, compile), mkdir(folder, { recursive: true }), ...copied])
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(folder)]
    const { stdout } = await execute('npm', args, { cwd: staging })
    return join(resolve(folder), JSON.parse(stdout)[0].filename)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(`${await packSdk(process.argv[2] ?? join(root, '.cache/sdk'))}\n`)
