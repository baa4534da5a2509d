import type { Import } from './imports'
import { isTest } from './sources'

/** Which part of the product a file belongs to. Every folder of src/ that is not named here is a feature. */
function areaOf(path: string): string {
  const [top = '', folder = ''] = path.split('/')
  if (top !== 'src') return top
  if (/^src\/i18n\/((en|ar)\/|dictionary\.ts)/.test(path)) return 'dictionaries'
  if (path.startsWith('src/files/dialogs/')) return 'file dialogs'
  if (['domain', 'i18n', 'ui', 'layout', 'forms', 'files', 'results', 'landing'].includes(folder)) return folder
  if (path === 'src/paths.ts') return 'paths'
  if (path === 'src/api.ts') return 'api'
  return path.split('/').length === 2 || folder === 'app' ? 'entry' : `feature ${folder}`
}

/** The arrows: what a part may import besides itself. */
const arrows: Record<string, string[]> = {
  domain: [],
  dictionaries: ['domain'],
  i18n: ['dictionaries', 'domain'],
  ui: [],
  results: ['ui', 'i18n', 'dictionaries', 'domain'],
  layout: ['ui', 'i18n', 'dictionaries', 'domain', 'paths'],
  files: ['results', 'ui', 'i18n', 'dictionaries', 'domain'],
  'file dialogs': ['files', 'results', 'ui', 'i18n', 'dictionaries', 'domain'],
  forms: ['ui', 'i18n', 'dictionaries', 'domain', 'api'],
  feature: [
    'forms',
    'file dialogs',
    'files',
    'layout',
    'results',
    'ui',
    'i18n',
    'dictionaries',
    'domain',
    'api',
    'paths',
  ],
  landing: ['results', 'ui', 'i18n', 'dictionaries', 'domain', 'paths'],
  paths: ['domain'],
  api: ['domain'],
  entry: ['landing', 'feature', 'files', 'results', 'ui', 'i18n', 'dictionaries', 'domain', 'api', 'paths'],
  db: ['domain'],
  server: ['db', 'files', 'results', 'dictionaries', 'domain', 'paths'],
  e2e: ['scripts', 'results', 'i18n', 'dictionaries', 'domain', 'paths'],
  scripts: ['bench', 'dictionaries', 'domain'],
  bench: ['scripts', 'files', 'results', 'dictionaries', 'domain', 'db'],
}

/** The folders of the evaluator as a stack: each reads itself and those before it. */
const evaluatorStack = [
  'state',
  'fields',
  'saving',
  'steps',
  'results',
  'decisions',
  'files',
  'actuals',
  'compare',
  'sharing',
  'wizard',
  'pages',
]

/** Whether an import inside the evaluator goes down its stack. A folder without a place in it may neither read nor be read. */
function evaluatorAllows(from: string, to: string): boolean {
  const [here, there] = [from, to].map((path) => evaluatorStack.indexOf(path.split('/')[2] ?? ''))
  return here !== undefined && there !== undefined && there >= 0 && there <= here
}

/** The server as a stack: a row may import the rows before it, and the folders of one row know nothing of each other. */
const serverStack = [
  ['infra'],
  ['http'],
  ['auth'],
  ['projects', 'payments', 'reference', 'connect'],
  ['stores'],
  ['procedures'],
  ['routers'],
  ['rest'],
  ['mcp'],
  ['app'],
  ['commands'],
  ['main.ts'],
  ['cli.ts'],
]

const rowOf = (folder: string) => serverStack.findIndex((row) => row.includes(folder))

/** Whether a file of the server may import another one; tests begin the whole application. */
function isBelow(from: string, to: string): boolean {
  const [here = '', there = ''] = [from, to].map((path) => path.split('/')[1])
  return here === there || isTest(from) || (rowOf(there) >= 0 && rowOf(there) < rowOf(here))
}

/** Parts that load a dictionary; the others know only its type, so that a page carries one language. Tests read both. */
const loadsDictionaries = new Set(['i18n', 'dictionaries', 'entry', 'server', 'e2e', 'scripts', 'bench'])

const kind = (area: string) => (area.startsWith('feature ') ? 'feature' : area)

function ownFileAllowed({ from, to, typeOnly }: Import): boolean {
  const [here, there] = [areaOf(from), areaOf(to)]
  // Stand-ins for other people's servers: the server's own tests and the browser's share them.
  if (here === 'e2e' && there === 'server') return to.includes('/testing/')
  // The generated client is held against the document that the server gives; its types are those of the SDK.
  // Benches of the database look at it as the server does.
  if (here === 'bench' && (to.startsWith('server/sdk/') || to === 'server/connect/turns.ts')) return true
  if (here === 'server' && there === 'bench') return isTest(from)
  if (from === 'src/api.ts' && to === 'server/routers/router.ts') return typeOnly
  // A test that ends a database starts one of its own, as the test runner does.
  if (here === 'server' && to.startsWith('scripts/tools/')) return isTest(from)
  // The words of mails are read as they go out.
  if (here === 'scripts' && there === 'server') return isTest(from)
  if (there === 'docs' || there === 'package.json') return isTest(from) || here === 'server' || here === 'bench'
  if (here === 'server' && there === 'server') return isBelow(from, to)
  // The thread of files is tested with what it runs.
  if (here === 'server' && to.startsWith('src/app/exports/')) return isTest(from)
  // What a program is told is written as the screens write it.
  if (here === 'server' && to === 'src/i18n/format.ts') return true
  if (here === there) return here !== 'feature evaluator' || evaluatorAllows(from, to)
  if (there === 'dictionaries' && !typeOnly && !isTest(from) && !loadsDictionaries.has(here)) return false
  return arrows[kind(here)]?.includes(kind(there)) ?? false
}

function packageAllowed({ from, to }: Import): boolean {
  const area = areaOf(from)
  if (to === 'lucia') return from === 'server/auth/sessions.ts' || from.startsWith('bench/')
  if (isTest(from)) return true
  if (to.startsWith('node:')) return !from.startsWith('src/')
  if (area === 'domain') return to === 'zod/mini'
  if (to === 'zod') return !from.startsWith('src/')
  return true
}

/** Whether the arrows allow this import. */
export function isAllowed(one: Import): boolean {
  return one.isPackage ? packageAllowed(one) : ownFileAllowed(one)
}
