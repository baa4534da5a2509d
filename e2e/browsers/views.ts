import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Key } from 'selenium-webdriver'
import { storeStates } from '../store-states'
import type { Tab } from './tab'
import { wordsOf } from './words'

/** What is to be looked at: its name, and how a window comes to it. */
export type View = [name: string, show: (tab: Tab) => Promise<void>]

export const at =
  (path: string, ready = 'main, h1') =>
  async (tab: Tab) => {
    await tab.open(path)
    await tab.at(ready)
  }

/** In the page: unfolds all that is folded in the page's main part. */
function unfoldAll(): void {
  for (const button of document.querySelectorAll<HTMLElement>(
    'main [aria-expanded=false][aria-controls]:not([aria-controls$=-sheet])',
  ))
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

export type Words = (typeof wordsOf)['en']

/** What a page shows once some of its words were pressed, one after the other. */
export const pressed = (name: string, path: () => string, entries: (words: Words) => string[]): View => [
  name,
  async (tab) => {
    await tab.open(path())
    for (const entry of entries(wordsOf[tab.look.lang])) {
      await tab.settled()
      await tab.press(entry)
    }
    await tab.at('[role=dialog], [role=menu], main')
  },
]

/** What an entry of the menu opens. */
const dialog = (name: string, entry: (words: Words) => string): View =>
  pressed(
    `dialog-${name}`,
    () => '/demo?step=setup',
    (words) => [words.evaluator.toolbar.menu, entry(words)],
  )

/** One of the ways to decide, in its tab. */
const decision = (name: string, tabName: (words: Words) => string): View => [
  `decisions-${name}`,
  async (tab) => {
    await at('/demo?step=results&view=analysis', '#decisions')(tab)
    await tab.unfold('decisions')
    await tab.press(tabName(wordsOf[tab.look.lang]), '#decisions')
    await tab.run(() => document.getElementById('decisions')?.scrollIntoView())
  },
]

/** The results with a price that is tried. */
async function tried(tab: Tab): Promise<void> {
  await at('/demo?step=results', '#slider-price')(tab)
  await tab.until('tried', async () => {
    await (await tab.at('#slider-price')).sendKeys(Key.ARROW_RIGHT, Key.ARROW_RIGHT)
    return tab.called(wordsOf[tab.look.lang].trial.drop)
  })
}

async function keys(tab: Tab): Promise<void> {
  await at('/demo?step=setup', '[id="storeName"]')(tab)
  await tab.until('the list of keys', async () => {
    await tab.keys('?')
    return tab.run(() => document.querySelector('[role=dialog]') !== null)
  })
}

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

const quickStart = () => '/demo?start'
const results = () => '/demo?step=results'

/** What a file of orders was read as: fifty orders of a store that numbers them, half of them paid at the door. */
async function salesRead(tab: Tab): Promise<void> {
  const { sellsAlready } = wordsOf[tab.look.lang].quickStart
  const head = 'رقم الطلب,تاريخ الطلب,حالة الطلب,طريقة الدفع,إجمالي الطلب'
  const order = (_: unknown, at: number) =>
    `${7000 + at},2026-09-${String((at % 28) + 1).padStart(2, '0')} 21:40,تم التوصيل,${at % 2 ? 'مدى' : 'دفع عند الاستلام'},230.00`
  const file = join(tmpdir(), 'orders-2026-09.csv')
  writeFileSync(file, [head, ...Array.from({ length: 50 }, order)].join('\n'))
  await tab.open(quickStart())
  await tab.press(sellsAlready.read)
  await (await tab.at('[role=dialog] input[type=file]')).sendKeys(file)
  await tab.sees('orders-2026-09.csv', '[role=dialog]')
}

/** What a guest sees. */
export const guestViews: View[] = [
  ['landing', at('/')],
  ['quick-start', at('/demo?start', '[id="productName"]')],
  ...step('setup', 'setup', '[id="storeName"]'),
  ...step('revenue', 'revenue', '[id="vatPct"]'),
  ...step('costs', 'costs', '[id="contingencyMo"]'),
  ...step('advanced', 'advanced', 'main h2'),
  ['results', at('/demo?step=results', '#verdict')],
  ...step('analysis', 'results&view=analysis', '#decisions'),
  decision('uncertainty', ({ decisions }) => decisions.tabs.sure),
  decision('offers', ({ decisions }) => decisions.tabs.offers),
  ['tried', tried],
  pressed('menu', results, ({ evaluator }) => [evaluator.toolbar.menu]),
  dialog('find', ({ more }) => more.find),
  dialog('compare', ({ more }) => more.compare),
  dialog('report', ({ more }) => more.report),
  dialog('workbook', ({ more }) => more.workbook),
  dialog('notes', ({ more }) => more.notes),
  dialog('duties', ({ more }) => more.duties),
  dialog('open-file', ({ more }) => more.openFile),
  dialog('reset', ({ evaluator }) => evaluator.toolbar.reset),
  dialog('months', ({ more }) => more.actuals),
  ['dialog-keys', keys],
  pressed(
    'dialog-products',
    () => '/demo?step=revenue',
    ({ revenue }) => [revenue.product.paste],
  ),
  pressed('results-table', results, ({ results }) => [results.charts.showTable]),
  ['dialog-sales-read', salesRead],
  pressed('dialog-sales-file', quickStart, ({ quickStart }) => [quickStart.sellsAlready.read]),
  pressed('dialog-sales-typed', quickStart, ({ quickStart }) => [quickStart.sellsAlready.type]),
  pressed('dialog-keep', results, ({ evaluator }) => [evaluator.complete]),
  pressed('dialog-needs-account', results, ({ evaluator, more }) => [evaluator.toolbar.menu, more.share]),
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
