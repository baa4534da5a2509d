import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../env'
import { createLog } from '../log'
import { createMail, mustEncrypt } from './mail'

let server: Server
let port: number
let messages: string[]
/** What the server says to the next recipients, instead of taking them. */
let refusal: string | null

/** As much of SMTP as a mail needs. */
function talk(socket: Socket) {
  let buffer = ''
  let isData = false
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    buffer += chunk
    for (
      let end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      end >= 0;
      end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    ) {
      const text = buffer.slice(0, end)
      buffer = buffer.slice(end + (isData ? 5 : 2))
      if (isData) messages.push(text)
      const wasData = isData
      isData = !wasData && text === 'DATA'
      const isRefused = refusal !== null && !wasData && text.startsWith('RCPT TO')
      socket.write(isData ? '354 go on\r\n' : isRefused ? `${refusal}\r\n` : '250 ok\r\n')
    }
  })
  socket.on('error', () => {})
}

beforeEach(async () => {
  messages = []
  refusal = null
  server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const decoded = (message: string) => {
  const base64 = /Content-Transfer-Encoding: base64\r\n(?:[^\r\n]+\r\n)*\r\n([\s\S]*?)(\r\n--|$)/.exec(message)?.[1]
  return base64 ? Buffer.from(base64, 'base64').toString() : message
}

it('a mail goes through the mail server in the language of its recipient', async () => {
  const env = readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Mizan <codes@mizan.example>' })
  const mail = createMail(env, createLog('silent'))
  mail.sendCode({ to: 'noor@store.example', type: 'login', code: '123456', isLink: false, language: 'en' })
  mail.sendCode({ to: 'noor@store.example', type: 'password_reset', code: '654321', isLink: false, language: 'ar' })
  await mail.close()
  const [english, arabic] = messages.toSorted((a, b) =>
    decoded(a).indexOf('123456') < 0 ? 1 : decoded(b).indexOf('123456') < 0 ? -1 : 0,
  )
  expect(english).toContain('From: Mizan <codes@mizan.example>')
  expect(english).toContain('To: noor@store.example')
  expect(decoded(english ?? '')).toContain('123456')
  expect(decoded(arabic ?? '')).toContain('لاختيار كلمة مرور جديدة')
  expect(decoded(arabic ?? '')).toContain('654321')
})

it('a mail that cannot be sent is logged without its code', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const mail = createMail(readEnv({ SMTP_URL: 'smtp://u:canary@127.0.0.1:1' }), log)
  mail.sendCode({ to: 'noor@store.example', type: 'login', code: '123456', isLink: false, language: 'en' })
  await mail.close()
  expect(lines.join('')).toContain('a mail could not be sent')
  expect(lines.join('')).not.toMatch(/123456|canary/)
})

it('a refused mail is logged by status codes alone, for the refusal repeats the address', async () => {
  refusal = '550 5.1.1 <canary-reject@store.example>: Recipient address rejected: User unknown'
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const mail = createMail(readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` }), log)
  mail.sendCode({ to: 'canary-reject@store.example', type: 'login', code: '123456', isLink: false, language: 'en' })
  await mail.close()
  const [line = '{}'] = lines
  expect(JSON.parse(line)).toMatchObject({ err: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' } })
  expect(lines.join('')).not.toMatch(/@|canary|store\.example|123456/)
})

it('an address in the message of another program stays out of the log', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const cause = new Error('for noor@store.example')
  log.error({ err: new Error('No such customer: <noor.s+a@store.example>, try again', { cause }) }, 'failed')
  expect(lines.join('')).toContain('No such customer: <[address]>, try again')
  expect(lines.join('')).not.toContain('store.example')
})

it.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtp://mail.example:25', false],
  ['smtp://user:secret@127.0.0.1:25', false],
  ['smtp://user:secret@localhost:25', false],
  ['smtp://user:secret@[::1]:25', false],
])('%s must be encrypted: %s', (url, expected) => {
  expect(mustEncrypt(url)).toBe(expected)
})
