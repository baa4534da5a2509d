// The calls that are measured, over REST and over tRPC. Connection n is visitor n, each with one project.
import { send } from './load.mjs'

const json = { 'content-type': 'application/json' }
const query = (input) => encodeURIComponent(JSON.stringify(input))

/** Saves need the present revision of a project; every server writes to the same rows. */
const remember = (visitor, body) => {
  visitor.revision = Number(/"revision":(\d+)/.exec(body.toString())[1])
}

/** A visitor has a session cookie, and a project's id and revision; all save the same plan. */
export function restCalls(plan) {
  const body = JSON.stringify({ projectData: plan })
  const saving = { ...json, 'content-length': Buffer.byteLength(body) }
  return {
    list: (server, { cookie }) => send({ ...server, path: '/api/projects', headers: { cookie } }),
    get: (server, { cookie, id }) => send({ ...server, path: `/api/projects/${id}`, headers: { cookie } }),
    async save(server, visitor) {
      const { cookie, id, revision } = visitor
      const headers = { ...saving, cookie, 'if-match': `"${revision}"` }
      remember(visitor, await send({ ...server, method: 'PUT', path: `/api/projects/${id}`, headers, body }))
    },
  }
}

export function trpcCalls(plan) {
  return {
    list: (server, { cookie }) =>
      send({ ...server, path: `/trpc/projects.listPlans?input=${query({})}`, headers: { cookie } }),
    get: (server, { cookie, id }) =>
      send({ ...server, path: `/trpc/projects.get?input=${query({ id })}`, headers: { cookie } }),
    async save(server, visitor) {
      const { cookie, id, revision } = visitor
      const body = JSON.stringify({ id, revision, projectData: plan })
      const headers = { ...json, cookie, 'content-length': Buffer.byteLength(body) }
      remember(visitor, await send({ ...server, method: 'POST', path: '/trpc/projects.save', headers, body }))
    },
  }
}
