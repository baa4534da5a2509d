import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { StoresStandIn } from '../../server/stores/testing/stand-in'

/** A server with the keys of store platforms, and a stand-in for these behind it. */
export async function startWithStores() {
  const standIn = await new StoresStandIn().start()
  const server = await startBuiltServer((url) => ({ ...standIn.env, PUBLIC_URL: url }))
  return {
    url: server.url,
    standIn,
    async stop() {
      await server.stop()
      await standIn.stop()
    },
  }
}
