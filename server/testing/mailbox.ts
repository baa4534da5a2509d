import type { CodeMail, EmailMessage, Mail } from '../infra/mail/mail'

/** What was mailed: codes and links as they were handed over, other e-mails with their kind. */
export interface Mailbox {
  mail: Mail
  messages: (CodeMail | (EmailMessage & { kind: string }))[]
  /** The last code, or secret of a link, that an address was sent. */
  code(email: string): string | undefined
  /** E-mails of one kind. */
  of(kind: string): EmailMessage[]
}

/** A mailbox in place of a mail server. */
export function codesInHand(): Mailbox {
  const messages: Mailbox['messages'] = []
  const codes = new Map<string, string>()
  return {
    messages,
    code: (email) => codes.get(email),
    of: (kind) => messages.filter((message) => 'kind' in message).filter((message) => message.kind === kind),
    mail: {
      sendCode(message) {
        codes.set(message.to, message.code)
        messages.push(message)
      },
      send: (message, kind) => void messages.push({ ...message, kind }),
      close: async () => {},
    },
  }
}
