import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { type RouterOutputs, trpc } from '../api'
import type { Language } from '../domain/options'
import { useLanguage } from '../i18n/use-language'
import { evaluationHref, languageHref, paths, requestedPage } from '../paths'
import { showToast } from '../ui/overlays/toasts'

/** A language was chosen in this browser, or has been read here by who was signed in. */
const hasLanguage = () => /(^|; )lang=/.test(document.cookie)
const yearSeconds = 31_536_000

/** From now on pages are in this language here, regardless of what the browser prefers. */
function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page.
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
}

/**
 * Takes over the user that the server has just signed in, and navigates on. The language of the page stays where one was
 * chosen, or read by who was signed in; a new browser takes the user's. Data that another user loaded here is dropped.
 */
export function useSignedIn() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const { session } = trpc.useUtils().auth
  const language = useLanguage()
  return (user: RouterOutputs['auth']['login'], to: string) => {
    queryClient.clear()
    session.setData(undefined, user)
    const isNewHere = !hasLanguage()
    if (isNewHere) keepLanguage(user.preferredLanguage)
    if (!isNewHere || user.preferredLanguage === language) navigate(to, { replace: true })
    else location.replace(languageHref(new URL(to, location.href), user.preferredLanguage))
  }
}

/** Signing in has come to its end: says so, and leads to the page that was asked for, else the default project or the list. */
export function useEnter() {
  const { t } = useTranslation('account')
  const { client } = trpc.useUtils()
  const signedIn = useSignedIn()
  const requested = requestedPage(useSearch())
  return async (user: RouterOutputs['auth']['login']) => {
    showToast({ title: t('login.success') })
    // A page that cannot be found out is no reason not to be let in.
    const project = requested === null ? await client.projects.findDefault.query().catch(() => null) : null
    signedIn(user, requested ?? (project ? evaluationHref(project.id) : paths.app))
  }
}
