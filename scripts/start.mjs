import './tools/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './tools/prepare.mjs'
import { forwardSignals } from './tools/run.mjs'

const release = forwardSignals()
try {
  await prepare()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
release()

// The server runs in this very process: signals reach it, its exit code is ours, and nothing can outlive us.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
