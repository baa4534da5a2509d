import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the product and can make it look newer: then its service worker keeps another script than the pages run. */
export class NewerServer {
  readonly #behind: string
  readonly #server: Server
  isNewer = false

  constructor(behind: string) {
    this.#behind = behind
    this.#server = createServer((asked, answer) => this.#pass(asked, answer))
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  #pass(asked: IncomingMessage, answer: ServerResponse) {
    // Validators would be answered for the file as it is.
    const { host: _, 'accept-encoding': _encoding, 'if-none-match': _match, ...headers } = asked.headers
    delete headers['if-modified-since']
    const onward = request(`${this.#behind}${asked.url}`, { method: asked.method, headers }, (given) => {
      const isWorker = this.isNewer && asked.url === '/sw.js'
      const { 'content-length': length, ...rest } = given.headers
      answer.writeHead(given.statusCode ?? 500, isWorker || !length ? rest : { ...rest, 'content-length': length })
      if (!isWorker) return given.pipe(answer)
      given
        .setEncoding('utf8')
        .toArray()
        .then((parts) => answer.end(newer(parts.join(''))))
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  /** Nothing answers at the address any more. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** The same files, the entry under another name. */
const newer = (worker: string) => worker.replace(/(\/assets\/app-[\w-]+\.js)/, '$1?newer')
