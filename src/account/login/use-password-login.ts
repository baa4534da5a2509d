import { useState } from 'react'
import { type RouterInputs, serverCode, trpc } from '../../api'

/**
 * Signing in with a password. Where that is not enough a code is mailed: `mails` tells how many were, so far; then null
 * is answered, and the same is tried again with the code.
 */
export function usePasswordLogin() {
  const login = trpc.auth.login.useMutation()
  const [mails, setMails] = useState(0)
  const attempt = (input: RouterInputs['auth']['login']) =>
    login.mutateAsync(input).catch((error: unknown) => {
      if (serverCode(error) !== 'CODE_NEEDED') throw error
      setMails((before) => before + 1)
      return null
    })
  return { attempt, mails }
}
