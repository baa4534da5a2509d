// What a founder's pages call: lists, saves, links, history; and the queue of all founders' webhooks.
import { importBundled } from '../../scripts/tools/import-bundled.mjs'
import { send } from '../server/load.mjs'

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** A call that changes something, once. */
async function post(url, cookie, call, input) {
  const body = JSON.stringify(input)
  const text = await send({ url, method: 'POST', path: `/trpc/${call}`, headers: { ...json, cookie }, body })
  return JSON.parse(text).result.data.json
}

/** The same plan with one figure changed, as one types: its length stays. */
const typed = (plan, at) => plan.replace('{', `{"typed":${100_000 + at},`)

/** Everything that is measured of one founder, who has 1000 projects in either database. */
export async function founderCalls(store, { url }, plan) {
  const cookie = store.founder
  const owner = await store.row(`update users set account_type = 'lifetime', payment_status = 'paid'
    where id = (select id from users order by user_number desc nulls last limit 1) returning id`)
  const ofOwner = (table) => store.row(`select id from ${table} where user_id = '${owner.id}' order by id desc limit 1`)
  const [{ id }, webhook] = [await ofOwner('user_projects'), await ofOwner('webhooks')]
  const { token, id: shareId } = await post(url, cookie, 'projects.shares.create', { id })
  let count = 0
  const saved = () => ({ id, projectData: typed(plan, ++count) })
  const calls = [
    { name: 'list of projects', call: 'projects.listPlans', input: {} },
    { name: 'a project', call: 'projects.get', input: { id } },
    { name: 'a save', call: 'projects.save', make: () => ({ ...saved(), editingSession: 'bench-founders' }) },
    { name: 'links of a project', call: 'projects.shares.list', input: { id } },
    { name: 'today’s plan behind a link', call: 'projects.shares.update', make: () => ({ id, shareId }) },
    { name: 'a link opened', call: 'shares.open', make: () => ({ token }) },
    { name: 'history of a project', call: 'projects.versions.list', input: { id } },
    { name: 'a version kept', call: 'projects.versions.keep', make: saved },
    { name: 'webhooks', call: 'webhooks.list' },
    { name: 'deliveries of a webhook', call: 'webhooks.deliveries', input: { id: webhook.id } },
  ]
  return calls.map((one) => ({ ...one, name: `founder: ${one.name}`, cookie }))
}

/** How many webhooks wait for their turn in either database when the two are compared. */
const waiting = 20

/** The look for whose turn it is: with as many waiting as the database was filled with, then with as many as the other has. */
export async function openQueue(databaseUrl, store) {
  const { createTurns, openPostgres } = await importBundled('bench/admin/turns.ts', '.cache/bench/turns')
  const { db, close } = openPostgres(databaseUrl, { max: 1 })
  const turns = createTurns(db, 0)
  return {
    close,
    look: () => turns.next(20),
    async few() {
      await store.row(`update webhook_deliveries set state = 'delivered' where state = 'waiting'`)
      await store.row(`update webhook_deliveries set state = 'waiting', next_try_at = now() + interval '1 hour'
        where (user_id, webhook_id, id) in (select user_id, webhook_id, id from webhook_deliveries order by id limit ${waiting})`)
      await store.row('analyze webhook_deliveries')
    },
  }
}
