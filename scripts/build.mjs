// Builds everything that the server needs: browser files, prerendered pages, the server itself.
import { execFileSync } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { compressFiles } from './compress.mjs'
import { packedDatabase } from './database-template.mjs'
import { writePages } from './pages.mjs'
import { buildCalculatorScript, buildServiceWorker } from './service-worker.mjs'
import { softwareBillOfMaterials } from './tools/sbom.mjs'

/** What is built; empty where there is no git. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return process.env.MIZAN_COMMIT ?? ''
  }
}

process.env.NODE_ENV = 'production'
await rm('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await build({ mode: 'prerender', logLevel: 'warn' })
const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
await writePages(manifest)
await buildServiceWorker(manifest)
await buildCalculatorScript()
await compressFiles('dist/client')
await build({ mode: 'server', logLevel: 'warn' })
await writeFile('dist/commit', commit())
await writeFile('dist/sbom.cdx.json', softwareBillOfMaterials())
await copyFile(await packedDatabase(), 'dist/server/packed-database.tar.gz')
