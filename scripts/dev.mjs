// npm run dev: Vite serves the browser's files as they are edited; the server is rebuilt and restarted beside it.
import './tools/node-version.mjs'
import { once } from 'node:events'
import { prepareOrExit } from './tools/prepare.mjs'
import { forwardSignals, start } from './tools/run.mjs'

forwardSignals()
await prepareOrExit()
const { build, createServer } = await import('vite')

const port = Number(process.env.PORT ?? 3000)
const api = `http://127.0.0.1:${port}`
let server = null

async function restart() {
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  server = start(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port) },
  })
}

const watcher = await build({ mode: 'server', logLevel: 'warn', build: { watch: {}, emptyOutDir: false } })
let restarting = Promise.resolve()
watcher.on('event', (event) => {
  if (event.code === 'END') restarting = restarting.then(restart)
  if (event.code === 'ERROR') console.error(event.error.message)
})

const client = await createServer({
  server: { host: '127.0.0.1', port: Number(process.env.CLIENT_PORT ?? 5173), proxy: { '/api/': api, '/trpc/': api } },
})
await client.listen()
client.printUrls()
