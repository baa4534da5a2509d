import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A mail server that takes every e-mail and keeps it: as much of SMTP as sending one e-mail needs. */
export class MailServer {
  readonly #messages: string[] = []
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined

  async start(): Promise<string> {
    this.#server = createServer((socket) => this.#serve(socket)).listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `smtp://127.0.0.1:${portOf(this.#server.address())}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server?.close()
  }

  /** The code of the latest e-mail to an address. */
  async codeFor(email: string, after = 0): Promise<string> {
    for (let round = 0; round < 100; round += 1) {
      const addressed = this.#messages.filter((message) => message.includes(`To: ${email}`))
      const code = addressed.length > after ? textOf(addressed.at(-1) ?? '').match(/^\d{6}$/m)?.[0] : undefined
      if (code) return code
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`no code was mailed to ${email}`)
  }

  #serve(socket: Socket) {
    this.#sockets.add(socket)
    let [pending, message, isMessage] = ['', '', false]
    const answer = (line: string) => void socket.write(`${line}\r\n`)
    const read = (line: string) => {
      if (isMessage && line !== '.') message += `${line}\n`
      else if (isMessage) {
        this.#messages.push(message)
        isMessage = false
        message = ''
        answer('250 kept')
      } else if (/^data/i.test(line)) {
        isMessage = true
        answer('354 go on')
      } else answer(/^quit/i.test(line) ? '221 bye' : '250 fine')
    }
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString()).split('\r\n')
      pending = lines.pop() ?? ''
      lines.forEach(read)
    })
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
    answer('220 ready')
  }
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined)

function textOf(message: string): string {
  const [, boundary] = /^content-type: multipart[^"]*boundary="([^"]+)"/im.exec(message) ?? []
  const plain = boundary === undefined ? message : (message.split(`--${boundary}`)[1]?.trimStart() ?? '')
  const [, body = ''] = plain.split(/\n\n(.*)/s)
  return /^content-transfer-encoding: base64/im.test(plain) ? Buffer.from(body, 'base64').toString() : body
}
