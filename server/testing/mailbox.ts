import type { CodeMail, EmailMessage, Mail } from '../infra/mail/mail'

/** What was mailed: codes and links as they were handed over, other letters with their kind. */
export interface Mailbox {
  mail: Mail
  letters: (CodeMail | (EmailMessage & { kind: string }))[]
  /** The last code, or secret of a link, that an address was sent. */
  code(email: string): string | undefined
  /** Letters of one kind. */
  of(kind: string): EmailMessage[]
}

/** A mailbox in place of a mail server. */
export function codesInHand(): Mailbox {
  const letters: Mailbox['letters'] = []
  const codes = new Map<string, string>()
  return {
    letters,
    code: (email) => codes.get(email),
    of: (kind) => letters.filter((letter) => 'kind' in letter).filter((letter) => letter.kind === kind),
    mail: {
      sendCode(letter) {
        codes.set(letter.to, letter.code)
        letters.push(letter)
      },
      send: (letter, kind) => void letters.push({ ...letter, kind }),
      close: async () => {},
    },
  }
}
