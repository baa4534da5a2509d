import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Firefox answers every command of WebDriver itself, over a socket of its own (Marionette). What Mozilla's geckodriver adds
 * is HTTP before it, and no package of Debian or npm holds that program: this is the part of it that tests need.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }

/** Below `/session/<id>`; `*` is an element, given to the command as `id`, or as what its second name says. */
const commands: Record<string, string | [command: string, element: string]> = {
  'DELETE ': 'WebDriver:DeleteSession',
  'POST url': 'WebDriver:Navigate',
  'GET url': 'WebDriver:GetCurrentURL',
  'POST back': 'WebDriver:Back',
  'POST forward': 'WebDriver:Forward',
  'POST refresh': 'WebDriver:Refresh',
  'POST timeouts': 'WebDriver:SetTimeouts',
  'GET window': 'WebDriver:GetWindowHandle',
  'POST window': 'WebDriver:SwitchToWindow',
  'DELETE window': 'WebDriver:CloseWindow',
  'GET window/handles': 'WebDriver:GetWindowHandles',
  'POST window/new': 'WebDriver:NewWindow',
  'GET window/rect': 'WebDriver:GetWindowRect',
  'POST window/rect': 'WebDriver:SetWindowRect',
  'POST execute/sync': 'WebDriver:ExecuteScript',
  'POST execute/async': 'WebDriver:ExecuteAsyncScript',
  'DELETE cookie': 'WebDriver:DeleteAllCookies',
  'GET screenshot': 'WebDriver:TakeScreenshot',
  'POST print': 'WebDriver:Print',
  'POST actions': 'WebDriver:PerformActions',
  'DELETE actions': 'WebDriver:ReleaseActions',
  'POST element': 'WebDriver:FindElement',
  'POST elements': 'WebDriver:FindElements',
  'POST element/*/click': 'WebDriver:ElementClick',
  'POST element/*/clear': 'WebDriver:ElementClear',
  'POST element/*/value': 'WebDriver:ElementSendKeys',
  'POST element/*/elements': ['WebDriver:FindElements', 'element'],
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The command that a request stands for, with what it is given; null where tests have never needed it. */
function commandOf(method: string, path: string, body: Fields): [string, Fields] | null {
  if (method === 'POST' && path === '/session') {
    const { capabilities } = body
    const wanted = isFields(capabilities) ? capabilities.alwaysMatch : {}
    return ['WebDriver:NewSession', isFields(wanted) ? wanted : {}]
  }
  const [, element] = /\/element\/([^/]+)\//.exec(path) ?? []
  const route = path.replace(/^\/session\/[^/]+\/?/, '').replace(/^element\/[^/]+\//, 'element/*/')
  const found = commands[`${method} ${route}`]
  if (found === undefined) return null
  const [name, key] = typeof found === 'string' ? [found, 'id'] : found
  if (name === 'WebDriver:TakeScreenshot') return [name, { full: false }]
  return [name, element === undefined ? body : { ...body, [key]: element }]
}

type Answer = [error: Fields | null, result: Json]

/** Commands of one Firefox: each message is its length, a colon and JSON. */
class Marionette {
  #waiting = new Map<number, (answer: Answer) => void>()
  #received = Buffer.alloc(0)
  #next = 0

  constructor(private readonly socket: Socket) {
    socket.on('data', (piece: Buffer) => {
      this.#received = Buffer.concat([this.#received, piece])
      this.#read()
    })
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer([{ error: 'unknown error', message: 'Firefox ended' }, null])
      this.#waiting.clear()
    })
    socket.on('error', () => {})
  }

  #read(): void {
    const colon = this.#received.indexOf(':')
    if (colon < 0) return
    const end = colon + 1 + Number(this.#received.subarray(0, colon).toString())
    if (this.#received.length < end) return
    const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString())
    this.#received = this.#received.subarray(end)
    // The first message is a greeting, and no array.
    if (Array.isArray(message)) {
      const [, id, error, result] = message
      this.#waiting.get(id)?.([error, result])
      this.#waiting.delete(id)
    }
    this.#read()
  }

  send(name: string, fields: Fields): Promise<Answer> {
    const id = this.#next
    this.#next += 1
    const text = JSON.stringify([0, id, name, fields])
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }
}

/** Firefox listens some seconds after it was started. */
async function connected(port: number): Promise<Socket> {
  for (const deadline = Date.now() + 120_000; ; await sleep(50)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isOpen) return socket
    if (Date.now() > deadline) throw new Error('Firefox did not open its port within two minutes')
  }
}

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  let text = ''
  for await (const piece of request) text += piece
  const body: unknown = text === '' ? {} : JSON.parse(text)
  return isFields(body) ? body : {}
}

/** Speaks HTTP on `port` for the Firefox whose Marionette listens on the other. */
export async function serveMarionette(port: number, marionettePort: number): Promise<Server> {
  const socket = await connected(marionettePort)
  const marionette = new Marionette(socket)
  const server = createServer(async (request, response) => {
    const command = commandOf(request.method ?? '', request.url ?? '', await bodyOf(request))
    const [error, result] = command
      ? await marionette.send(...command)
      : [{ error: 'unknown command', message: `${request.method} ${request.url}`, stacktrace: '' }, null]
    // Some results are the value itself, some hold it.
    const value = isFields(result) && 'value' in result ? (result.value ?? null) : result
    response.writeHead(error ? 500 : 200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ value: error ?? value ?? null }))
  })
  server.on('close', () => socket.destroy())
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
