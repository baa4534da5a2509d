import { startBuiltServer } from '../scripts/tools/built-server.mjs'

/** Starts the built product once for all tests; MIZAN_URL is where the workers find it. */
export default async function startServer() {
  if (process.env.MIZAN_URL) return
  const server = await startBuiltServer()
  process.env.MIZAN_URL = server.url
  return () => server.stop()
}
