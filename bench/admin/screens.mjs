// What the administrator's screens ask for: first pages, pages near the end, searches, filters, sortings, figures.
import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A cursor for a place that only many pages would lead to, made as server/infra/paging.ts makes its own. One that was not made
 * alike is refused, so this cannot silently measure something else.
 */
function cursorAt(secret, { list, direction, type = null, filters }, { id, key = '' }) {
  const text = JSON.stringify([list, direction, type, filters, [id, key]])
  const signing = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'mizan cursor', 32))
  const signature = createHmac('sha256', signing).update(text).digest('base64url')
  return Buffer.from(JSON.stringify([id, key, signature])).toString('base64url')
}

const list = (name, call, input) => ({ name, call: `admin.${call}.list`, input })
const users = (name, input = {}) => list(`users, ${name}`, 'users', { sort: '-created', ...input })
const orders = (name, input = {}) => list(`orders, ${name}`, 'orders', input)
const projects = (name, input = {}) => list(`projects, ${name}`, 'projects', input)
const audit = (name, input = {}) => list(`audit log, ${name}`, 'audit', input)

const firstPages = [
  users('first page'),
  users('by name', { sort: 'name' }),
  users('most projects first', { sort: '-projects' }),
  users('inactive', { state: 'inactive' }),
  users('administrators', { role: 'admin' }),
  users('refunded', { paymentStatus: 'refunded' }),
  users('failed, by name', { paymentStatus: 'failed', sort: 'name' }),
  users('failed and inactive, by projects', { paymentStatus: 'failed', state: 'inactive', sort: '-projects' }),
  ...['محمد', 'm', 'user', 'mohammed alharbi', 'store7', '77'].map((search) => users(`search ${search}`, { search })),
  users('search محمد among the inactive', { search: 'محمد', state: 'inactive' }),
  users('search user among the refunded', { search: 'user', paymentStatus: 'refunded' }),
  orders('first page'),
  orders('oldest first', { sort: 'created' }),
  orders('cancelled', { status: 'cancelled' }),
  orders('search محمد', { search: 'محمد' }),
  orders('search an address', { searchBy: 'email', search: 'user1' }),
  orders('search m among the cancelled', { search: 'm', status: 'cancelled' }),
  projects('first page'),
  projects('latest changes', { sort: '-updated' }),
  projects('search my store', { search: 'my store' }),
  projects('search owners', { searchBy: 'owner', search: 'محمد' }),
  projects('search an address', { searchBy: 'email', search: 'user7' }),
  audit('first page'),
  audit('of one kind', { action: 'user.create' }),
]

/** Pages that end a list: the row behind which each begins, and how its list is sorted. */
const lastPages = [
  { page: users('last page'), order: 'id', from: 'users' },
  {
    page: users('last page by name', { sort: 'name' }),
    order: 'name_key collate "C" desc, id desc',
    from: 'users',
    key: 'name_key',
  },
  {
    page: users('last page by projects', { sort: '-projects' }),
    ...{ order: 'project_count, id', from: 'users', key: 'project_count', type: 'bigint' },
  },
  { page: users('last page of the inactive', { state: 'inactive' }), order: 'id', from: 'users where not is_active' },
  { page: orders('last page'), order: 'id', from: 'orders', filters: { status: null, search: '' } },
  {
    page: orders('last page of the cancelled', { status: 'cancelled' }),
    ...{ order: 'id', from: "orders where order_status = 'cancelled'", filters: { status: 'cancelled', search: '' } },
  },
  { page: projects('last page'), order: 'id', from: 'user_projects', filters: [] },
  {
    page: projects('last page by changes', { sort: '-updated' }),
    ...{ order: 'updated_at, id', from: 'user_projects', key: 'updated_at', type: 'timestamptz', filters: [] },
  },
  { page: audit('last page'), order: 'id', from: 'audit_log', filters: {} },
]

/** Rows behind the cursor: even the short lists of the small database have as many. */
const left = 20

async function lastPage({ store, secret }, { page, order, from, key, type = key && 'text', filters = page.input }) {
  const row = await store.row(
    `select id, ${key ?? "''"}::text as key from ${from} order by ${order} offset ${left} limit 1`,
  )
  const direction = /desc/.test(order) ? 'asc' : 'desc'
  const listName = page.call.split('.')[1]
  const cursor = cursorAt(secret, { list: listName, direction, type: type ?? null, filters }, row)
  return { ...page, input: { ...page.input, cursor } }
}

/** Everything that is measured on one database. */
export async function screensOf(store) {
  const [project, person, actor] = [
    await store.row('select id from user_projects order by id desc offset 777 limit 1'),
    await store.row('select email from users order by user_number desc nulls last limit 1'),
    await store.row('select actor_id as id from audit_log order by id desc limit 1'),
  ]
  const { secret } = await store.row("select value as secret from secret_keys where name = 'hmac'")
  const late = []
  for (const one of lastPages) late.push(await lastPage({ store, secret }, one))
  const screens = [
    ...firstPages,
    ...late,
    audit('one kind by one administrator', { action: 'user.create', actorId: actor.id }),
    projects('of one user who has 1000', { searchBy: 'email', search: person.email }),
    { name: 'one project', call: 'admin.projects.get', input: { id: project.id } },
    { name: 'statistics', call: 'admin.statistics' },
    { name: 'weekly analytics', call: 'admin.analytics' },
  ]
  return screens.map((screen) => ({ ...screen, cookie: store.admin }))
}
