import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import { linesOf, lineWriter } from './backup-file'
import { dump } from './copy'
import { runOnline } from './online'

/** In the data folder, which only the program's own user can open. */
const socketIn = (dataDir: string) => join(dataDir, 'control.sock')

interface Control {
  db: Db
  dataDir: string
  release: string
  log: FastifyBaseLogger
}

/** Answers commands for the embedded database, which no other process can open meanwhile. */
export async function serveControl({ db, dataDir, release, log }: Control): Promise<() => Promise<void>> {
  const server = createServer((incoming, answer) => {
    const words = JSON.parse(decodeURIComponent((incoming.url ?? '/').slice(1)))
    const write = lineWriter(answer)
    const work = words[0] === 'dump' ? dump(db, release, write) : runOnline(db, words).then(write)
    work.then(
      () => answer.end(),
      (err: unknown) => {
        log.error({ err }, 'a command failed')
        answer.writeHead(500).end(err instanceof Error ? err.message : '')
      },
    )
  })
  const path = socketIn(dataDir)
  await rm(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
  return async () => {
    server.close()
    await rm(path, { force: true })
  }
}

/** Asks the process that has the data folder open; null where none does. */
export async function askRunning(dataDir: string, words: readonly string[]): Promise<AsyncIterable<string> | null> {
  const sent = request({ socketPath: socketIn(dataDir), path: `/${encodeURIComponent(JSON.stringify(words))}` })
  sent.end()
  const answer = await once(sent, 'response').then(
    ([response]: IncomingMessage[]) => response,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT' || cause.code === 'ECONNREFUSED') return null
      throw cause
    },
  )
  if (!answer) return null
  const lines = linesOf(answer)
  if (answer.statusCode === 200) return lines
  const said: string[] = []
  for await (const line of lines) said.push(line)
  throw new Error(said.join('\n'))
}
