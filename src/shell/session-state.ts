import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { atom, getDefaultStore } from 'jotai'
import { serverCode, trpc } from '../api'

/** Whether the session of the page on the screen has ended behind its back: nothing it asks for is answered any more. */
export const sessionEndedAtom = atom(false)

const isSession = ([path]: readonly unknown[]) => Array.isArray(path) && path.join('.') === 'auth.session'

/** Notices, in the answer to any call of a page, that its session has ended or that a new password is wanted first. */
export function watchSession(queryClient: QueryClient): void {
  const note = (error: unknown) => {
    const code = serverCode(error)
    if (code === 'UNAUTHENTICATED') getDefaultStore().set(sessionEndedAtom, true)
    if (code === 'PASSWORD_CHANGE_REQUIRED')
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.auth.session) })
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') note(event.action.error)
    if (event.action.type === 'success' && event.action.data && isSession(event.query.queryKey)) {
      getDefaultStore().set(sessionEndedAtom, false)
    }
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') note(event.action.error)
  })
}
