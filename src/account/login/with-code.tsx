import { type ReactNode, useState } from 'react'
import { AskCode } from './ask-code'
import { CodeMissing, CodeSent, type SentMail } from './code-sent'
import type { WayProps } from './password-login'

interface WithCodeProps extends WayProps {
  type: 'login' | 'password_reset'
  /** The form for the code, once it was sent to this address. */
  children: (sentTo: string) => ReactNode
}

/** Asks for an address, sends a code to it, and shows the form for the code; a link is opened in the mail itself. */
export function WithCode({ email, onEmail, type, children }: WithCodeProps) {
  const [mail, setMail] = useState<SentMail | null>(null)
  if (mail === null) return <AskCode email={email} type={type} onSent={setMail} onEmail={onEmail} />
  const startOver = () => {
    onEmail(mail.email)
    setMail(null)
  }
  return (
    <div className="flex flex-col gap-4">
      <CodeSent {...mail} />
      {mail.form === 'code' ? children(mail.email) : null}
      <CodeMissing mail={mail} type={type} onSent={setMail} onOtherAddress={startOver} />
    </div>
  )
}
