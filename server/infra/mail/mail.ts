import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Db } from '../../../db/client'
import { privateFolder } from '../../../db/connecting/private-folder'
import { uuidv7 } from '../../../db/uuid'
import type { CodeType, Language } from '../../../src/domain/options'
import { mail as ar } from '../../../src/i18n/ar/mail'
import { mail as en } from '../../../src/i18n/en/mail'
import { mailedLinkHref } from '../../../src/paths'
import { type EmailMessage, emailHtml } from '../background/email-html'
import { createOutbox } from '../background/outbox'
import { type Env, siteAddress } from '../env'
import { framed } from './email-frame'

const texts = { en, ar }

export interface CodeMail {
  to: string
  type: CodeType
  /** Six digits, or the secret of a link. */
  code: string
  isLink: boolean
  language: Language
}
export type { EmailMessage }

/** A code, or a link to the installation at `site`, as the mail that carries it. */
export function codeEmail({ to, type, code, isLink, language }: CodeMail, site: string): EmailMessage {
  const words = texts[language]
  const kind = words[type]
  if (isLink) {
    const link = `${site}${mailedLinkHref({ type, email: to, code })}`
    const after = `${words.linkExpires} ${words.linkWhy}\n${words.linkIgnore}`
    return { to, subject: kind.linkSubject, text: framed(language, `${kind.linkText}\n\n${link}\n\n${after}`) }
  }
  const subject = kind.subject.replace('{code}', code)
  return { to, subject, text: framed(language, `${kind.text}\n\n${code}\n\n${words.expires}\n${words.ignore}`) }
}

export interface Mail {
  /** Hands the mail over and returns at once: its duration must not tell whether there was one. */
  sendCode(mail: CodeMail): void
  /** The same for any other e-mail; `kind` is what the log calls it. */
  send(message: EmailMessage, kind: string): void
  /** Waits for what is still on its way. */
  close(): Promise<void>
}

/** Minutes for which an e-mail is of use: codes and links end, the others are news for three days. */
const [codeMinutes, emailMinutes] = [10, 3 * 24 * 60]

/** `said`: what the operator's log may contain when there is no mail server. */
type Deliver = (message: EmailMessage, said: object) => Promise<void>

export const outboxOf = (env: Env) => join(env.DATA_DIR, 'outbox')

/** Without a mail server the mails are kept as files, and a code is written to the operator's log. */
function toOutbox(env: Env, log: FastifyBaseLogger): Deliver {
  const folder = outboxOf(env)
  return async ({ to, subject, text }, said) => {
    const file = join(folder, `${uuidv7()}.txt`)
    await privateFolder(env.DATA_DIR)
    await privateFolder(folder)
    await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 })
    log.info({ file, ...said }, 'SMTP_URL is not set: the mail was put into the outbox')
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\.[\d.]+$/.test(host)

/** A password is not said in the open: with one the server must offer TLS, unless it is on this machine. */
export function mustEncrypt(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !isLoopback(hostname)
}

/** The pool of connections to the mail server. */
const transportTo = (url: string) =>
  createTransport({
    url,
    pool: true,
    requireTLS: mustEncrypt(url),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })

/** Sends through SMTP_URL, where an e-mail is kept in the database until it was taken; without SMTP_URL, into the outbox. */
export function createMail(env: Env, log: FastifyBaseLogger, db?: Db): Mail {
  const transport = env.SMTP_URL ? transportTo(env.SMTP_URL) : null
  const sent = async (message: EmailMessage) =>
    void (await transport?.sendMail({ from: env.MAIL_FROM, ...message, html: emailHtml(message) }))
  const outbox = transport && db ? createOutbox({ db, log, deliver: sent }) : null
  const deliver: Deliver = transport ? sent : toOutbox(env, log)
  const inFlight = new Set<Promise<void>>()
  const hand = (message: EmailMessage, said: { type: string; code?: string }, minutes: number) => {
    if (outbox) return outbox.add(message, said.type, minutes)
    const done = deliver(message, said)
      .catch((err: unknown) => log.error({ err }, 'a mail could not be sent'))
      .finally(() => inFlight.delete(done))
    inFlight.add(done)
  }
  return {
    sendCode: (mail) => {
      const { type, code, isLink } = mail
      hand(codeEmail(mail, siteAddress(env)), isLink ? { type } : { type, code }, codeMinutes)
    },
    send: (message, kind) => hand(message, { type: kind }, emailMinutes),
    async close() {
      await Promise.all([...inFlight, outbox?.stop()])
      transport?.close()
    },
  }
}
