// Builds dist/client/sw.js: the worker that keeps the evaluator without an account on the device.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { build } from 'vite'

/** Pages behind an account, and the words of what is not the evaluator. */
const isLeftOut = (key) =>
  key === 'app/server-pages.tsx' || /^i18n\/\w+\/(?:admin\/|account|chat|landing|legal|mail|purchase)/.test(key)

/** Large libraries that few visitors ask for, fetched when they do. */
const isAskedFor = (file) => /\/(?:report|workbook)\.worker-/.test(file)

/** The files that the evaluator can ask for: everything that its entry reaches. */
function reachedFiles(manifest) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || isLeftOut(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit('app.html')
  return [...files].filter((file) => !file.endsWith('.html') && !isAskedFor(file))
}

const contentHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** What asks for each document that is kept; the comparison is drawn in the browser alone. */
const addressOf = {
  demo: (language) => `/demo?lang=${language}&offline`,
  start: (language) => `/demo?lang=${language}&start=&offline`,
  app: (language) => `/demo?lang=${language}&compare=&offline`,
  offline: (language) => `/offline?lang=${language}`,
}

/** A document under an address that no page has: the worker alone answers with it. */
async function documentEntry(page, language) {
  const revision = contentHash(await readFile(`dist/pages/${page}.${language}.html`))
  return { url: addressOf[page](language), revision }
}

async function publicEntry(name) {
  return { url: `/${name}`, revision: contentHash(await readFile(`dist/client/${name}`)) }
}

/** What is kept on a device: files whose names hold their content, and others by the hash of theirs. */
async function precachedFiles(manifest) {
  const documents = Object.keys(addressOf).flatMap((page) =>
    ['en', 'ar'].map((language) => documentEntry(page, language)),
  )
  const others = ['favicon.svg', 'site.webmanifest', 'icon-192.png'].map(publicEntry)
  const assets = reachedFiles(manifest).map((file) => ({ url: `/${file}`, revision: null }))
  return [...(await Promise.all([...documents, ...others])), ...assets]
}

/** A script by itself, under a name that does not change. */
async function buildAlone(input, entryFileNames, define = {}) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input, output: { entryFileNames, format: 'iife' } },
    },
  })
}

export async function buildServiceWorker(manifest) {
  const files = JSON.stringify(await precachedFiles(manifest))
  await buildAlone('src/app/offline/worker/worker.ts', 'sw.js', {
    precachedFiles: files,
    'process.env.NODE_ENV': '"production"',
  })
}

/** The script that other people's pages load to show the calculator. */
export const buildCalculatorScript = () => buildAlone('src/landing/embed/loader.ts', 'embed.js')
