import { admin } from '../server'
import { storeStates } from '../store-states'
import { call, create } from './calls'
import type { Tab } from './tab'
import { wordsOf } from './words'

/** What is to be looked at: its name, and how a window comes to it. */
export type View = [name: string, show: (tab: Tab) => Promise<void>]

const at =
  (path: string, ready = 'main, h1') =>
  async (tab: Tab) => {
    await tab.open(path)
    await tab.at(ready)
  }

/** In the page: unfolds all that is folded in the page's main part. */
function unfoldAll(): void {
  for (const button of document.querySelectorAll<HTMLElement>('main [aria-expanded=false][aria-controls]'))
    button.click()
}

/** A step as it is, and unfolded. */
const step = (name: string, query: string, ready: string): View[] => [
  [name, at(`/demo?step=${query}`, ready)],
  [
    `${name}-unfolded`,
    async (tab) => {
      await at(`/demo?step=${query}`, ready)(tab)
      await tab.settled()
      await tab.run(unfoldAll)
    },
  ],
]

type Words = (typeof wordsOf)['en']

/** What an entry of the menu opens. */
const dialog = (name: string, entry: (words: Words) => string): View => [
  `dialog-${name}`,
  async (tab) => {
    const words = wordsOf[tab.look.lang]
    await tab.open('/demo?step=setup')
    await tab.press(words.evaluator.toolbar.menu)
    if (entry(words) === '') return
    await tab.press(entry(words))
    await tab.at('[role=dialog], main')
  },
]

/** The results of a store in each of its states. */
const stores: View[] = Object.entries(storeStates).map(([name, plan]) => [
  `store-${name}`,
  async (tab) => {
    await tab.driver.get(`${tab.line.url}/robots.txt`)
    await tab.run(
      (text) => {
        localStorage.setItem('mizan.inputs', text)
        localStorage.setItem('mizan.active', 'own')
      },
      JSON.stringify({ version: 1, plan }),
    )
    await at('/demo?step=results', '#verdict, main h3')(tab)
  },
])

const guest: View[] = [
  ['landing', at('/')],
  ['quick-start', at('/demo?start', '[id="productName"]')],
  ...step('setup', 'setup', '[id="storeName"]'),
  ...step('revenue', 'revenue', '[id="vatPct"]'),
  ...step('costs', 'costs', '[id="contingencyMo"]'),
  ...step('advanced', 'advanced', 'main h2'),
  ['results', at('/demo?step=results', '#verdict')],
  ...step('analysis', 'results&view=analysis', '#decisions'),
  dialog('menu', () => ''),
  dialog('find', ({ more }) => more.find),
  dialog('compare', ({ more }) => more.compare),
  dialog('report', ({ more }) => more.report),
  dialog('workbook', ({ more }) => more.workbook),
  dialog('notes', ({ more }) => more.notes),
  dialog('duties', ({ more }) => more.duties),
  dialog('open-file', ({ more }) => more.openFile),
  dialog('reset', ({ evaluator }) => evaluator.toolbar.reset),
  ...stores,
  ['old-browser', at('/old-browser.html')],
  ['login', at('/login', 'form')],
  ['login-code', at('/login?way=code', 'form')],
  ['login-reset', at('/login?way=reset', 'form')],
  [
    'register-refused',
    async (tab) => {
      await at('/register', '#phone')(tab)
      await tab.settled()
      await tab.pressAt('form button[type=submit]')
      await tab.at('[aria-invalid=true]')
    },
  ],
  ['privacy', at('/privacy')],
  ['terms', at('/terms')],
  ['values', at('/values')],
  ['websites', at('/for-websites')],
  ['offline', at('/offline')],
  ['not-found', at('/nothing-here')],
  ['link-gone', at('/s/gone')],
]

let project = ''

const signedIn: View[] = [
  [
    'projects',
    async (tab) => {
      await tab.open('/robots.txt')
      await call(tab, 'POST', '/api/auth/login', admin)
      project = await create(tab, 'Candles')
      await create(tab, 'متجر العود والبخور')
      await at('/app/projects', 'main li, main table')(tab)
    },
  ],
  ['app', at('/app')],
  [
    'dialog-share',
    async (tab) => {
      const { evaluator, more } = wordsOf[tab.look.lang]
      await tab.open(`/app/evaluation/${project}?step=setup`)
      await tab.press(evaluator.toolbar.menu)
      await tab.press(more.share)
      await tab.at('[role=dialog]')
    },
  ],
  [
    'compare',
    async (tab) => {
      await at(`/app/compare?p=${project}`)(tab)
    },
  ],
  [
    'actuals',
    async (tab) => {
      await at(`/app/evaluation/${project}?actuals=`)(tab)
    },
  ],
  ['paywall', at('/paywall')],
  ['account', at('/account')],
  ['connect', at('/account/connect')],
  ...['dashboard', 'users', 'orders', 'projects', 'data', 'audit'].map(
    (tab): View => [`admin-${tab}`, at(`/admin?tab=${tab}`, '[role=tabpanel]')],
  ),
]

/** Every step, dialog and state: first as a guest, then signed in. */
export const views: View[] = [...guest, ...signedIn]
