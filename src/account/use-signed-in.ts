import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type RouterOutputs, trpc } from '../api'
import { useLanguage } from '../i18n/use-language'
import { languageHref } from '../paths'

/** Somebody has chosen a language in this browser; without that it shows what the browser asks for. */
const hasChosenLanguage = () => /(^|; )lang=/.test(document.cookie)

/**
 * Takes over the user that the server has just signed in, and leads on, in her language where this browser has none of
 * its own. What another user loaded here is forgotten.
 */
export function useSignedIn() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const { session } = trpc.useUtils().auth
  const language = useLanguage()
  return (user: RouterOutputs['auth']['login'], to: string) => {
    queryClient.clear()
    session.setData(undefined, user)
    if (user.preferredLanguage === language || hasChosenLanguage()) navigate(to, { replace: true })
    else location.replace(languageHref(new URL(to, location.href), user.preferredLanguage))
  }
}
