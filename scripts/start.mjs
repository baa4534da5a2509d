import './tools/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepareOrExit, root } from './tools/prepare.mjs'
import { forwardSignals } from './tools/run.mjs'

const release = forwardSignals()
await prepareOrExit()
release()

// The server runs in this very process: signals reach it, its exit code is ours, and nothing can outlive us.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
