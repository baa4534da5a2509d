// The calls that are measured, over REST and over tRPC.
import { send } from './load.mjs'

const json = { 'content-type': 'application/json' }
const query = (input) => encodeURIComponent(JSON.stringify({ json: input }))

/** Saves need the present revision of a project; every server writes to the same rows. */
const remember = (store, n, body) => {
  store.revisions[n] = Number(/"revision":(\d+)/.exec(body.toString())[1])
}

/** `store` is what was seeded: the session's cookie, the ids of the projects, their revisions and a plan. */
export function restCalls({ cookie, ids, revisions, plan }) {
  const store = { revisions }
  const body = JSON.stringify({ projectData: plan })
  const saving = { ...json, cookie, 'content-length': Buffer.byteLength(body) }
  return {
    list: (server) => send({ ...server, path: '/api/projects', headers: { cookie } }),
    get: (server, n) => send({ ...server, path: `/api/projects/${ids[n]}`, headers: { cookie } }),
    async save(server, n) {
      const headers = { ...saving, 'if-match': `"${revisions[n]}"` }
      remember(store, n, await send({ ...server, method: 'PUT', path: `/api/projects/${ids[n]}`, headers, body }))
    },
  }
}

export function trpcCalls({ cookie, ids, revisions, plan }) {
  const store = { revisions }
  return {
    list: (server) => send({ ...server, path: `/trpc/projects.listPlans?input=${query({})}`, headers: { cookie } }),
    get: (server, n) =>
      send({ ...server, path: `/trpc/projects.get?input=${query({ id: ids[n] })}`, headers: { cookie } }),
    async save(server, n) {
      const body = JSON.stringify({ json: { id: ids[n], revision: revisions[n], projectData: plan } })
      const headers = { ...json, cookie, 'content-length': Buffer.byteLength(body) }
      remember(store, n, await send({ ...server, method: 'POST', path: '/trpc/projects.save', headers, body }))
    },
  }
}
