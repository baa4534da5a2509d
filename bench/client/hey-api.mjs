// The client that @hey-api/openapi-ts makes of the document: written, to be compiled whole, and dressed so that it can go the session.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const written = resolve('bench/client/.hey-api')

/** Writes it, and gives the path of what TypeScript compiles it by, as strictly as ours. */
export async function generateHey(document) {
  const { createClient } = await import('@hey-api/openapi-ts')
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk']
  await createClient({
    input: JSON.parse(JSON.stringify(document)),
    output: { path: `${written}/client` },
    plugins,
    logs: { level: 'silent', file: false },
  })
  const compilerOptions = { strict: true, noEmit: true, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] }
  Object.assign(compilerOptions, { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler' })
  const project = `${written}/tsconfig.json`
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ['client/**/*.ts'] }))
  return project
}

/** Calls by it as the session's own client is called. */
export async function connectHey() {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: `${written}/built`,
      target: 'node20',
      rolldownOptions: {
        input: `${written}/client/client/index.ts`,
        output: { entryFileNames: 'client.mjs' },
      },
    },
  })
  const { createClient } = await import(pathToFileURL(`${written}/built/client.mjs`).href)
  return (options) => {
    const client = createClient(options)
    const call =
      (method) =>
      (url, { params = {}, body } = {}) =>
        client.request({ method, url, ...params, headers: params.header, ...(body && { body }) })
    return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') }
  }
}
