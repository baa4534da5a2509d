import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Runs in every page before its own scripts: tells the line to the server what goes wrong there. */
function watch(): void {
  const tell = (text: string) => void navigator.sendBeacon('/test-problems', text)
  // Leaving a page cancels what it was still loading: such a page is gone a moment later.
  const tellIfHere = (text: string) => void setTimeout(() => tell(text), 300)
  const { error, warn } = console
  const written = (values: unknown[]) =>
    values.map((one) => (one instanceof Error ? `${one} ${one.stack}` : String(one))).join(' ')
  Object.assign(console, {
    error: (...values: unknown[]) => {
      tellIfHere(`console error: ${written(values)}`)
      error.apply(console, values)
    },
    warn: (...values: unknown[]) => {
      tell(`console warning: ${written(values)}`)
      warn.apply(console, values)
    },
  })
  addEventListener(
    'error',
    (event) => {
      if (event instanceof ErrorEvent) tell(`uncaught: ${event.message} ${event.error?.stack ?? ''}`)
    },
    true,
  )
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element) tellIfHere(`not loaded: ${target.outerHTML}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${reason?.stack ?? reason}`))
  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`content security policy: ${event.effectiveDirective} blocked ${event.blockedURI}`)
  })
}

const script = `(${watch})()`

/**
 * The line between a browser and the server, which a test can cut. Neither engine shows all that goes wrong in a page to
 * who drives it by WebDriver, so each document that passes gets a script in front that tells it.
 */
export class Line {
  readonly problems: string[] = []
  #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  /** `also` runs in every page after that. */
  constructor(
    private readonly target: URL,
    private readonly also = '',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async join(): Promise<void> {
    const server = createServer((incoming, answer) => this.#pass(incoming, answer))
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address === 'object' && address) this.#port = address.port
  }

  /** From here on the server cannot be reached. */
  async cut(): Promise<void> {
    const server = this.#server
    if (!server) return
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (incoming.url === '/test-problems') {
      let text = ''
      for await (const piece of incoming) text += piece
      this.problems.push(text)
      answer.writeHead(204).end()
      return
    }
    if (incoming.url === '/test-watch.js') {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`${script};\n${this.also}`)
      return
    }
    const { hostname, port } = this.target
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (from) => {
      if (!from.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(answer)
        return
      }
      const pieces: Buffer[] = []
      from.on('data', (piece: Buffer) => pieces.push(piece))
      from.on('end', () => {
        const html = Buffer.concat(pieces).toString().replace('<head>', '<head><script src="/test-watch.js"></script>')
        const { 'content-length': _, ...others } = from.headers
        answer.writeHead(from.statusCode ?? 502, others)
        answer.end(html)
      })
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }
}
