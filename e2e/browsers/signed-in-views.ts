import { emptyFounderMonth } from '../../src/domain/actuals/month'
import { ordersMonth } from '../../src/domain/actuals/testing/orders-month'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { admin } from '../server'
import { call, create } from './calls'
import type { Tab } from './tab'
import { at, guestViews, pressed, type View, type Words } from './views'
import { wordsOf } from './words'

/** The project that the views are of: a new person's in each look. */
let project = ''
let link = ''

async function becomeSomeone(tab: Tab): Promise<void> {
  const email = `views-${tab.engine.name}-${tab.look.lang}-${Date.now()}@store.example`
  const person = { firstName: 'Noor', lastName: 'Saleh', email, password: 'four words of mine', phone: '0501234567' }
  await tab.open('/robots.txt')
  // A guest's plan would come along.
  await tab.run(() => localStorage.removeItem('mizan.inputs'))
  await call(tab, 'POST', '/api/auth/register', person)
}

const storedMonths = [
  ordersMonth({
    month: '2026-09',
    placed: 60,
    byState: { open: 2, delivered: 46, cancelled: 0, refused: 8, returned: 4 },
    cod: { orders: 30, refused: 8 },
    basket: 9500,
    total: 9000,
    products: [{ sku: 'OUD', name: demoPlan().products[0]?.name ?? '', units: 70, value: 9500 }],
  }),
  { ...emptyFounderMonth('2026-10'), figures: { orders: 412, units: 530, basket: 61_480, advertising: 9000 } },
]

const evaluation = (query: string) => `/app/evaluation/${project}?${query}`

const setup = () => evaluation('step=setup')
const months = () => evaluation('actuals=')
const connect = () => '/account/connect'
const projects = () => '/app/projects'

/** What an entry of the project's menu opens. */
const dialog = (name: string, entry: (words: Words) => string): View =>
  pressed(`dialog-${name}`, setup, (words) => [words.evaluator.toolbar.menu, entry(words)])

/** What administrators are asked before they change someone's account; on a phone its row is folded. */
const ofUser = (name: string, entries: (words: Words['adminUsers']) => string[]): View => [
  `dialog-${name}`,
  async (tab) => {
    await at('/admin?tab=users', '[role=tabpanel] table')(tab)
    await tab.settled()
    await tab.run(() => {
      const folded = '[role=tabpanel] table [aria-expanded=false]:not([aria-haspopup])'
      for (const button of document.querySelectorAll<HTMLElement>(folded)) button.click()
    })
    for (const entry of entries(wordsOf[tab.look.lang].adminUsers))
      await tab.press(entry.replace('{{name}}', 'Noor Saleh'))
    await tab.at('[role=dialog]')
  },
]

const putName = (tab: Tab, storeName: string) =>
  call(tab, 'PUT', `/api/projects/${project}`, {
    projectData: JSON.stringify({ ...demoPlan(), storeName, unanswered: [] }),
  })

/** Two places have changed the same box. */
async function conflict(tab: Tab): Promise<void> {
  await tab.open(evaluation('step=setup'))
  await tab.holds('storeName', demoPlan().storeName)
  await tab.settled()
  await putName(tab, 'theirs')
  await tab.fill('storeName', 'mine')
  await tab.at('[role=alert] button')
}

async function shareLink(tab: Tab): Promise<void> {
  const { sharing } = wordsOf[tab.look.lang]
  await dialog('', ({ more }) => more.share)[1](tab)
  await tab.press(sharing.create, '[role=dialog]')
  link = await tab.until('a link', () =>
    tab.run(() => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')]
      return boxes.find(({ value }) => value.includes('/s/'))?.value ?? null
    }),
  )
}

const signedIn: View[] = [
  [
    'app-empty',
    async (tab) => {
      await becomeSomeone(tab)
      await at('/app')(tab)
    },
  ],
  ['projects-empty', at('/app/projects')],
  [
    'projects',
    async (tab) => {
      project = await create(tab, 'Candles')
      await create(tab, 'متجر العود والبخور')
      await call(tab, 'PUT', `/api/projects/${project}/actuals`, { months: storedMonths })
      await at('/app/projects', 'main li, main table')(tab)
    },
  ],
  ['app', at('/app')],
  ['project', (tab) => at(`/app/projects/${project}`)(tab)],
  ['project-setup', (tab) => at(evaluation('step=setup'), '[id="storeName"]')(tab)],
  dialog('share', ({ more }) => more.share),
  ['dialog-share-link', shareLink],
  ['link', (tab) => at(new URL(link).pathname, '#slider-price')(tab)],
  dialog('history', ({ saving }) => saving.versions.open),
  pressed('dialog-name-version', setup, ({ evaluator, saving, history }) => [
    evaluator.toolbar.menu,
    saving.versions.open,
    history.naming.open,
  ]),
  pressed(
    'dialog-complete',
    () => evaluation('step=results'),
    ({ evaluator }) => [evaluator.complete],
  ),
  ['months', (tab) => at(evaluation('actuals='))(tab)],
  pressed('dialog-type-month', months, ({ actuals }) => [actuals.typeMonth]),
  pressed('dialog-close-month', months, ({ actuals }) => [actuals.close]),
  ['compare', (tab) => at(`/app/compare?p=${project}`)(tab)],
  ['conflict', conflict],
  ['conflict-months', (tab) => at(evaluation('actuals='), '[role=alert] button')(tab)],
  ['account', at('/account')],
  ...(['rename', 'delete'] as const).map((what) =>
    pressed(`dialog-${what}`, projects, ({ projects }) => [
      projects.card.menu.replace('{{name}}', 'Candles'),
      projects.menu[what],
    ]),
  ),
  pressed(
    'dialog-delete-account',
    () => '/account',
    ({ account }) => [account.data.delete],
  ),
  pressed('dialog-new-project', projects, ({ projects }) => [projects.create]),
  ['connect', at('/account/connect')],
  pressed('dialog-new-token', connect, ({ connect }) => [connect.tokens.add]),
  pressed('dialog-new-webhook', connect, ({ connect }) => [connect.webhooks.add]),
  [
    'paywall',
    async (tab) => {
      await tab.open('/robots.txt')
      await call(tab, 'POST', '/api/auth/login', admin)
      await at('/paywall')(tab)
    },
  ],
  ...['dashboard', 'users', 'orders', 'projects', 'data', 'audit'].map(
    (tab): View => [`admin-${tab}`, at(`/admin?tab=${tab}`, '[role=tabpanel]')],
  ),
  ofUser('deactivate', ({ actions }) => [actions.named.replace('{{action}}', actions.deactivate)]),
  ofUser('delete-user', ({ requests }) => [requests.more, requests.delete]),
  pressed(
    'dialog-new-user',
    () => '/admin?tab=users',
    ({ adminUsers }) => [adminUsers.create.open],
  ),
]

/** Every step, dialog and state: first as a guest, then signed in. */
export const views: View[] = [...guestViews, ...signedIn]
