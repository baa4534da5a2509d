import { type ReactNode, useState } from 'react'
import { AskCode } from './ask-code'
import { CodeMissing, CodeSent } from './code-sent'
import type { WayProps } from './password-login'

interface WithCodeProps extends WayProps {
  type: 'login' | 'password_reset'
  /** The form for the code, once it was sent to this address. */
  children: (sentTo: string) => ReactNode
}

/** Asks for an address, sends a code to it, and shows the form for the code. */
export function WithCode({ email, onEmail, type, children }: WithCodeProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <AskCode email={email} type={type} onSent={setSentTo} onEmail={onEmail} />
  const startOver = () => {
    onEmail(sentTo)
    setSentTo(null)
  }
  return (
    <div className="flex flex-col gap-4">
      <CodeSent email={sentTo} />
      {children(sentTo)}
      <CodeMissing email={sentTo} type={type} onOtherAddress={startOver} />
    </div>
  )
}
