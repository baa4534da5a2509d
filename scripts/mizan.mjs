// npm run mizan -- migrate | backup FILE | restore FILE | move PLACE | check | listen SECRET | admin …: commands apart from the service.
import './tools/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepareOrExit, root } from './tools/prepare.mjs'

await prepareOrExit()
await import(pathToFileURL(join(root, 'dist/server/cli.js')).href)
