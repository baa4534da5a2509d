// Generated clients: brought up to date, compiled by TypeScript 5, and run through the session of docs/rest.md. And every request
// that the page for programs prints, run as it stands in all three languages.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { run } from '../../scripts/tools/run.mjs'
import { generateTypes, readDocument } from './generate.mjs'
import { connectHey, generateHey } from './hey-api.mjs'
import { testsOf } from './server-tests.mjs'

const compiled = resolve('bench/client/.compiled')

/** What Spectral's rules for OpenAPI say of the document; Redocly's are a test. */
async function spectralSays(document) {
  const { default: core } = await import('@stoplight/spectral-core')
  const { default: rulesets } = await import('@stoplight/spectral-rulesets')
  const spectral = new core.Spectral()
  spectral.setRuleset(new core.Ruleset({ extends: [rulesets.oas] }))
  const problems = await spectral.run(document)
  return problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)
}

/** The session by one kind of client, on a server of its own. */
async function stepsOf(runSession, connect) {
  const server = await startBuiltServer()
  try {
    return await runSession(server.url, connect)
  } finally {
    await server.stop()
  }
}

export async function benchClient() {
  const wasStale = await generateTypes()
  if (wasStale) console.log('  server/sdk/src/api.gen.ts did not fit the document any more, and is new: commit it.')
  const document = await readDocument()
  const tsc = 'bench/client/node_modules/typescript/bin/tsc'
  const own = ['-p', 'bench/client', '--composite', 'false', '--outDir', compiled]
  const hey = await generateHey(document)
  for (const given of [['-p', 'server/sdk'], own, ['-p', hey]])
    if ((await run(process.execPath, [tsc, ...given])) !== 0) throw new Error(`${given[1]} does not compile.`)
  const { runSession } = await import(pathToFileURL(`${compiled}/session.js`).href)
  const steps = [...(await stepsOf(runSession)), ...(await stepsOf(runSession, await connectHey()))]
  const failed = steps.filter(([, found, documented]) => found !== documented)
  for (const [name, found, documented] of failed)
    console.log(`  ${name}: ${JSON.stringify(found)}, documented ${JSON.stringify(documented)}`)
  const warnings = await spectralSays(document)
  for (const warning of warnings) console.log(`  ${warning}`)
  const printed = await testsOf('server/rest/docs.test.ts', 'in three languages', { PRINTED: 'all' })
  return { printed, steps: steps.length, failed: failed.map(([name]) => name), wasStale, warnings }
}
