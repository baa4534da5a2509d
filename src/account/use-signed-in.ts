import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type RouterOutputs, trpc } from '../api'
import { useLanguage } from '../i18n/use-language'
import { evaluationHref, languageHref, paths } from '../paths'

/** A language was chosen in this browser; without that the browser's own preference is used. */
const hasChosenLanguage = () => /(^|; )lang=/.test(document.cookie)

/**
 * Takes over the user that the server has just signed in, and navigates on, in the user's language where none was chosen
 * in this browser. Data that another user loaded here is dropped.
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

/** Where signing in leads: the page that was asked for, else the default project, else the list of projects. */
export function useFirstPage(): (asked: string) => Promise<string> {
  const { client } = trpc.useUtils()
  return async (asked) => {
    if (asked !== paths.app) return asked
    // A page that cannot be found out is no reason not to be let in.
    const project = await client.projects.findDefault.query().catch(() => null)
    return project ? evaluationHref(project.id) : asked
  }
}
