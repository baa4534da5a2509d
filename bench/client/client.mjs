// A client with generated types: brought up to date, compiled by TypeScript 5, and run through the session of docs/rest.md.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { run } from '../../scripts/tools/run.mjs'
import { generateTypes } from './generate.mjs'

const compiled = resolve('bench/client/.compiled')

export async function benchClient() {
  const wasStale = await generateTypes()
  if (wasStale) console.log('  bench/client/api.gen.ts did not fit the document any more, and is new: commit it.')
  const server = await startBuiltServer()
  try {
    const tsc = 'bench/client/node_modules/typescript/bin/tsc'
    const args = ['-p', 'bench/client', '--composite', 'false', '--outDir', compiled]
    if ((await run(process.execPath, [tsc, ...args])) !== 0) throw new Error('The client does not compile.')
    const { runSession } = await import(pathToFileURL(`${compiled}/session.js`).href)
    const steps = await runSession(server.url)
    const failed = steps.filter(([, found, documented]) => found !== documented)
    for (const [name, found, documented] of failed)
      console.log(`  ${name}: ${JSON.stringify(found)}, documented ${JSON.stringify(documented)}`)
    return { steps: steps.length, failed: failed.map(([name]) => name), wasStale }
  } finally {
    await server.stop()
  }
}
