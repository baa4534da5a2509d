// Writes dist/pages/*.{en,ar}.html: the documents that the server sends, language already decided.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const fonts = {
  en: [400, 600].map((weight) => `mizan-sans-latin-${weight}`),
  ar: [400, 500, 600].map((weight) => `mizan-sans-arabic-${weight}`),
}

const preload = (href) => `<link rel="modulepreload" href="/${href}" crossorigin />`

const account = ['app/server-pages.tsx', 'shell', 'errors', 'account/account']
const login = [...account, 'account/login/login-page.tsx']
const legal = ['app/server-pages.tsx', 'shell', 'errors', 'account/legal/legal-page.tsx', 'legal']

/** The modules and words that a page asks for before it can take its document over. */
const modulesOf = {
  start: [
    'evaluator/pages/guest-start.tsx',
    ...['quick-start', 'stores', 'fields', 'rules', 'costs'].map((words) => `evaluator/${words}`),
  ],
  login,
  loginWithCode: login,
  passwordReset: login,
  register: [...account, 'account/register/register-page.tsx'],
  project: ['app/server-pages.tsx', 'shell', 'errors', 'evaluator/pages/project-page.tsx', 'evaluator/saving'],
  sharedGone: ['app/server-pages.tsx', 'shell', 'errors', 'evaluator/pages/shared-gone.tsx', 'plans/sharing'],
  notFound: ['shell/not-found-page.tsx'],
  privacy: legal,
  terms: legal,
  websites: [
    'app/server-pages.tsx',
    'shell',
    'errors',
    'landing/embed/websites-page.tsx',
    'plans/websites',
    'evaluator/stores',
  ],
}

/** The chunks that a page of this language will ask for first, so that the browser need not discover them one by one. */
function firstChunks(manifest, language, page) {
  if (page === 'landing' || page === 'offline') return []
  const files = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) add(next)
  }
  add(`i18n/${language}/index.ts`)
  const modules = modulesOf[page] ?? []
  if (modules.some((name) => !name.endsWith('.tsx'))) add('i18n/lazy-dictionaries.ts')
  for (const name of modules) add(name.endsWith('.tsx') ? name : `i18n/${language}/${name}.ts`)
  return [...files].filter((file) => file.endsWith('.js'))
}

function fontLinks(manifest, language) {
  return Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .concat(Object.values(manifest).map((chunk) => chunk.file))
    .filter((file, at, all) => all.indexOf(file) === at)
    .filter((file) => fonts[language].some((name) => file.includes(name)))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`)
}

const loaders = /^ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm

/**
 * Puts the scripts into the document once it has been painted: until then the network and the processor belong to its
 * styles and fonts. A page in the background is never painted, so it does not wait for that.
 */
const startAfterPaint = `(()=>{var done,start=()=>{if(!done){done=1;document.head.append(document.getElementById('scripts').content)}}
if(document.hidden)start();else{requestAnimationFrame(()=>setTimeout(start));setTimeout(start,2000)}})()`

/** A page that reads whole before its scripts run lets its styles come first and starts its scripts after the first paint. */
function scriptsLater(html, early) {
  const style = html.match(/^ *<link rel="stylesheet"[^>]*>\n/m)?.[0] ?? ''
  const scripts = html.match(loaders) ?? []
  return html
    .replace(style, '')
    .replace(/^ *<meta charset="utf-8" \/>\n/m, (charset) => charset + style)
    .replace('<body>', (body) => (early ? `${body}\n    <script>${early}</script>` : body))
    .replaceAll(loaders, '')
    .replace(
      '</body>',
      () =>
        `  <template id="scripts">\n${scripts.join('')}    </template>\n    <script>${startAfterPaint}</script>\n  </body>`,
    )
}

const inLanguage = (template, language) =>
  template.replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)

function fill(template, { language, head, body, drawnAt, needsScripts = '', manifest, page, early }) {
  const links = [
    ...fontLinks(manifest, language),
    ...firstChunks(manifest, language, page)
      .filter((file) => !template.includes(file))
      .map(preload),
  ]
  const filled = inLanguage(template, language)
    .replace(/<title>.*<\/title>/, '')
    .replace('<!--head-->', () => `${head}\n    ${links.join('\n    ')}`)
    .replace('<!--without-scripts-->', () => needsScripts)
    .replace('<div id="root">', (root) => (drawnAt ? `<div id="root" data-drawn-at="${drawnAt}">` : root))
    .replace('<!--app-->', () => body)
  if (page === 'offline') return filled.replaceAll(loaders, '')
  return page === 'app' ? filled : scriptsLater(filled, page === 'landing' ? '' : early)
}

/** The calculator for other people's pages: one document for each of its stores, which asks for its own files alone. */
async function writeCalculator(template, language, documents) {
  for (const [name, { title, body }] of Object.entries(documents)) {
    const page = inLanguage(template, language)
      .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
      .replace(/ crossorigin/g, '')
      .replace('<!--app-->', () => body)
    await writeFile(`dist/pages/calculator-${name}.${language}.html`, page)
  }
}

export async function writePages(manifest) {
  const { calculatorDocuments, keepEarlyInput, keepHeldButton, nameOfButton, pageNames, renderPage } = await import(
    `${pathToFileURL('dist/prerender/prerender.js')}`
  )
  const templates = {
    landing: await readFile('dist/client/index.html', 'utf8'),
    app: await readFile('dist/client/app.html', 'utf8'),
    calculator: await readFile('dist/client/landing/embed/embed.html', 'utf8'),
  }
  await mkdir('dist/pages', { recursive: true })
  for (const language of ['en', 'ar']) {
    await writeCalculator(templates.calculator, language, calculatorDocuments(language))
    for (const page of pageNames) {
      const rendered = await renderPage(page, language)
      const template = page === 'landing' ? templates.landing : templates.app
      const early = `for(const keep of[${keepEarlyInput},${keepHeldButton}])keep(${nameOfButton})`
      const document = fill(template, { ...rendered, language, manifest, page, early })
      await writeFile(`dist/pages/${page}.${language}.html`, document)
    }
  }
  await rm('dist/client/index.html')
  await rm('dist/client/app.html')
  await rm('dist/client/landing', { recursive: true })
  await rm('dist/client/.vite', { recursive: true })
}
